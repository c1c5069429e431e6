import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkAccessibility } from './accessibility.ts'
import { openAccounts, type Accounts } from './accounts.ts'
import { launchChromium } from './chromium.ts'
import { startSmallSite, type SmallSite } from './small-site.ts'
import { tellStory, type StoryKit, type StoryOptions, type StoryServer } from './tell-story.ts'

let browser: Browser
let site: SmallSite
let accounts: Accounts

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSmallSite()
  accounts = openAccounts(site)
})

afterAll(async () => {
  await accounts.close()
  await site.close()
  await browser.close()
})

const evidence = join(import.meta.dirname, '..', '..', '.cache', 'stories', 'a-story-of-the-helper')

async function tell(body: (kit: StoryKit<StoryServer>) => Promise<void>, options: StoryOptions = {}) {
  onTestFinished(async () => {
    for (const file of ['.png', '-2.png', '.log']) await rm(`${evidence}${file}`, { force: true })
  })
  const { newUser, signIn } = accounts
  await tellStory('a story of the helper', { browser, server: site, newUser, signIn }, options, body)
}

/** The story of somebody who opens a page with this script in it. */
function visit(script: string) {
  return tell(async ({ page }) => {
    await page.goto(site.page({ script }))
  })
}

test('a quiet story passes and leaves nothing', async () => {
  await visit(`console.log('hello'); console.warn('careful')`)
  expect(existsSync(`${evidence}.log`)).toBe(false)
})

test('an error on the console fails the story', async () => {
  await expect(visit(`console.error('it broke')`)).rejects.toThrow('On the console: it broke')
})

test('an uncaught exception fails the story', async () => {
  await expect(visit(`throw new Error('nobody caught me')`)).rejects.toThrow('nobody caught me')
})

test('a rejected promise that nobody handles fails the story', async () => {
  await expect(visit(`Promise.reject(new Error('nor me'))`)).rejects.toThrow('nor me')
})

test('a breach of the content security policy fails the story', async () => {
  await expect(
    visit(`document.head.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }))`),
  ).rejects.toThrow('Content Security Policy')
})

test('noise of another page of the story counts as well', async () => {
  const story = tell(async ({ newContext }) => {
    const other = await (await newContext()).newPage()
    await other.goto(site.page({ script: `console.error('over here')` }))
  })
  await expect(story).rejects.toThrow('On the console: over here')
})

const ask = (path: string) => `fetch('${path}').then(() => { document.title = 'answered' })`

async function hearAnswer({ page }: Pick<StoryKit, 'page'>, path: string) {
  await page.goto(site.page({ script: ask(path) }))
  // A function, read once: text is evaluated at every look, which the page's policy forbids.
  await page.waitForFunction(() => document.title === 'answered')
}

test("a visitor's 401 about the current user is no noise", async () => {
  await expect(tell((kit) => hearAnswer(kit, '/api/auth/user'))).resolves.toBeUndefined()
})

test('a 4xx answer fails the story unless it is expected', async () => {
  await expect(tell((kit) => hearAnswer(kit, '/answer/404'))).rejects.toThrow('/answer/404 answered 404')
  await tell(async (kit) => {
    kit.expectNoise({ status: 404, path: '/answer/404' })
    await hearAnswer(kit, '/answer/404')
  })
})

test('an expected answer does not excuse another one', async () => {
  const story = tell(async (kit) => {
    kit.expectNoise({ status: 404, path: '/answer/404' })
    kit.expectNoise({ status: 403, path: /^\/answer\// })
    await hearAnswer(kit, '/answer/409')
  })
  await expect(story).rejects.toThrow('/answer/409 answered 409')
})

test('a 5xx answer fails the story once, unless it is expected', async () => {
  await expect(tell((kit) => hearAnswer(kit, '/answer/500'))).rejects.toThrow(
    /did not expect:\n- \/answer\/500 answered 500\n\nSee/,
  )
  await tell(async (kit) => {
    kit.expectNoise({ status: 500, path: '/answer/500' })
    await hearAnswer(kit, '/answer/500')
  })
})

test('words on the console can be expected', async () => {
  const story = tell(async ({ page, expectNoise }) => {
    expectNoise({ text: /net::ERR_EMPTY_RESPONSE/ })
    await page.goto(site.page({ script: `fetch('/hang-up').catch(() => { document.title = 'hung up' })` }))
    await page.waitForFunction(() => document.title === 'hung up')
  })
  await expect(story).resolves.toBeUndefined()
})

test('a failure names its picture and its log', async () => {
  const story = tell(async ({ page, newContext }) => {
    await page.goto(site.page({ script: `console.log('a clue')` }))
    await (await newContext()).newPage()
    expect(await page.title()).toBe('another')
  })
  await expect(story).rejects.toThrow(
    'See .cache/stories/a-story-of-the-helper.png and .cache/stories/a-story-of-the-helper-2.png and ' +
      '.cache/stories/a-story-of-the-helper.log',
  )
  expect(existsSync(`${evidence}.png`)).toBe(true)
  expect(await readFile(`${evidence}.log`, 'utf8')).toMatch(/a clue[^]*what the server printed/)
})

test('a story that never ends fails in time, with its picture', async () => {
  const endless = new Promise<void>(() => {})
  const story = tell(() => endless, { timeout: 500 })
  await expect(story).rejects.toThrow(/did not come to its end within 0.5 seconds.\n\nSee .*png/)
})

test('a person is let in by the administrator and signed in', async () => {
  await tell(async ({ page, newContext, newUser, signIn }) => {
    const person = await signIn(page)
    await page.goto('/api/auth/user')
    expect(await page.textContent('body')).toContain(person.email)
    const administrator = await newUser({ isAdmin: true, name: 'Ada' })
    expect(administrator).toMatchObject({ isAdmin: true, name: 'Ada' })
    const other = await (await newContext()).newPage()
    await signIn(other, administrator)
    await other.goto('/api/auth/user')
    expect(await other.textContent('body')).toContain(administrator.email)
  })
})

test('a phone is narrow and has touch, a dark screen is dark', async () => {
  const seen = `[innerWidth, navigator.maxTouchPoints > 0, matchMedia('(prefers-color-scheme: dark)').matches]`
  await tell(
    async ({ page, newContext }) => {
      await page.goto(site.page({}))
      expect(await page.evaluate(seen)).toEqual([390, true, true])
      const desk = await (await newContext({ viewport: 'desktop', colorScheme: 'light' })).newPage()
      await desk.goto(site.page({}))
      expect(await desk.evaluate(seen)).toEqual([1280, false, false])
    },
    { viewport: 'phone', colorScheme: 'dark' },
  )
})

test('accessibility is checked under a strict policy, and what is wrong is named', async () => {
  await tell(async ({ page }) => {
    await page.goto(site.page({ body: '<main><label>Name <input id="name"></label></main>' }))
    await checkAccessibility(page)
    await page.goto(site.page({ body: '<main><input id="name"></main>' }))
    await expect(checkAccessibility(page)).rejects.toThrow(
      '/page is not accessible to everybody:\n- label: Form elements must have labels\n    #name',
    )
  })
})

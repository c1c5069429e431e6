import type { Page } from 'playwright-core'
import { checkAccessibility, checkPaint } from './support/accessibility.ts'
import { openSlowWay } from './support/in-pieces.ts'
import { story } from './support/story.ts'

const readingPages = {
  '/': ['A financial advisor that shows its working', 'Your personal financial advisor · Keel'],
  '/how-it-works': ['How Keel turns a sentence into a plan', 'How it works · Keel'],
  '/privacy-policy': ['Privacy policy', 'Privacy policy · Keel'],
  '/terms-of-service': ['Terms of service', 'Terms of service · Keel'],
} as const

/** Resolves once React has taken over the page; before that the HTML is only text. */
const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )

story('the reading pages can be read without scripts', async ({ newContext, expect }) => {
  const page = await (await newContext({ javaScriptEnabled: false })).newPage()
  for (const [path, [heading, title]] of Object.entries(readingPages)) {
    await page.goto(path)
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    await expect.poll(() => page.title()).toBe(title)
    const words = (await page.locator('main').innerText()).split(/\s+/).length
    expect([path, words > 150]).toEqual([path, true])
    for (const name of ['Privacy policy', 'Terms of service', 'Feedback']) {
      await expect
        .poll(() => page.getByRole('contentinfo').getByRole('link', { name }).isVisible())
        .toBe(true)
    }
  }
})

story('they tell search engines and shared links what they are', async ({ page, server, expect }) => {
  for (const [path, [, title]] of Object.entries(readingPages)) {
    await page.goto(path)
    const read = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute)
    await expect.poll(() => read('link[rel=canonical]', 'href')).toBe(server.url + path)
    await expect.poll(() => read('meta[property="og:url"]', 'content')).toBe(server.url + path)
    await expect.poll(() => read('meta[property="og:title"]', 'content')).toBe(title)
    const description = await read('meta[name=description]', 'content')
    expect([path, (description?.length ?? 0) > 60]).toEqual([path, true])
    await expect.poll(() => read('meta[property="og:description"]', 'content')).toBe(description)
    const card = await page.request.get((await read('meta[property="og:image"]', 'content')) ?? '')
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/png'])
  }
})

// Each is opened by day on a desk and by night on a phone, and then sees the other time of day.
for (const [viewport, colorScheme, other] of [
  ['desktop', 'light', 'dark'],
  ['phone', 'dark', 'light'],
] as const) {
  story(
    `they are accessible, still and alive (${viewport}, ${colorScheme} first)`,
    { colorScheme, viewport },
    async ({ page, expect }) => {
      await page.addInitScript(watchShifts)
      const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      const measure = async () => ({ shift: await readShift(page), overflow: await isTooWide() })
      for (const path of Object.keys(readingPages)) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await isAlive(page)
        await checkAccessibility(page)
        expect({ path, ...(await measure()) }).toEqual({ path, shift: 0, overflow: false })
        await page.emulateMedia({ colorScheme: other })
        await checkPaint(page)
        // Shifts do not count here: Chromium now takes a font that came too late for the first paint.
        expect([path, await isTooWide()]).toEqual([path, false])
        await page.emulateMedia({ colorScheme })
      }
    },
  )
}

function watchShifts() {
  const page = window as unknown as { shift: number }
  page.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

story(
  'nothing moves while a page arrives in pieces',
  { viewport: 'desktop' },
  async ({ page, server, expect }) => {
    const way = await openSlowWay(server)
    await page.addInitScript(watchShifts)
    for (const path of Object.keys(readingPages))
      for (const share of [0.05, 0.2, 0.35, 0.7]) {
        const letThrough = way.holdAfter(share)
        await page.goto(way.url + path, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        letThrough()
        await page.waitForLoadState('networkidle')
        await isAlive(page)
        expect({ path, share, shift: await readShift(page) }).toEqual({ path, share, shift: 0 })
      }
    await way.close()
  },
)

const readShift = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)

story('React takes the pages over as they are', async ({ newContext, expect }) => {
  for (const path of Object.keys(readingPages)) {
    const page = await (await newContext()).newPage()
    await page.goto(path)
    // An element that React threw away and made anew would have lost this mark.
    await page.locator('h1').evaluate((heading) => heading.setAttribute('data-from', 'the server'))
    await isAlive(page)
    await page.waitForLoadState('networkidle')
    await expect
      .poll(async () => [path, await page.locator('h1').getAttribute('data-from')])
      .toEqual([path, 'the server'])
  }
})

story('Nothing sticks out on the narrowest phone', async ({ newContext, expect }) => {
  const page = await (await newContext()).newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [...Object.keys(readingPages), '/feedback']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect([path, overflow]).toEqual([path, false])
  }
})

story('The landing page shows the product, four features and the ways on', async ({ page, expect }) => {
  await page.goto('/')
  await expect.poll(() => page.getByRole('figure').count()).toBe(1)
  const caption = await page.locator('figcaption').textContent()
  expect(caption).toContain('paid off in 11 months instead of 35, which saves $1,008.23 of interest')
  await expect.poll(() => page.locator('main li h3').count()).toBe(4)
  await expect.poll(() => page.getByRole('button', { name: 'Join the Waitlist' }).count()).toBe(2)
  for (const [name, path] of [
    ['How it works', '/how-it-works'],
    ['Privacy policy', '/privacy-policy'],
    ['Terms of service', '/terms-of-service'],
    ['Feedback', '/feedback'],
  ] as const) {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click()
  await page.getByRole('heading', { name: 'Log in to Keel' }).waitFor()
})

story('The miniature plays once and rests within five seconds', async ({ newContext, expect }) => {
  const page = await (await newContext({ reducedMotion: 'no-preference' })).newPage()
  await page.goto('/')
  const moves = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => effect as KeyframeEffect)
      .filter(({ target }) => document.querySelector('figure')?.contains(target))
      .map((effect) => ({
        end: Number(effect.getComputedTiming().endTime),
        changes: effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
      })),
  )
  expect(moves.length).toBeGreaterThan(8)
  expect(Math.max(...moves.map(({ end }) => end))).toBeLessThanOrEqual(5000)
  // Nothing goes away to come again: it can be read while it moves.
  const changes = new Set(moves.flatMap((move) => move.changes))
  expect([...changes].filter((name) => /opacity|dash|visibility|display/i.test(name))).toEqual([])
})

story('Whoever prefers less motion sees all of it at once', async ({ page, expect }) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.getByText('Saved to your profile').waitFor()
})

story('Questions open, also by keyboard', async ({ page, expect }) => {
  await page.goto('/how-it-works')
  const question = page.getByText('What leaves the machine Keel runs on?')
  const answer = page.getByText('By default nothing')
  await expect.poll(() => answer.isVisible()).toBe(false)
  await question.focus()
  await question.press('Enter')
  await answer.waitFor()
})

story('A signed-in user has no use for the landing page', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/')
  await page.waitForURL('**/chat')
  // From a page that only is read it is the same.
  await page.goto('/how-it-works')
  await page.getByRole('banner').getByRole('link', { name: 'Open Keel' }).waitFor()
  await page.getByRole('link', { name: 'Keel, to the start page' }).click()
  await page.waitForURL('**/chat')
  await page.getByRole('heading', { name: 'Keel Advisor', level: 1 }).waitFor()
})

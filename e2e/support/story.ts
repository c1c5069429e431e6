/* oxlint-disable no-empty-pattern -- vitest reads what a fixture needs from the pattern of its parameter */
import type { Browser } from 'playwright-core'
import { test, type ExpectStatic } from 'vitest'
import { type Accounts, openAccounts } from './accounts.ts'
import { launchChromium } from './chromium.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { storyTimeout, tellStory, type StoryKit, type StoryOptions, type StoryServer } from './tell-story.ts'

type StoryBody<Server extends StoryServer = ServerProcess> = (
  kit: StoryKit<Server> & { expect: ExpectStatic },
) => Promise<void>

export interface Story<Server extends StoryServer = ServerProcess> {
  (name: string, body: StoryBody<Server>): void
  (name: string, options: StoryOptions, body: StoryBody<Server>): void
}

const timeToCleanUp = 30_000

// Every call of `extend` has worker fixtures of its own, and all the stories of a worker share one browser.
let browser: Promise<Browser> | undefined

const onStage = test.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
  browser ??= launchChromium()
  onCleanup(async () => (await browser)?.close())
  return browser
})

type Start = () => Promise<ServerProcess>

async function open(start: Start, onCleanup: (close: () => Promise<void>) => void) {
  const server = await start()
  const accounts = openAccounts(server)
  onCleanup(async () => {
    await accounts.close()
    await server.stop()
  })
  return { ...server, accounts }
}

const shared = onStage.extend('server', { scope: 'worker' }, ({}, { onCleanup }) =>
  open(startServer, onCleanup),
)

/**
 * One user story in a real browser against the real server. The files of a worker share it, and its store: every story
 * brings its own people, and none can stop it. To start one, and to let its advisor read what it has learned, takes
 * seconds.
 */
export const story: Story<StoryServer> = createStory((name, options, body) => {
  shared(name, options, ({ browser, server, expect }) => body({ browser, server, expect }))
})

/** Stories on a server of the file's own, for those that count who or what is on it, or stop it. */
export const storiesAlone = () => storiesWith(startServer)

/** Stories on a server of the file's own, started in the given way: with other settings, or beside a mailbox. */
export function storiesWith(start: Start): Story {
  const alone = onStage.extend('server', { scope: 'file' }, ({}, { onCleanup }) => open(start, onCleanup))
  return createStory((name, options, body) => {
    alone(name, options, ({ browser, server, expect }) => body({ browser, server, expect }))
  })
}

interface Given {
  browser: Browser
  server: ServerProcess & { accounts: Accounts }
  expect: ExpectStatic
}

type Tell = (name: string, options: { timeout: number }, body: (given: Given) => Promise<void>) => void

function createStory(tell: Tell): Story {
  return (name: string, ...rest: [StoryBody] | [StoryOptions, StoryBody]) => {
    const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest
    const timeout = (options.timeout ?? storyTimeout) + timeToCleanUp
    tell(name, { timeout }, async ({ browser, server: { accounts, ...server }, expect }) => {
      const { newUser, signIn } = accounts
      await tellStory(name, { browser, server, newUser, signIn }, options, (kit) => body({ ...kit, expect }))
    })
  }
}

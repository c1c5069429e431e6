/* oxlint-disable no-empty-pattern -- vitest reads what a fixture needs from the pattern of its parameter */
import type { Browser } from 'playwright-core'
import { test, type ExpectStatic } from 'vitest'
import { openAccounts } from './accounts.ts'
import { launchChromium } from './chromium.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { storyTimeout, tellStory, type StoryKit, type StoryOptions } from './tell-story.ts'

type StoryBody = (kit: StoryKit & { expect: ExpectStatic }) => Promise<void>

export interface Story {
  (name: string, body: StoryBody): void
  (name: string, options: StoryOptions, body: StoryBody): void
}

const timeToCleanUp = 30_000

// Every call of `extend` has worker fixtures of its own, and all the stories of a worker share one browser.
let browser: Promise<Browser> | undefined

/** Stories on a server of the file's own, started in the given way: with other settings, or beside a mailbox. */
export function storiesWith(start: () => Promise<ServerProcess>): Story {
  const stage = test
    .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
      browser ??= launchChromium()
      onCleanup(async () => (await browser)?.close())
      return browser
    })
    .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
      const server = await start()
      onCleanup(() => server.stop())
      return server
    })
    .extend('accounts', { scope: 'file' }, async ({ server }, { onCleanup }) => {
      const accounts = openAccounts(server)
      onCleanup(() => accounts.close())
      return accounts
    })
  return (name: string, ...rest: [StoryBody] | [StoryOptions, StoryBody]) => {
    const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest
    const timeout = (options.timeout ?? storyTimeout) + timeToCleanUp
    stage(name, { timeout }, async ({ browser, server, accounts: { newUser, signIn }, expect }) => {
      await tellStory(name, { browser, server, newUser, signIn }, options, (kit) => body({ ...kit, expect }))
    })
  }
}

/** One user story in a real browser against the real server; the server and its store are the file's own. */
export const story = storiesWith(() => startServer())

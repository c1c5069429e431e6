import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Accounts } from './accounts.ts'
import { createNoise, type Noise } from './noise.ts'
import type { ServerProcess } from './server-process.ts'
import { viewport, type ViewportName } from './viewport.ts'
import { within } from './within.ts'

export interface StoryOptions {
  viewport?: ViewportName
  colorScheme?: 'light' | 'dark'
  /** In milliseconds; only for a story that is long by its nature. */
  timeout?: number
}

export type StoryServer = Pick<ServerProcess, 'url' | 'output'>

export interface Stage<Server extends StoryServer = ServerProcess> extends Omit<Accounts, 'close'> {
  browser: Browser
  server: Server
}

export interface StoryKit<Server extends StoryServer = ServerProcess> extends Stage<Server> {
  /** A window of the story's own visitor. */
  page: Page
  /** Another visitor: a second person, or the same one on a second device. */
  newContext: (options?: NewContextOptions) => Promise<BrowserContext>
  expectNoise: Noise['expectNoise']
}

type NewContextOptions = Pick<StoryOptions, 'viewport' | 'colorScheme'> &
  Omit<BrowserContextOptions, 'viewport'>

export const storyTimeout = 120_000
// It only ends what hangs: a busy machine may well be slow.
const actionTimeout = 30_000
const root = join(import.meta.dirname, '..', '..')

/** Tells one story in a context of its own; fails on noise; leaves a picture and the console of a failure. */
export async function tellStory<Server extends StoryServer>(
  name: string,
  stage: Stage<Server>,
  options: StoryOptions,
  body: (kit: StoryKit<Server>) => Promise<void>,
) {
  const noise = createNoise()
  const contexts: BrowserContext[] = []
  const newContext = async (wishes: NewContextOptions = {}) => {
    const context = await openContext(stage, { ...options, ...wishes })
    noise.listen(context)
    contexts.push(context)
    return context
  }
  try {
    const page = await (await newContext()).newPage()
    const told = body({ ...stage, page, newContext, expectNoise: noise.expectNoise })
    await within(options.timeout ?? storyTimeout, told, 'The story did not come to its end')
    await hearLastSounds(contexts)
    noise.check()
  } catch (error) {
    throw await addEvidence(error, name, contexts, `${noise.consoleLog()}\n\n${stage.server.output()}`)
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
  }
}

async function openContext(
  { browser, server }: Stage<StoryServer>,
  options: StoryOptions & NewContextOptions,
) {
  const { viewport: size = 'desktop', timeout: _, ...rest } = options
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Nothing is measured or photographed half way through a movement.
    reducedMotion: 'reduce',
    // A page that it answers for is out of reach of routes; the stories about it let it in.
    serviceWorkers: 'block',
    ...viewport(size),
    ...rest,
  })
  context.setDefaultTimeout(actionTimeout)
  return context
}

/** What a page has said before this question arrives before its answer; a page may well be leaving just now. */
async function hearLastSounds(contexts: BrowserContext[]) {
  const pages = contexts.flatMap((context) => context.pages())
  await Promise.allSettled(pages.map((page) => page.evaluate('0')))
}

async function addEvidence(problem: unknown, name: string, contexts: BrowserContext[], log: string) {
  const failure = problem instanceof Error ? problem : new Error(String(problem))
  const folder = join(root, '.cache', 'stories')
  const file = join(folder, name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100))
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.log`, log)
  const pages = contexts.flatMap((context) => context.pages())
  const pictures = await Promise.all(
    pages.map(async (page, index) => {
      const path = index === 0 ? `${file}.png` : `${file}-${index + 1}.png`
      // A page that crashed or never painted must not hide why the story failed.
      return page.screenshot({ path, timeout: actionTimeout }).then(
        () => [path],
        () => [],
      )
    }),
  )
  const evidence = [...pictures.flat(), `${file}.log`].map((path) => relative(root, path))
  failure.message += `\n\nSee ${evidence.join(' and ')}`
  return failure
}

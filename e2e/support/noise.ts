import type { BrowserContext, ConsoleMessage } from 'playwright-core'

/** What a story announces beforehand: a failing response, or text on the console. */
type Allowance = { status: number; path: string | RegExp } | { text: string | RegExp }

export interface Noise {
  listen: (context: BrowserContext) => void
  expectNoise: (allowance: Allowance) => void
  /** Throws when something was heard that the story did not expect. */
  check: () => void
  /** Everything on the consoles, expected or not. */
  consoleLog: () => string
}

interface Sound {
  text: string
  answer?: { status: number; path: string }
}

// The app asks at its start who is there, and a visitor is nobody.
const alwaysAllowed: Allowance[] = [{ status: 401, path: '/api/auth/user' }]

export function createNoise(): Noise {
  const allowances = [...alwaysAllowed]
  const sounds: Sound[] = []
  const log: string[] = []
  return {
    listen(context) {
      context.on('console', (message) => {
        log.push(`${message.type()}: ${message.text()} (${message.location().url})`)
        if (isComplaint(message)) sounds.push(hearConsole(message))
      })
      context.on('weberror', (problem) => {
        const error = problem.error()
        log.push(`uncaught: ${error.stack ?? error.message}`)
        sounds.push({ text: `Uncaught in the page: ${error.stack ?? error.message}` })
      })
      context.on('page', (page) => {
        page.on('crash', () => sounds.push({ text: `The page at ${page.url()} crashed` }))
      })
      context.on('response', (response) => {
        if (response.status() >= 500) sounds.push(hearAnswer(response.status(), response.url()))
      })
    },
    expectNoise: (allowance) => void allowances.push(allowance),
    check() {
      const unexpected = sounds.filter((sound) => !allowances.some((allowance) => allows(allowance, sound)))
      if (unexpected.length === 0) return
      const lines = [...new Set(unexpected.map((sound) => sound.text))]
      throw new Error(
        `The story made noise that it did not expect:\n${lines.map((line) => `- ${line}`).join('\n')}`,
      )
    },
    consoleLog: () => log.join('\n'),
  }
}

// A report of the content security policy counts at any level: a policy that only reports warns.
function isComplaint(message: ConsoleMessage) {
  return message.type() === 'error' || message.text().includes('Content Security Policy')
}

function hearConsole(message: ConsoleMessage): Sound {
  const status = /^Failed to load resource: .* status of (\d+)/.exec(message.text())?.[1]
  const { url } = message.location()
  if (status !== undefined && URL.canParse(url)) return hearAnswer(Number(status), url)
  return { text: `On the console: ${message.text()}` }
}

function hearAnswer(status: number, url: string): Sound {
  const path = new URL(url).pathname
  return { text: `${path} answered ${status}`, answer: { status, path } }
}

function allows(allowance: Allowance, { text, answer }: Sound) {
  if ('text' in allowance) return matches(allowance.text, text, text.includes.bind(text))
  return (
    answer?.status === allowance.status &&
    matches(allowance.path, answer.path, (path) => path === answer.path)
  )
}

function matches(wanted: string | RegExp, heard: string, isSame: (wanted: string) => boolean) {
  return typeof wanted === 'string' ? isSame(wanted) : wanted.test(heard)
}

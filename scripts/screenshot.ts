import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openAccounts } from '../e2e/support/accounts.ts'
import { launchChromium } from '../e2e/support/chromium.ts'
import { startServer } from '../e2e/support/server-process.ts'
import { root, runStep } from './lib/steps.ts'

// npm run screenshot: the picture in the README, taken of the real app with a fresh store.
// npm run screenshot -- --looks: every screen of a household, on a phone and a desk, light and dark, to look at.
const PICTURE = join(root, 'docs', 'images', 'keel.png')
const LOOKS = join(root, '.cache', 'looks')
const PERSON = { email: 'maya.lindqvist@example.com', name: 'Maya Lindqvist' }
const SAID = [
  'I make 5,200 a month and my rent is 1,450, groceries are about 620 and childcare is 950',
  'I owe 6,400 on my Visa at 22.9% and 11,800 on the car loan at 5.5%',
  'we have 9,500 in savings',
  'How long would my savings last?',
]
const SCREENS = ['chat', 'budget', 'balance-sheet', 'plans', 'profile', 'settings']
const DESK = { width: 1280, height: 800 }
const sizes = { phone: { width: 390, height: 844 }, desk: DESK }

if (!runStep({ name: 'Build', command: 'node', args: ['scripts/build.ts'] })) process.exit(1)

const server = await startServer()
const accounts = openAccounts(server)
const browser = await launchChromium()
try {
  const page = await openPage(browser, DESK, 'light')
  const { password } = await accounts.signIn(page, await accounts.newUser(PERSON))
  await choosePassword(page, password)
  for (const message of SAID) await page.context().request.post('/api/chat', { data: { message } })
  if (process.argv.includes('--looks')) await takeLooks(browser, page)
  else await take(page, '/chat', PICTURE)
} finally {
  await browser.close()
  await accounts.close()
  await server.stop()
}

function openPage(opened: Browser, viewport: typeof DESK, colorScheme: 'light' | 'dark') {
  return opened.newPage({ baseURL: server.url, viewport, colorScheme, reducedMotion: 'reduce' })
}

async function takeLooks(opened: Browser, signedIn: Page) {
  const cookies = await signedIn.context().cookies()
  for (const [size, viewport] of Object.entries(sizes))
    for (const scheme of ['light', 'dark'] as const) {
      const page = await openPage(opened, viewport, scheme)
      await take(page, '/', join(LOOKS, `landing-${size}-${scheme}.png`))
      await page.context().addCookies(cookies)
      for (const screen of SCREENS)
        await take(page, `/${screen}`, join(LOOKS, `${screen}-${size}-${scheme}.png`))
      await page.close()
    }
}

async function take(page: Page, path: string, file: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  mkdirSync(dirname(file), { recursive: true })
  await page.screenshot({ path: file })
  console.log(`${file} shows ${path} (${Math.ceil(statSync(file).size / 1000)} kB)`)
}

/** Without the banner about a generated password. */
async function choosePassword(page: Page, currentPassword: string) {
  const data = { currentPassword, newPassword: 'a password of her own' }
  await page.context().request.post('/api/auth/change-password', { data })
}

import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { openAccounts } from '../e2e/support/accounts.ts'
import { launchChromium } from '../e2e/support/chromium.ts'
import { startServer } from '../e2e/support/server-process.ts'
import { root, runStep } from './lib/steps.ts'

// npm run screenshot: the picture in the README, taken of the real app with a fresh store.
const PATH = '/chat'
const FILE = join(root, 'docs', 'images', 'keel.png')
const PERSON = { email: 'maya.lindqvist@example.com', name: 'Maya Lindqvist' }
const SAID = [
  'I make 5,200 a month and my rent is 1,450, groceries are about 620 and childcare is 950',
  'I owe 6,400 on my Visa at 22.9% and 11,800 on the car loan at 5.5%',
  'we have 9,500 in savings',
  'How long would my savings last?',
]

if (!runStep({ name: 'Build', command: 'node', args: ['scripts/build.ts'] })) process.exit(1)

const server = await startServer()
const accounts = openAccounts(server)
const browser = await launchChromium()
try {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const { password } = await accounts.signIn(page, await accounts.newUser(PERSON))
  await choosePassword(page, password)
  for (const message of SAID) await page.context().request.post('/api/chat', { data: { message } })
  await page.goto(PATH)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  mkdirSync(dirname(FILE), { recursive: true })
  await page.screenshot({ path: FILE })
  console.log(`\n${FILE} shows ${PATH} (${Math.ceil(statSync(FILE).size / 1000)} kB)`)
} finally {
  await browser.close()
  await accounts.close()
  await server.stop()
}

/** Without the banner about a generated password. */
async function choosePassword(page: Page, currentPassword: string) {
  const data = { currentPassword, newPassword: 'a password of her own' }
  await page.context().request.post('/api/auth/change-password', { data })
}

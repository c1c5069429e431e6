import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../e2e/support/chromium.ts'
import { startServer } from '../e2e/support/server-process.ts'

// Draws the pictures that cannot be made of text: the icons from the logo, and the social card from the landing page
// itself. Run it after either has changed, on a fresh build; the results are committed.
const folder = join(import.meta.dirname, '../src/web/public')

const browser = await launchChromium()
try {
  await drawSocialCard(browser)
  for (const [name, size] of Object.entries({ 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 })) {
    await drawIcon(browser, name, size)
  }
} finally {
  await browser.close()
}

/** The top of the landing page, a third larger than the card and scaled down to it. */
async function drawSocialCard(browser: Browser) {
  const server = await startServer()
  const context = await browser.newContext({
    viewport: { width: 1600, height: 840 },
    deviceScaleFactor: 0.75,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  // Without the scripts there is no count, which would be that of an empty store.
  await context.route('**/*.js', (route) => route.abort())
  const page = await context.newPage()
  await page.goto(server.url, { waitUntil: 'networkidle' })
  await page.screenshot({ path: join(folder, 'social-card.png') })
  await context.close()
  await server.stop()
}

/** The mark in white on the accent, small enough for the circle into which some phones cut it. */
async function drawIcon(browser: Browser, name: string, size: number) {
  const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8').replace(
    /fill="#\w+"/,
    'fill="#fff" width="58%"',
  )
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#075c5d">${mark}</body>`,
  )
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await page.close()
}

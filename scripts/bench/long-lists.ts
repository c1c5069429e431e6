import type { Page } from 'playwright-core'
import { openAccounts } from '../../e2e/support/accounts.ts'
import { open, store } from '../../e2e/support/budget.ts'
import { input, log, openChat, replied, said, serveMessages } from '../../e2e/support/chat.ts'
import { launchChromium } from '../../e2e/support/chromium.ts'
import { startServer } from '../../e2e/support/server-process.ts'
import type { BenchRow } from '../lib/bench-row.ts'
import { watchInteractions } from '../lib/watch-interactions.ts'

const ROWS = 2000
const MESSAGES = 1000
const LIMIT_MS = 100

/** Interaction to next paint, of the slowest interaction, where the lists are long. */
export default async function measureLongLists(): Promise<BenchRow[]> {
  const [browser, server] = [await launchChromium(), await startServer({ env: { RATE_LIMITS: 'off' } })]
  const accounts = openAccounts(server)
  try {
    const viewport = { width: 1280, height: 800 }
    const page = await browser.newPage({ baseURL: server.url, viewport })
    await accounts.signIn(page)
    return [
      rowOf(`budget of ${ROWS} rows`, await useBudget(page)),
      rowOf(`chat of ${MESSAGES} messages`, await useChat(page)),
    ]
  } finally {
    await accounts.close()
    await browser.close()
    await server.stop()
  }
}

async function useBudget(page: Page) {
  const expenseItems = Array.from({ length: ROWS }, (_, at) => ({
    id: at + 1,
    category: `Kind ${at % 40}`,
    amount: 10 + (at % 90),
    date: `2026-${String((at % 12) + 1).padStart(2, '0')}-15`,
  }))
  await store(page, { expenseItems, incomeItems: [], financialGoalItems: [] })
  await open(page, 'Expenses')
  return watchInteractions(page, async () => {
    await page.getByRole('tab', { name: 'Overview' }).click()
    await page.getByRole('tab', { name: 'Expenses' }).click()
    await page
      .getByRole('button', { name: /^Amount/ })
      .first()
      .click()
    await page.getByLabel('Category', { exact: true }).pressSequentially('Coffee')
    await page.getByLabel('Amount ($)', { exact: true }).pressSequentially('12')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    await page.keyboard.press('Escape')
  })
}

async function useChat(page: Page) {
  const at = new Date(Date.now() - 3_600_000).toISOString()
  const figure = {
    id: 'f1',
    label: 'Rent',
    unit: 'money',
    value: 1200,
    text: '$1,200',
    source: { kind: 'rule', name: 'Given', text: 'Told' },
  }
  const messages = Array.from({ length: MESSAGES }, (_, id) =>
    id % 2 === 0
      ? said(id + 1, `What about ${id} a month for rent?`, { timestamp: at })
      : replied(id + 1, 'That is <span data-figure="f1">$1,200</span> a month, and leaves enough.', {
          timestamp: at,
          details: '<p>One step at a time.</p>',
          figures: [figure],
        }),
  )
  await serveMessages(page, messages)
  await openChat(page)
  const articles = log(page).getByRole('article')
  while ((await articles.count()) < MESSAGES) {
    const before = await articles.count()
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForFunction(
      (count) => document.querySelectorAll('[role=log] article').length > count,
      before,
    )
  }
  return watchInteractions(page, async () => {
    await input(page).pressSequentially('How long would my savings last?')
    await page.getByRole('button', { name: 'Search the conversation' }).click()
    const panel = page.getByRole('dialog', { name: 'Search' })
    await panel.getByRole('button', { name: /^Close/ }).click()
    await panel.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Show the working' }).last().click()
    await input(page).press('Enter')
  })
}

const rowOf = (what: string, durations: number[]): BenchRow => {
  const worst = Math.max(0, ...durations)
  return {
    figure: `Slowest of ${durations.length} interactions to the next picture, ${what}, CPU slowed down four times`,
    value: `${worst.toFixed(0)} ms`,
    limit: `${LIMIT_MS} ms`,
    ok: worst > 0 && worst <= LIMIT_MS,
  }
}

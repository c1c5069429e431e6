import type { Page } from 'playwright-core'
import { openAccounts } from '../../e2e/support/accounts.ts'
import { open, store } from '../../e2e/support/budget.ts'
import { fulfillStream, openChat, replied, said, serveMessages } from '../../e2e/support/chat.ts'
import { launchChromium } from '../../e2e/support/chromium.ts'
import { startServer } from '../../e2e/support/server-process.ts'
import { type BenchRow, median } from '../lib/bench-row.ts'
import { type Interaction, watchInteractions } from '../lib/watch-interactions.ts'

const ROWS = 2000
const MESSAGES = 1000
/** What a short list has, of either. */
const FEW = 20
const LIMIT_MS = 100
/** Long against short: nothing may be drawn again for the others. It holds on a busy machine, too. */
const LIMIT_TIMES = 2
const ROUNDS = 3

/**
 * Interaction to next paint, of the slowest interaction, where the lists are long: the median of three rounds. Elements
 * are found by selectors, since finding them by role in a long page keeps it busy for seconds.
 */
export default async function measureLongLists(): Promise<BenchRow[]> {
  const [browser, server] = [await launchChromium(), await startServer({ env: { RATE_LIMITS: 'off' } })]
  const accounts = openAccounts(server)
  try {
    const viewport = { width: 1280, height: 800 }
    const page = await browser.newPage({ baseURL: server.url, viewport })
    await accounts.signIn(page)
    const budgetOf = async (count: number) => {
      await fillBudget(page, count)
      return inRounds(page, () => useBudget(page))
    }
    const chatOf = async (count: number) => {
      await fillChat(page, count)
      return inRounds(page, () => useChat(page))
    }
    return [
      ...judge(`budget of ${ROWS} rows`, await budgetOf(FEW), await budgetOf(ROWS)),
      ...judge(`chat of ${MESSAGES} messages`, await chatOf(FEW), await chatOf(MESSAGES)),
    ]
  } finally {
    await accounts.close()
    await browser.close()
    await server.stop()
  }
}

async function fillBudget(page: Page, count: number) {
  const expenseItems = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    category: `Kind ${at % 40}`,
    amount: 10 + (at % 90),
    date: `2026-${String((at % 12) + 1).padStart(2, '0')}-15`,
  }))
  await store(page, { expenseItems, incomeItems: [], financialGoalItems: [] })
  await open(page)
}

/** Opening, sorting, adding, editing, typing in a row, deleting, looking for. */
async function useBudget(page: Page) {
  await page.locator('[role=tab]', { hasText: 'Expenses' }).click()
  await page.locator('th button', { hasText: 'Amount' }).click()
  await page.locator('form input[name=label]').pressSequentially('Coffee')
  await page.locator('form input[name=amount]').pressSequentially('12')
  await page.locator('form button', { hasText: 'Add' }).click()
  await page.locator('[data-action=edit]').first().click()
  await page.keyboard.type('Tea')
  await page.keyboard.press('Enter')
  await page.locator('[data-action=delete]').first().click()
  await page.locator('input[type=search]').pressSequentially('kind 7')
  await page.locator('[role=tab]', { hasText: 'Overview' }).click()
}

async function fillChat(page: Page, wanted: number) {
  const at = new Date(Date.now() - 3_600_000).toISOString()
  const figure = {
    id: 'f1',
    label: 'Rent',
    unit: 'money',
    value: 1200,
    text: '$1,200',
    source: { kind: 'rule', name: 'Given', text: 'Told' },
  }
  const messages = Array.from({ length: wanted }, (_, id) =>
    id % 2 === 0
      ? said(id + 1, `What about ${id} a month for rent?`, { timestamp: at })
      : replied(id + 1, 'That is <data value="f1">$1,200</data> a month, and leaves enough.', {
          timestamp: at,
          details: '<p>One step at a time.</p>',
          figures: [figure],
        }),
  )
  await serveMessages(page, messages)
  await page.route('**/api/chat', (route) => {
    const id = messages.length + 1
    const [userMessage, reply] = [said(id, 'How long?'), replied(id + 1, 'For years.')]
    messages.push(userMessage, reply)
    const done = { userMessage, reply, extractedData: {} }
    return fulfillStream(route, [
      ['accepted', { userMessage }],
      ['done', done],
    ])
  })
  await openChat(page)
  const count = () => page.evaluate(() => document.querySelectorAll(`[role=log] article`).length)
  for (let shown = await count(); shown < wanted; shown = await count()) {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForFunction(
      (before) => document.querySelectorAll('[role=log] article').length > before,
      shown,
    )
  }
}

/** Typing, a panel over the conversation, the working of a reply, sending. */
async function useChat(page: Page) {
  const field = page.locator('#your-message')
  await field.pressSequentially('How long would my savings last?')
  await page.locator('button[aria-label="Search the conversation"]').click()
  await page.locator('dialog button[aria-label=Close]').click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.locator('[role=log] button[aria-expanded=false]', { hasText: 'Show the working' }).last().click()
  const answered = page.waitForResponse('**/api/chat')
  await field.press('Enter')
  await answered
  await page.waitForFunction(() => document.querySelector('[role=log] [role=status]') === null)
}

/** By what was done: the median of its slowest in each round. */
async function inRounds(page: Page, act: () => Promise<void>): Promise<Interaction[]> {
  const found = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const slowest = new Map<string, number>()
    for (const { what, milliseconds } of await watchInteractions(page, act)) {
      slowest.set(what, Math.max(milliseconds, slowest.get(what) ?? 0))
    }
    for (const [what, milliseconds] of slowest) found.set(what, [...(found.get(what) ?? []), milliseconds])
  }
  return [...found].map(([what, all]) => ({ what, milliseconds: median(all) }))
}

function judge(what: string, short: Interaction[], long: Interaction[]): BenchRow[] {
  const [worst, usual] = [slowestOf(long), slowestOf(short)]
  const times = worst.milliseconds / usual.milliseconds
  return [
    {
      figure: `Slowest of ${long.length} kinds of interaction to the next picture, ${what}, CPU slowed down four times`,
      value: `${worst.milliseconds.toFixed(0)} ms (${worst.what})`,
      limit: `${LIMIT_MS} ms`,
      ok: worst.milliseconds <= LIMIT_MS,
    },
    {
      figure: `The same against one of ${FEW}`,
      value: `${times.toFixed(2)} x (${usual.milliseconds.toFixed(0)} ms, ${usual.what})`,
      limit: `${LIMIT_TIMES} x`,
      ok: times <= LIMIT_TIMES,
    },
  ]
}

function slowestOf(interactions: Interaction[]): Interaction {
  const [slowest] = interactions.toSorted((one, other) => other.milliseconds - one.milliseconds)
  if (!slowest) throw new Error('No interaction was seen')
  return slowest
}

import type { FigureSource } from '#contract/figures.ts'
import type { Spending } from '#advisor/snapshot.ts'
import { byFormula } from '#advisor/grounding/figures.ts'
import { quote, type Text, text } from '#advisor/grounding/pieces.ts'
import { sumMoney } from '#finance/money.ts'
import { sayBudget, sayWhy } from './compare-months.ts'
import { sayBiggest } from './say-biggest.ts'
import { sayNextBill, sayNextPay, sayUnseen } from './say-next-payment.ts'
import type { Move, Scene } from './scene.ts'
import { daysOf, plainPeriod, recurringCard, rowsCard, sayPeriod } from './spending-words.ts'

/**
 * Answers from transactions, each figure traced to the very rows. Names of payees stand in the cards alone: what is
 * said in a reply may go to a language model with a later message, and a bank's file is nobody else's business.
 */
export function saySpending(scene: Scene): Move | null {
  const { spending } = scene.snapshot
  if (!spending) return sayUnseen(scene)
  switch (spending.question.kind) {
    case 'spent':
      return saySpent(scene, spending, spending.question)
    case 'subscriptions':
      return saySubscriptions(scene, spending)
    case 'biggest':
      return sayBiggest(scene, spending, spending.question.period)
    case 'next pay':
      return sayNextPay(scene, spending)
    case 'next bill':
      return sayNextBill(scene, spending, spending.question)
    case 'month':
      return sayWhy(scene, spending, spending.question.month)
    case 'budget':
      break
  }
  return sayBudget(scene, spending, spending.question.month)
}

function saySpent(
  scene: Scene,
  spending: Spending,
  asked: Extract<Spending['question'], { kind: 'spent' }>,
): Move {
  const { period, categories, payee, said } = asked
  const about = [said || 'all spending', plainPeriod(period)].join(', ')
  const [category] = categories
  const source: FigureSource = {
    kind: 'transactions',
    count: spending.count,
    about,
    filter: {
      ...daysOf(period),
      ...(category !== undefined && categories.length === 1 && { category }),
      ...(payee !== null && { search: payee }),
      ...(categories.length === 0 && payee === null && { kind: 'out' as const }),
    },
  }
  const when = sayPeriod(scene, period)
  const what: Text = said === '' ? [] : payee === null ? [` on ${said}`] : [' at ', quote(said)]
  if (spending.count === 0)
    return { content: text`I see no transactions${what} in ${when}.`, dialogue: { asked: null } }
  const total = scene.sheet.money('Spent', spending.total, source)
  const count = scene.sheet.number('Transactions', 'count', spending.count, source)
  const entries = spending.count === 1 ? text`one transaction` : text`${count} transactions`
  return {
    content: text`You spent ${total}${what} in ${when}, in ${entries}.`,
    cards: [rowsCard('The largest of them', spending)],
    dialogue: { asked: null },
  }
}

function saySubscriptions({ sheet }: Scene, { recurring }: Spending): Move {
  if (recurring.length === 0)
    return {
      content: ['I see no payment that comes again and again in your transactions yet.'],
      dialogue: { asked: null },
    }
  const inputs = recurring.map(({ monthly }) =>
    sheet.money('A month', Math.abs(monthly), byFormula('A payment that repeats, as an average month.', [])),
  )
  const source = byFormula('Payments that repeat in your transactions, each as an average month.', inputs)
  const count = sheet.number('Recurring payments', 'count', recurring.length, source)
  const total = sheet.money(
    'Together a month',
    sumMoney(recurring.map(({ monthly }) => Math.abs(monthly))),
    source,
  )
  const what = recurring.length === 1 ? text`A single payment repeats` : text`${count} payments repeat`
  return {
    content: text`${what}, ${total} a month together. The table names ${recurring.length === 1 ? 'it' : 'them'}, with when ${recurring.length === 1 ? 'it comes' : 'each comes'} next.`,
    cards: [recurringCard('Subscriptions and bills', recurring)],
    dialogue: { asked: null },
  }
}

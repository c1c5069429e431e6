import type { TableCard } from '#contract/cards.ts'
import type { Spending } from '#advisor/snapshot.ts'
import { byFormula } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { roundCents, subtractMoney, sumMoney } from '#finance/money.ts'
import { addToMonth, type Month, summarizeMonths } from '#finance/spending.ts'
import type { Move, Scene } from '#advisor/talk/scene.ts'
import { monthName, monthSource, rowsCard, sayPeriod } from './spending-words.ts'

/** A usual month is the mean of up to six before. */
const USUAL_MONTHS = 6

/** Why a month was dear: beside a usual one, category by category. */
export function sayWhy(scene: Scene, spending: Spending, month: Month): Move {
  const { sheet } = scene
  const when = sayPeriod(scene, { from: month, to: month })
  const months = summarizeMonths(spending.totals)
  const own = months.find((one) => one.month === month)
  const before = months.filter((one) => one.month < month && one.month >= addToMonth(month, -USUAL_MONTHS))
  if (!own || own.spent <= 0) return { content: text`I see no spending ${when}.`, dialogue: { asked: null } }
  const source = monthSource(own.count, month)
  const spent = sheet.money(`Spent in ${monthName(month)}`, own.spent, source)
  const cards = [rowsCard('The largest payments of the month', spending)]
  if (before.length === 0)
    return {
      content: text`You spent ${spent} ${when}. I have no earlier month to compare it with.`,
      cards,
      dialogue: { asked: null },
    }
  const usual = roundCents(sumMoney(before.map((one) => one.spent)) / before.length)
  const mean = sheet.money(
    'Usual month',
    usual,
    byFormula(
      'The mean of the months before it, up to six.',
      before.map((one) => sheet.money(one.month, one.spent, monthSource(one.count, one.month))),
    ),
  )
  const more = sheet.money(
    'Difference',
    Math.abs(subtractMoney(own.spent, usual)),
    byFormula('The month less a usual one.', [spent, mean]),
  )
  const differences = compareCategories(
    spending,
    month,
    before.map((one) => one.month),
  )
  const side = own.spent >= usual ? 'more' : 'less'
  return {
    content: text`You spent ${spent} ${when}, ${more} ${side} than the ${mean} of a usual month. The tables show where it went.`,
    cards: [differencesCard(differences), ...cards],
    dialogue: { asked: null },
  }
}

interface Difference {
  category: string
  now: number
  usual: number
}

function compareCategories({ totals }: Spending, month: Month, before: Month[]): Difference[] {
  const spentIn = (category: string, months: Month[]) =>
    sumMoney(
      totals.filter((one) => one.category === category && months.includes(one.month)).map((one) => one.spent),
    )
  const names = [...new Set(totals.map(({ category }) => category))]
  return names
    .map((category) => ({
      category,
      now: spentIn(category, [month]),
      usual: roundCents(spentIn(category, before) / before.length),
    }))
    .filter(({ now, usual }) => now !== usual)
    .toSorted((one, other) => other.now - other.usual - (one.now - one.usual))
    .slice(0, 6)
}

const differencesCard = (differences: Difference[]): TableCard => ({
  kind: 'table',
  title: 'What was different',
  formula: 'Each category in that month beside the mean of the months before it.',
  open: '/transactions',
  columns: [
    { label: 'Category', unit: 'text' },
    { label: 'That month', unit: 'money' },
    { label: 'Usual', unit: 'money' },
    { label: 'Difference', unit: 'money' },
  ],
  rows: differences.map(({ category, now, usual }) => [category, now, usual, now - usual]),
})

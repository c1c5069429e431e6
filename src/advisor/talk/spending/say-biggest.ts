import type { TableCard } from '#contract/cards.ts'
import type { FigureSource } from '#contract/figures.ts'
import type { Spending } from '#advisor/snapshot.ts'
import { byFormula } from '#advisor/grounding/figures.ts'
import { listing, type Text, text } from '#advisor/grounding/pieces.ts'
import { spendingCategories } from '#finance/categories.ts'
import { percentShare, sumMoney } from '#finance/money.ts'
import { UNCATEGORISED } from '#finance/spending.ts'
import type { Period } from './asked-period.ts'
import type { Move, Scene } from '#advisor/talk/scene.ts'
import { daysOf, plainPeriod, rowsCard, sayPeriod } from './spending-words.ts'

/** So many are named; the table has the rest. */
const NAMED = 3
const SHOWN = 8

interface Group {
  category: string
  spent: number
  count: number
}

/** Names out of a file stand in the table alone, as everywhere. */
const isOwnName = ({ category }: Group) => (spendingCategories as readonly string[]).includes(category)

/** Where the money went, the most first. */
export function sayBiggest(scene: Scene, spending: Spending, period: Period): Move {
  const { sheet } = scene
  const when = sayPeriod(scene, period)
  const all = groupByCategory(spending, period)
  const groups = all.filter(({ category }) => category !== UNCATEGORISED)
  const [first, ...rest] = groups
  if (all.length === 0)
    return { content: text`I see no spending in your transactions ${when}.`, dialogue: { asked: null } }
  const sum = sumMoney(all.map(({ spent }) => spent))
  const total = sheet.money('Spent', sum, {
    kind: 'transactions',
    count: all.reduce((count, group) => count + group.count, 0),
    about: `all spending, ${plainPeriod(period)}`,
    filter: { ...daysOf(period), kind: 'out' },
  })
  const lead = text`By your transactions you spent ${total} ${when}`
  const open = all.filter(({ category }) => category === UNCATEGORISED)
  const cards = [groupsCard([...groups.slice(0, SHOWN), ...open]), rowsCard('The largest payments', spending)]
  if (!first)
    return { content: text`${lead}, none of it with a category yet.`, cards, dialogue: { asked: null } }
  const amountOf = (group: Group) => sheet.money(group.category, group.spent, sourceOf(group, period))
  const most = amountOf(first)
  const share = sheet.percent(
    'Share',
    percentShare(first.spent, sum),
    byFormula('Its part of all that was spent.', [most, total]),
    1,
  )
  const next = rest.slice(0, NAMED - 1)
  const then: Text =
    next.length > 0 && [first, ...next].every(isOwnName)
      ? [', then ', ...listing(next.map((group) => text`${group.category} with ${amountOf(group)}`))]
      : []
  const what = isOwnName(first) ? first.category : 'the category that leads the table'
  return {
    content: text`${lead}. The most went to ${what}: ${most}, or ${share}${then}.`,
    cards,
    dialogue: { asked: null },
  }
}

function groupByCategory({ totals }: Spending, { from, to }: Period): Group[] {
  const own = totals.filter(({ month }) => month >= from && month <= to)
  return Array.from(
    Map.groupBy(own, ({ category }) => category),
    ([category, months]) => ({
      category,
      spent: sumMoney(months.map(({ spent }) => spent)),
      count: months.reduce((count, one) => count + one.count, 0),
    }),
  )
    .filter(({ spent }) => spent > 0)
    .toSorted((one, other) => other.spent - one.spent)
}

const sourceOf = ({ category, count }: Group, period: Period): FigureSource => ({
  kind: 'transactions',
  count,
  about: `${category}, ${plainPeriod(period)}`,
  filter: { ...daysOf(period), category },
})

const groupsCard = (groups: Group[]): TableCard => ({
  kind: 'table',
  title: 'Where it went',
  formula: 'Your transactions added up by category; transfers between your own accounts are left out.',
  open: '/transactions',
  columns: [
    { label: 'Category', unit: 'text' },
    { label: 'Spent', unit: 'money' },
    { label: 'Transactions', unit: 'count' },
  ],
  rows: groups.map(({ category, spent, count }) => [category, spent, count]),
})

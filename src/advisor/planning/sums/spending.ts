/** Where the money goes, and who pays which part of it. */
import type { Figure } from '#contract/figures.ts'
import { byRow } from '#advisor/grounding/figures.ts'
import { listing, text, type Text } from '#advisor/grounding/pieces.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { earnedBy } from '#advisor/planning/data/earners.ts'
import { monthlyExpenses, monthlyPay } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worked } from '#advisor/planning/worked.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { compositionShares } from '#finance/balance-sheet.ts'
import { totalAmount, totalsByCategory } from '#finance/budget.ts'
import { multiplyMoney, percentShare, shareMoney, sumMoney } from '#finance/money.ts'
import { income } from './inputs.ts'
import { monthly } from './money-inputs.ts'
import { amountToFree, tellCutsFor } from './where-to-cut.ts'

const SHOWN = 5

/** Costs that a person can do without, or with less of. */
const flexible = new RegExp(
  [
    String.raw`eat\w* out|dining|restaurant|take ?out|coffee|starbucks|subscri|stream|netflix|spotify|hulu|gym|fun`,
    String.raw`entertain|shopping|cloth|travel|vacation|trip|hobb|alcohol|\bbars?\b|drinks|uber|lyft|doordash|gam(?:e|ing)`,
    String.raw`amazon|beauty|salon|nails|hair|smok|cigar|vap|lotto|lottery|concert|movie|delivery|cable|golf`,
  ].join('|'),
  'i',
)
const wantsToCut = /\bcut|\bsave\b|\breduc|\btrim|\blower|\bspend less|\bcancel|\bdrop\b|too much/i

export const spending = defineSum({
  name: 'spending',
  about: 'What is spent in all or on one thing, the largest costs, and what could be cut.',
  inputs: {},
  results: ['total', 'largest', 'share', 'year', 'flexible'],
  formula: 'rows of the same name are added up; a share is a part of all expenses',
  assumptions: ['amounts are monthly'],
  compute(_input, sheet, household) {
    const { snapshot, row } = household
    const isOwnCost =
      row && snapshot.expenses.some(({ id, category }) => id === row.id && category === row.name)
    if (row && isOwnCost) return tellRow(row, sheet, household)
    if (snapshot.expenses.length === 0) {
      const total = monthlyExpenses(snapshot)
      if (!total) return "I don't have your spending yet. Tell me what goes out for rent, food and the rest."
      const all = sheet.row('All expenses', total.value, total.source)
      sheet.results.set('total', all)
      return {
        answer: [
          text`${all} a month in all.`,
          text`List what it goes to, and I can say where most of it ends up.`,
        ],
        lines: [text`All expenses: ${all} a month`],
      }
    }
    return tellAll(sheet, household)
  },
})

function tellRow(row: NonNullable<Household['row']>, sheet: Worksheet, { snapshot }: Household): Worked {
  const own = sheet.row(row.name, row.amount, byRow('expenseItems', row))
  const total = sheet.sum('total', row.name, row.amount, 'the row of your budget', [own])
  const part = percentShare(row.amount, totalAmount(snapshot.expenses))
  const share = sheet.share('share', 'Of all expenses', part, 'its part of all expenses', [own])
  const year = sheet.sum('year', 'In a year', multiplyMoney(row.amount, 12), 'a year of it', [own])
  return {
    answer: [
      text`${total} a month on ${nameOf(row.name)}, ${share} of what you spend.`,
      text`In a year that's ${year}.`,
    ],
    lines: [text`A month: ${total}`, text`A year: ${year}`, text`Of all you spend: ${share}`],
  }
}

function tellAll(sheet: Worksheet, { snapshot, text: said }: Household): Worked | string {
  const totals = totalsByCategory(snapshot.expenses).toSorted((a, b) => b.total - a.total)
  const shares = compositionShares(totals.map((group) => group.total))
  const total = sheet.sum('total', 'All expenses', totalAmount(snapshot.expenses), 'all rows added up')
  const groups = totals.map((group, at) => ({
    category: group.category,
    amount: sheet.sum(
      at === 0 ? 'largest' : `row${at}`,
      group.category,
      group.total,
      'rows of this name added up',
    ),
    share: sheet.share(
      at === 0 ? 'share' : `share${at}`,
      group.category,
      percentShare(group.total, totalAmount(snapshot.expenses)),
      'its part of all expenses',
      [total],
    ),
  }))
  const [first, ...rest] = groups
  if (!first) return 'There are no costs in your budget yet.'
  const loose = groups.filter((group) => flexible.test(group.category) && group.amount.value > 0)
  const wanted = wantsToCut.test(said) ? amountToFree(said) : null
  const listed = wanted === null ? null : tellCutsFor(wanted, loose, sheet)
  const cuts = listed ?? (wantsToCut.test(said) ? tellCuts(loose, sheet) : null)
  const next = listing(rest.slice(0, 2).map((group) => text`${nameOf(group.category)} at ${group.amount}`))
  return {
    answer: [
      ...(cuts ?? []),
      text`${total} a month in all by your budget, and the most goes to ${nameOf(first.category)}: ${first.amount}, or ${first.share}.`,
      ...(rest.length > 0 ? [text`Then comes ${next}.`] : []),
    ],
    lines: [
      ...groups
        .slice(0, SHOWN)
        .map((group) => text`${nameOf(group.category)}: ${group.amount} (${group.share})`),
      text`All expenses: ${total} a month`,
    ],
    cards: [
      {
        kind: 'table',
        title: 'Where it goes',
        formula: 'Rows of the same name added up',
        open: '/budget',
        columns: [
          { label: 'For', unit: 'text' },
          { label: 'A month', unit: 'money' },
          { label: 'Share', unit: 'percent' },
        ],
        rows: totals.map((group, at) => [group.category, group.total, shares[at] ?? 0]),
      },
    ],
  }
}

/** What is easiest to do without. */
function tellCuts(loose: readonly { category: string; amount: Figure }[], sheet: Worksheet): Text[] | null {
  const [most] = loose
  if (!most) return null
  const sum = sumMoney(loose.map(({ amount }) => amount.value))
  const all = sheet.sum(
    'flexible',
    'Flexible costs',
    sum,
    'costs that can shrink, added up',
    loose.map(({ amount }) => amount),
  )
  return [
    loose.length === 1
      ? text`I'd start with ${nameOf(most.category)}: at ${most.amount} a month it's the easiest to shrink.`
      : text`I'd start with ${nameOf(most.category)} at ${most.amount}; what you could shrink comes to ${all} a month.`,
  ]
}

export const fairSplit = defineSum({
  name: 'fair-split',
  about: 'Splitting bills or rent in proportion to what each earns.',
  inputs: {
    mine: {
      ...income,
      pay: undefined,
      label: 'Your income a month',
      stored: ({ snapshot }: Household) => earnedBy('mine', snapshot) ?? monthlyPay(snapshot),
      ask: 'What do you bring home each month?',
    },
    theirs: {
      ...monthly('Their income a month'),
      salaried: true,
      adds: true,
      stored: ({ snapshot }: Household) => earnedBy('theirs', snapshot),
      ask: 'And what do they bring home?',
    },
    bills: {
      ...monthly('Bills a month'),
      adds: true,
      stored: ({ row, snapshot }: Household) =>
        row ? { value: row.amount, source: byRow('expenseItems', row) } : monthlyExpenses(snapshot),
      ask: 'How much are the bills that you share?',
    },
  },
  results: ['mine', 'theirs', 'share'],
  formula: 'each pays the same share of the bills as of both incomes together',
  assumptions: ['both incomes are counted alike, before or after tax'],
  compute(input, sheet) {
    sheet.money('mine', 'Your income a month', input.mine)
    sheet.money('theirs', 'Their income a month', input.theirs)
    const bills = sheet.money('bills', 'Bills a month', input.bills)
    const [own = 0, other = 0] = shareMoney(input.bills, [input.mine, input.theirs])
    const mine = sheet.sum('mine', 'You pay', own, 'your share of both incomes, of the bills')
    const theirs = sheet.sum('theirs', 'They pay', other, 'the rest of the bills')
    const together = sumMoney([input.mine, input.theirs])
    const part = together > 0 ? percentShare(input.mine, together) : 50
    const share = sheet.share('share', 'Your share', part, 'your income as a part of both')
    return {
      answer: [
        text`You'd pay ${mine} and they'd pay ${theirs} of the ${bills}.`,
        text`You bring in ${share} of the money, so you carry that much of the bills.`,
      ],
      lines: [text`You pay: ${mine}`, text`They pay: ${theirs}`, text`Your share: ${share}`],
    }
  },
})

import type { Figure, FigureSource, RowList } from '#contract/figures.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { byProfile, byRow, byRule, type FigureSheet } from '#advisor/grounding/figures.ts'
import type { Given } from '#advisor/planning/given.ts'
import { basisOf, basisWords, profileBasis, withBasis } from '#advisor/planning/data/pay-basis.ts'
import { householdTotals } from '#advisor/planning/data/household-totals.ts'
import {
  currentAge,
  monthlyExpenses,
  monthlyIncome,
  savings,
  surplus,
  totalDebt,
} from '#advisor/planning/data/totals.ts'
import { show } from '#advisor/figures/show.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Cents } from '#finance/money.ts'
import type { Entry, FigureBook, Tier } from './figure-book.ts'
import { refsOf } from './row-refs.ts'

/** Names are the user's own text: enough to recognise, not enough to talk the model over. */
const MOST_NAME = 80

export interface RowLine {
  /** assets, debts, income, expenses, goals */
  list: string
  name: string
  /** 'debt1 "Visa": amount $6,200; rate 24.99%' */
  line: string
}

interface Row {
  id: number
  name: string
  amounts: Record<string, Cents | null>
  rate?: number
  per?: Entry['per']
}

/** Rows of the user's lists, the largest first, without notes, dates and ids; totals count them all. */
export function addRows(book: FigureBook, snapshot: Snapshot, { most }: { most: number }): RowLine[] {
  const { assets, liabilities, income, expenses, goals } = snapshot
  const tell = (list: RowList, word: string, rows: Row[]): RowLine[] => {
    const refs = refsOf(snapshot, list)
    const size = ({ amounts }: Row) => Object.values(amounts)[0] ?? 0
    const largest = rows.toSorted((a, b) => size(b) - size(a)).slice(0, most)
    return largest.map((row) => addRow(book, list, word, row, refs.get(row.id) ?? ''))
  }
  return [
    ...tell(
      'incomeItems',
      'income',
      income.map(({ id, source: name, amount }) => ({ id, name, amounts: { amount }, per: 'month' })),
    ),
    ...tell(
      'expenseItems',
      'expenses',
      expenses.map(({ id, category: name, amount }) => ({ id, name, amounts: { amount }, per: 'month' })),
    ),
    ...tell(
      'assets',
      'assets',
      assets.map(({ id, name, value }) => ({ id, name, amounts: { value } })),
    ),
    ...tell(
      'liabilities',
      'debts',
      liabilities.map(({ id, name, amount, minimumPayment: minimum, interestRate: rate }) => ({
        id,
        name,
        amounts: { amount, minimum },
        rate,
      })),
    ),
    ...tell(
      'financialGoalItems',
      'goals',
      goals.map(({ id, name, targetAmount: target, currentAmount: saved }) => ({
        id,
        name,
        amounts: { target, saved },
      })),
    ),
  ]
}

function addRow(book: FigureBook, list: RowList, word: string, row: Row, ref: string): RowLine {
  const { id, name: whole, amounts, rate, per = null } = row
  const name = whole.slice(0, MOST_NAME)
  const source = byRow(list, { id, name: whole })
  book.names.add(name)
  const add = (what: string, make: () => Figure, often: Entry['per']) => {
    const entry = book.renew(`${ref}.${what}`, make(), often)
    return `${what} ${entry.figure.text}${often ? ` a ${often}` : ''}`
  }
  const parts = Object.entries(amounts).flatMap(([what, value]) =>
    value === null
      ? []
      : [
          add(
            what,
            () => book.sheet.money(`${name}: ${what}`, value, source),
            what === 'minimum' ? 'month' : per,
          ),
        ],
  )
  const rates =
    rate === undefined
      ? []
      : [
          add('rate', () => book.sheet.percent(`${name}: interest a year`, rate, source), null) +
            (rate === 0 ? ' (none told)' : ''),
        ]
  return { list: word, name, line: `${ref} ${JSON.stringify(name)}: ${[...parts, ...rates].join('; ')}` }
}

/** Fields of the profile and totals: 'profile.income = $85,000 a year'. */
export function addTotals(book: FigureBook, snapshot: Snapshot): string[] {
  const { sheet } = book
  const { profile, today } = snapshot
  const add = (ref: string, figure: Figure, per: Entry['per'] = null) => {
    book.renew(ref, figure, per)
    return `${ref} = ${figure.text}${per ? ` a ${per}` : ''} (${figure.label})`
  }
  const money = (
    ref: string,
    label: string,
    value: Cents | null,
    source: FigureSource,
    per: Entry['per'] = null,
  ) => (value === null ? [] : [add(ref, sheet.money(nameOf(label, source), value, source), per)])
  const total = (ref: string, label: string, given: Given | null, per: Entry['per'] = null) =>
    given ? money(ref, label, given.value, given.source, per) : []
  const pay = withBasis(byProfile('income'), profileBasis(snapshot))
  const age = currentAge(snapshot)
  const year = Number(today.slice(0, 4))
  return [
    ...money('profile.income', 'Income', profile.income, pay, 'year'),
    ...money('profile.expenses', 'Expenses', profile.expenses, byProfile('expenses'), 'month'),
    ...money('profile.savings', 'Savings', profile.savings, byProfile('savings')),
    ...money('profile.debt', 'Debt', profile.debt, byProfile('debt')),
    ...money(
      'profile.retirementGoal',
      'Retirement goal',
      profile.retirementGoal,
      byProfile('retirementGoal'),
    ),
    ...(profile.retirementAge === null
      ? []
      : [
          add(
            'profile.retirementAge',
            sheet.number('Retirement age', 'age', profile.retirementAge, byProfile('retirementAge')),
          ),
        ]),
    ...total('total.income', 'Income a month', monthlyIncome(snapshot), 'month'),
    ...total('total.expenses', 'Expenses a month', monthlyExpenses(snapshot), 'month'),
    ...total('total.left', 'Left over a month', surplus(snapshot), 'month'),
    ...total('total.savings', 'Savings', savings(snapshot)),
    ...total('total.debt', 'Debt', totalDebt(snapshot)),
    ...total('total.assets', 'Total assets', householdTotals.assets(snapshot)),
    ...total('total.networth', 'Net worth', householdTotals.networth(snapshot)),
    ...(age ? [add('profile.age', sheet.number('Age', 'age', age.value, age.source))] : []),
    add('today.year', sheet.number('This year', 'year', year, byRule('Today', 'the calendar of today'))),
  ]
}

/** The model hears which pay it is told: 'Income a month, before tax'. */
function nameOf(label: string, source: FigureSource): string {
  const basis = basisOf(source)
  return basis ? `${label}${basisWords[basis]}` : label
}

/** To the cent, as the tools of this turn give it: the answer rounds as it likes. */
const exactly = (sheet: FigureSheet, recorded: SumRecord['inputs'][string]): Figure =>
  recorded.unit === 'money'
    ? sheet.money(recorded.label, recorded.value, recorded.source)
    : show(sheet, recorded)

/** Sums of the conversation: 's3 payoff-time: balance $6,200; payment $250 -> months 35 months'. */
export function addSums(book: FigureBook, sums: readonly SumRecord[], tier: Tier): string[] {
  return sums.map((sum) => {
    const tell = (figures: SumRecord['inputs']) =>
      Object.entries(figures)
        .map(([name, recorded]) => {
          const figure = exactly(book.sheet, recorded)
          if (!book.find(`${sum.id}.${name}`)) book.add(`${sum.id}.${name}`, figure, tier)
          return `${name} ${figure.text}`
        })
        .join('; ')
    const results = tell(sum.results)
    const inputs = tell(sum.inputs)
    for (const [name, recorded] of Object.entries(sum.inputs))
      book.add(`${sum.id}.in.${name}`, exactly(book.sheet, recorded), tier)
    return `${sum.id} ${sum.kind}: ${inputs} -> ${sum.missing === undefined ? results : `${sum.missing} is missing`}`
  })
}

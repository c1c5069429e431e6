import type { Liability } from '#contract/balance-sheet.ts'
import type { SumRecord, SumRows } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf } from '#advisor/minding/minded.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import { countedRate } from '#advisor/planning/data/debt-rate.ts'
import { findDebt } from '#advisor/planning/data/find-debt.ts'
import { findRow, findRows } from '#advisor/planning/data/find-row.ts'
import type { Household, Sum } from '#advisor/planning/sum.ts'
import { ROLLED_IN } from '#advisor/planning/sums/loan-offers.ts'
import { askedTime } from '#advisor/planning/sums/payback.ts'
import { type Family, filingWords } from '#advisor/reading/family.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { sumMoney } from '#finance/money.ts'

interface Question {
  action: Action
  text: string
  snapshot: Snapshot
  from: SumRecord | null
  sum: Sum
  family?: Family
}

/** Sums that go by how somebody files. */
const byFiling = new Set([
  'income-tax',
  'take-home',
  'tax-saved',
  'self-employment-tax',
  'capital-gains',
  'refund',
  'inherited-account',
])

/** The message, and how its writer files, in the words by which sums know it. */
function withFiling(text: string, { name }: Sum, family: Family | undefined): string {
  const status = family?.status
  return status && byFiling.has(name) ? `${text.slice(0, MOST_WORDS / 2)} (${filingWords[status]})` : text
}

const IN_CASH = /\b(?:cash|out of pocket|up ?front)\b/i

/** 'And over 15 years', of a refinance whose costs went into the loan: they still do. */
function withCosts(text: string, { name }: Sum, from: SumRecord | null): string {
  const wasRolled = name === 'refinance' && from?.kind === name && ROLLED_IN.test(from.words ?? '')
  return wasRolled && !IN_CASH.test(text) && !ROLLED_IN.test(text)
    ? `${text.slice(0, MOST_WORDS / 2)} (costs rolled in)`
    : text
}

/** 'And 120', after how many weeks 80 a week take: weeks again. */
function withTime(text: string, { name }: Sum, from: SumRecord | null): string {
  const asked = name === 'quotient' && from?.kind === name ? askedTime(from.words ?? '') : null
  return asked && from?.results['each']?.unit !== 'money' && !askedTime(text)
    ? `${text.slice(0, MOST_WORDS / 2)} (how many ${asked}s)`
    : text
}

/** The rows that the question is about: those it points at, else those it names, else as before. */
export function findHousehold({ action, text, snapshot, from, sum, family }: Question): Household {
  const rows = action.inputs
    .flatMap(({ value }) => endsOf(value))
    .flatMap((end) => (end.kind === 'row' ? [end.row] : []))
  const pointed = (list: string) => rows.find((row) => row.list === list)?.id
  const { liabilities, goals, assets } = snapshot
  const named = findRows(text, liabilities, ({ name }) => name)
  const debts = new Set([
    ...rows.filter(({ list }) => list === 'liabilities').map(({ id }) => id),
    ...(named.length > 1 ? named.map(({ id }) => id) : []),
  ])
  const joined = together(
    liabilities.filter(({ id }) => debts.has(id)),
    snapshot,
  )
  const one =
    liabilities.find(({ id }) => debts.has(id)) ??
    (isNewLoan(action) ? undefined : findDebt(text, text.toLowerCase(), liabilities))
  const said = joined ?? (one && { debt: one })
  const { debt, ...several } = said ?? debtOf(from, snapshot)
  const open = liabilities.filter(({ amount }) => amount > 0)
  const budget = budgetOf(snapshot)
  const rowId = pointed('expenseItems') ?? pointed('incomeItems')
  return {
    snapshot,
    // The only debt there is, where the sum is about one and the message does not say another balance.
    debt:
      debt ?? (open.length === 1 && 'rate' in sum.inputs && !saysBalance(action) ? (open[0] ?? null) : null),
    ...several,
    goal:
      goals.find(({ id }) => id === pointed('financialGoalItems')) ??
      findRow(text, goals, (goal) => goal.name) ??
      goals.find(({ id }) => id === from?.rows?.goal) ??
      null,
    asset:
      assets.find(({ id }) => id === pointed('assets') && !SEVERAL.test(text)) ??
      findRow(text, assets, (asset) => asset.name) ??
      assets.find(({ id }) => id === from?.rows?.asset) ??
      null,
    row: budget.find(({ id }) => id === rowId) ?? findRow(text, budget, (row) => row.name) ?? null,
    family: childrenOf(family),
    text: withFiling(withTime(withCosts(text, sum, from), sum, from), sum, family),
  }
}

/** 'Into the retirement accounts' means all of them, whichever of them is pointed at. */
const SEVERAL = /\baccounts\b/i

function childrenOf(family: Family | undefined): Household['family'] {
  const { count, quote } = family?.children ?? {}
  return { children: count === undefined ? null : { value: count, source: byWords(quote ?? '') } }
}

/** The rows that a sum was made with, as they are today, and the words of its question. */
export function householdOf(record: SumRecord, snapshot: Snapshot): Household {
  const { rows, words = '' } = record
  const { goals, assets } = snapshot
  return {
    snapshot,
    ...debtOf(record, snapshot),
    goal: goals.find(({ id }) => id === rows?.goal) ?? null,
    asset: assets.find(({ id }) => id === rows?.asset) ?? null,
    row: budgetOf(snapshot).find(({ id }) => id === rows?.row) ?? null,
    text: words,
  }
}

type Debt = Pick<Household, 'debt' | 'debts'>

/** The debt of an earlier sum, which may stand for several. */
function debtOf(record: SumRecord | null, snapshot: Snapshot): Debt {
  const { liabilities } = snapshot
  const { debt, debts = [] } = record?.rows ?? {}
  const joined = together(
    liabilities.filter(({ id }) => debts.includes(id)),
    snapshot,
  )
  return joined ?? { debt: liabilities.find(({ id }) => id === debt) ?? null }
}

const budgetOf = ({ expenses, income }: Snapshot) => [
  ...expenses.map(({ id, category: name, amount }) => ({ id, name, amount })),
  ...income.map(({ id, source: name, amount }) => ({ id, name, amount })),
]

/** Several debts as one: all that is owed, at the rate they cost on the whole. */
function together(debts: readonly Liability[], snapshot: Snapshot): Debt | null {
  const [first] = debts
  if (!first || debts.length < 2) return null
  const amount = sumMoney(debts.map((debt) => debt.amount))
  const interest = debts.reduce((sum, debt) => sum + debt.amount * countedRate(debt, snapshot), 0)
  const least = sumMoney(debts.map((debt) => debt.minimumPayment ?? 0))
  const debt = {
    ...first,
    name: debts.map(({ name }) => name).join(', '),
    amount,
    interestRate: amount === 0 ? 0 : Math.round((interest / amount) * 100) / 100,
    minimumPayment: least > 0 ? least : null,
  }
  return { debt, debts: debts.map(({ id }) => id) }
}

const saysBalance = ({ inputs }: Action) =>
  inputs.some(
    ({ slot, value }) =>
      /^(?:balance|principal|price|owed)$/.test(slot) && endsOf(value).some(({ kind }) => kind === 'number'),
  )

/** 'A townhouse at 289,000, the payment on just the loan': a loan to come, and none that is owed already. */
const isNewLoan = ({ intent, inputs }: Action) =>
  intent === 'loan-payment' && inputs.some(({ slot, value }) => slot === 'price' && value.kind === 'number')

export const rowsOf = ({ debt, debts, goal, asset, row }: Household): SumRows => ({
  ...(debt && { debt: debt.id }),
  ...(debts && { debts }),
  ...(goal && { goal: goal.id }),
  ...(asset && { asset: asset.id }),
  ...(row && { row: row.id }),
})

/** Of a question; what changes how a sum is made stands near its beginning. */
export const MOST_WORDS = 400

export const wordsOf = ({ text }: Household): Pick<SumRecord, 'words'> =>
  text === '' ? {} : { words: text.slice(0, MOST_WORDS) }

import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { type Cents, toCents } from '#finance/money.ts'
import { nameApart, withoutTakenBack } from './names/apart.ts'
import { categoryOf } from './names/categories.ts'
import { ASK, SAVE } from './certainty.ts'
import type { Judged } from './classify.ts'
import { monthlyCost } from './money/flows.ts'
import { combineIncomes } from './money/incomes.ts'
import { withoutReckoned } from './money/outcome.ts'
import { withPaidDebts } from './names/paid-debts.ts'
import { nameAmounts, type Named } from './names/naming.ts'
import { withWhatFor } from './names/insured.ts'
import { nameless } from './names/naming-rules.ts'
import { earnerBefore, isAnothersPay } from './names/row-names.ts'
import { ratesOf } from './money/rates.ts'
import type { Amount, Reading } from './reading/reading.ts'
import type { Role } from './roles.ts'
import { claimRows } from './names/claimed-rows.ts'
import { findRow, saysLess } from './names/rows.ts'
import { goalValue, valueOf } from './money/unsaid-thousands.ts'

export interface Found {
  change: Change
  amount: Amount
  certainty: number
}

/** Turns judged amounts into changes of the profile, the budget and the balance sheet. */
export function changesFrom(reading: Reading, judged: readonly Judged[], snapshot: Snapshot): Found[] {
  const of = (role: Role) => judged.filter((one) => one.role === role)
  return withPaidDebts(reading, [
    ...incomeChanges(reading, of('income'), snapshot),
    ...expenseChanges(reading, of('expenseItem'), snapshot),
    ...fieldChange('expenses', of('expenseTotal'), ({ amount }) => monthlyCost(reading, amount)),
    ...fieldChange('savings', of('savings'), ({ amount }) => toCents(amount.value)),
    ...fieldChange('debt', of('debtTotal'), ({ amount }) => toCents(amount.value)),
    ...fieldChange('retirementGoal', of('retirementGoal'), ({ amount }) => toCents(amount.value)),
    ...assetChanges(reading, of('asset'), snapshot),
    ...liabilityChanges(reading, of('liability'), judged, snapshot),
    ...goalChanges(reading, of('goalTarget'), of('goalCurrent'), snapshot),
  ])
}

/** Of several readings of one field the surest counts. */
function fieldChange(
  field: 'expenses' | 'savings' | 'debt' | 'retirementGoal',
  judged: readonly Judged[],
  value: (one: Judged) => number,
): Found[] {
  const best = judged.toSorted((a, b) => b.certainty * b.clarity - a.certainty * a.clarity)[0]
  return best ? [{ change: { kind: 'profile', field, value: value(best) }, ...best }] : []
}

/** 'He clears 3,150 at the plant and I clear 2,480': beside pay that is sure, another needs no more than this. */
const [BESIDE, CLEAR] = [0.5, 0.9]
/** 'Between tips and the 2.83/hr I come out at 720' */
const LOWEST = 5

function incomeChanges(reading: Reading, judged: Judged[], snapshot: Snapshot): Found[] {
  // A doubtful source must not keep back those that are sure.
  const isSure = ({ certainty }: Judged) => certainty >= SAVE
  const isBeside = ({ amount, certainty, clarity }: Judged, at: number) =>
    certainty >= BESIDE &&
    clarity >= CLEAR &&
    amount.value >= LOWEST &&
    !judged.some((other, place) => place !== at && other.amount.value === amount.value)
  const isSeveral = judged.some(isSure)
  const sure = judged.filter((one, at) => isSure(one) || (isSeveral && isBeside(one, at)))
  const counted = withoutReckoned(reading, sure.length > 0 ? sure : judged)
  const combined = combineIncomes(reading, counted)
  const first = combined?.from[0]
  if (!combined || !first) return []
  const certainty = isSeveral
    ? Math.max(SAVE, Math.min(...combined.from.map((one) => one.certainty)))
    : Math.min(...combined.from.map((one) => one.certainty))
  const whole: Found = {
    change: { kind: 'profile', field: 'income', value: combined.yearly },
    amount: first.amount,
    certainty,
  }
  const isAnothers = isAnothersPay(earnerBefore(reading, first.amount) ?? '')
  if (combined.parts.length < 2 && !(isAnothers && snapshot.profile.income === null)) return [whole]
  const rows = snapshot.income.map(({ id, source }) => ({ id, name: source }))
  const taken = new Set<string>()
  const names = namesOf(reading, combined.parts, 'income')
  const parts = combined.parts.map(({ amount, yearly }): Found => {
    const unique = nameApart(reading, amount, names(amount).name, taken)
    return {
      change: {
        kind: 'income',
        id: findRow(rows, unique)?.id ?? null,
        name: unique,
        amount: Math.round(yearly / 12),
      },
      amount,
      certainty,
    }
  })
  return [whole, ...parts]
}

function namesOf(reading: Reading, of: readonly { amount: Amount }[], role: Role) {
  const names = nameAmounts(
    reading,
    of.map(({ amount }) => amount),
    role,
  )
  return (amount: Amount): Named => names.get(amount) ?? { name: nameless[role], thing: null }
}

const amountsOf = (judged: readonly Judged[]) => judged.map(({ amount }) => amount)

function expenseChanges(reading: Reading, judged: Judged[], snapshot: Snapshot): Found[] {
  const rows = snapshot.expenses.map(({ id, category, amount }) => ({ id, name: category, amount }))
  const taken = new Set<string>()
  const names = namesOf(reading, judged, 'expenseItem')
  const costs = judged.map(({ amount }) => ({ amount, name: names(amount).name }))
  const full = withWhatFor(reading, costs)
  const nameOf = (amount: Amount) => full.get(amount) ?? names(amount).name
  const told = withoutTakenBack(reading, judged, nameOf).map((one) => ({
    ...one,
    name: nameApart(reading, one.amount, nameOf(one.amount), taken),
    cost: monthlyCost(reading, one.amount),
  }))
  const claimed = claimRows(
    rows,
    told.map(({ name, cost }) => ({ name, amount: cost })),
  )
  return told.map(({ amount, certainty, name, cost }, at) => {
    const row = claimed[at] ?? null
    // 'Insurance 1,650' beside 'Car insurance 140' is hardly the car's.
    const isUnclear = row !== null && saysLess(name, row.name) && isFar(cost, row.amount)
    const id = isUnclear ? null : (row?.id ?? null)
    const change: Change = { kind: 'expense', id, name, amount: cost }
    return { change, amount, certainty: isUnclear ? Math.min(certainty, ASK) : certainty }
  })
}

/** No cost grows so many times over. */
const FAR = 4
const isFar = (one: Cents, other: Cents) => one > other * FAR || one * FAR < other

function assetChanges(reading: Reading, judged: Judged[], snapshot: Snapshot): Found[] {
  const taken = new Set<string>()
  const names = namesOf(reading, judged, 'asset')
  return withoutTakenBack(reading, judged, (amount) => names(amount).name).map(({ amount, certainty }) => {
    const named = names(amount)
    const name = nameApart(reading, amount, named.name, taken)
    const row = findRow(snapshot.assets, name)
    const category = row?.category ?? categoryOf(reading, amount, 'asset', named)
    const change: Change = {
      kind: 'asset',
      id: row?.id ?? null,
      name: row?.name ?? name,
      value: toCents(valueOf(amount, { name, category }, amountsOf(judged))),
      category,
    }
    return { change, amount, certainty }
  })
}

function liabilityChanges(
  reading: Reading,
  judged: Judged[],
  all: readonly Judged[],
  snapshot: Snapshot,
): Found[] {
  const rates = ratesOf(
    reading,
    judged,
    all.filter((one) => !judged.includes(one)),
  )
  const taken = new Set<string>()
  const names = namesOf(reading, judged, 'liability')
  const told = withoutTakenBack(reading, judged, (amount) => names(amount).name).map((one) => ({
    ...one,
    name: nameApart(reading, one.amount, names(one.amount).name, taken),
  }))
  const claimed = claimRows(
    snapshot.liabilities,
    told.map(({ name, amount }) => ({ name, amount: toCents(amount.value) })),
  )
  return told.map(({ amount, certainty, name }, at) => {
    const named = names(amount)
    const row = claimed[at] ?? null
    const rate = rates.get(amount)
    const category = row?.category ?? categoryOf(reading, amount, 'liability', named)
    const change: Change = {
      kind: 'liability',
      id: row?.id ?? null,
      name: row?.name ?? name,
      amount: toCents(valueOf(amount, { name, category }, amountsOf(judged))),
      category,
      ...(rate !== undefined && { interestRate: rate }),
    }
    return { change, amount, certainty }
  })
}

/** Words of what is there already. */
const THERE =
  /\b(?:have|has|had|got|saved|savings?|already|so far|there|put|set|aside|towards?|started|of)\b/i

function goalChanges(reading: Reading, targets: Judged[], saved: Judged[], snapshot: Snapshot): Found[] {
  const taken = new Set<string>()
  const open = new Set(saved)
  const names = namesOf(reading, targets, 'goalTarget')
  const goals = targets.map(({ amount, certainty }): Found => {
    const name = nameApart(reading, amount, names(amount).name, taken)
    const row = findRow(snapshot.goals, name)
    const current = [...open].toSorted(
      (a, b) => Math.abs(a.amount.first - amount.first) - Math.abs(b.amount.first - amount.first),
    )[0]
    const isNear =
      current &&
      Math.abs(current.amount.sentence - amount.sentence) <= 1 &&
      // 'Down payment 50k, car 15k, baby 5k' is a list of three.
      (targets.length === 1 || THERE.test(reading.text))
    if (isNear) open.delete(current)
    const change: Change = {
      kind: 'goal',
      id: row?.id ?? null,
      name: row?.name ?? name,
      targetAmount: toCents(goalValue(amount, isNear ? current.amount : undefined)),
      ...(isNear && { currentAmount: toCents(goalValue(current.amount, amount)) }),
    }
    return { change, amount, certainty }
  })
  const only = snapshot.goals.length === 1 ? snapshot.goals[0] : null
  const later =
    only && targets.length === 0
      ? saved.slice(0, 1).map(({ amount, certainty }): Found => ({
          change: { kind: 'goal', id: only.id, name: only.name, currentAmount: toCents(amount.value) },
          amount,
          certainty,
        }))
      : []
  return [...goals, ...later]
}

export function toFact(reading: Reading, { change, amount, certainty }: Found, save: number): Fact {
  const sentence = reading.sentences[amount.sentence]
  const start = reading.tokens[sentence?.first ?? 0]?.start ?? 0
  const end = reading.tokens[(sentence?.next ?? 1) - 1]?.end ?? reading.text.length
  return {
    change,
    decision: certainty >= save ? 'save' : 'ask',
    quote: reading.text.slice(start, end).trim(),
    span: { start, end },
  }
}

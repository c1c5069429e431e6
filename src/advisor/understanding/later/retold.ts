import type { Hearing } from '#advisor/advisor.ts'
import type { Change } from '#advisor/facts.ts'
import { timesPerYear } from '#advisor/understanding/money/flows.ts'
import {
  type Amount,
  isMoneyLike,
  isWordOnly,
  periodOf,
  type Reading,
  readMessage,
} from '#advisor/understanding/reading/reading.ts'
import { toCents } from '#finance/money.ts'
import { latest } from './focus.ts'
import { type SaidBefore, saidBefore } from './said-before.ts'
import { readUnits, type SaidUnit } from './units-told.ts'

/** 'The house is worth 385 and we owe 212.' 'Thousand, obviously.': what was saved of the message before, in its units. */
export function retell(reading: Reading, { dialogue: { heard, focus } }: Hearing): Change[] {
  const units = heard.trim() === '' ? null : readUnits(reading)
  if (!units) return []
  const saved = latest(focus)
    .filter(({ quote }) => heard.includes(quote))
    .flatMap((fact) => saidBefore(fact) ?? [])
  return lacking(readMessage(heard), units).flatMap(({ amount, told }) =>
    saved.filter(({ value }) => value === amount.value).flatMap((before) => inUnit(before, told)),
  )
}

function inUnit({ fact: { change }, value, stored }: SaidBefore, { unit, isScale }: SaidUnit): Change[] {
  // 'I make 48' was understood without it.
  if (isScale && stored >= toCents(value) * 1000) return []
  if (isScale) return [timesOver(change, unit === 'million' ? 1_000_000 : 1000)]
  const [said] = readMessage(`1 ${unit}`).periods
  if (!said) return []
  const yearly = toCents(value) * timesPerYear[said.period]
  const monthly = Math.round(yearly / 12)
  if (change.kind === 'expense' || change.kind === 'income') return [{ ...change, amount: monthly }]
  if (change.kind !== 'profile') return []
  if (change.field === 'income') return [{ ...change, value: Math.round(yearly) }]
  return change.field === 'expenses' ? [{ ...change, value: monthly }] : []
}

function timesOver(change: Change, times: number): Change {
  switch (change.kind) {
    case 'asset':
      return { ...change, value: change.value * times }
    case 'expense':
    case 'income':
      return { ...change, amount: change.amount * times }
    case 'liability':
      return change.amount === undefined ? change : { ...change, amount: change.amount * times }
    case 'goal':
      return change.targetAmount === undefined
        ? change
        : { ...change, targetAmount: change.targetAmount * times }
    case 'profile':
      return typeof change.value === 'number' ? { ...change, value: change.value * times } : change
    default:
      return change
  }
}

/** The amounts that lack one of the units, each with it. */
function lacking(before: Reading, units: readonly SaidUnit[]): { amount: Amount; told: SaidUnit }[] {
  const taken = new Set<Amount>()
  return units.flatMap((told) => {
    const { words, isScale, isRest } = told
    const open = before.amounts.filter(
      (amount) => !taken.has(amount) && (isScale ? lacksScale(amount) : lacksPeriod(before, amount, units)),
    )
    const named = open.filter((amount) => isNamed(before, amount, words))
    const meant = named.length > 0 ? named : isRest || words.length === 0 ? open : []
    for (const amount of meant) taken.add(amount)
    return meant.map((amount) => ({ amount, told }))
  })
}

/** Small and plain: '385', not '27,500' or '31k'. */
const lacksScale = (amount: Amount) =>
  isMoneyLike(amount) &&
  !isWordOnly(amount) &&
  !amount.scaled &&
  !amount.percent &&
  amount.value < 1000 &&
  (!amount.formatted || amount.value % 1 !== 0)

/** Of several costs, 'streaming is 61' is no age. */
const lacksPeriod = (before: Reading, amount: Amount, units: readonly SaidUnit[]) =>
  (isMoneyLike(amount) || (units.length > 1 && amount.kind === 'age')) &&
  !isWordOnly(amount) &&
  periodOf(before, amount) === null

/** The words stand beside the amount, before it and after the one before. */
function isNamed({ tokens, amounts }: Reading, { first, next }: Amount, words: readonly string[]): boolean {
  const floor = amounts.findLast((other) => other.next <= first)?.next ?? 0
  const end = tokens.findIndex(
    ({ kind, text }, at) => at >= next && (kind === 'break' || /^[,;.]$/.test(text)),
  )
  const beside = [...tokens.slice(floor, first), ...(floor === 0 ? tokens.slice(next, end) : [])]
  return beside.some(({ word }) => words.includes(word.replace(/'s$/, '')))
}

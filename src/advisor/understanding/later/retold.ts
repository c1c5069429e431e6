import type { Hearing } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { latest } from './focus.ts'
import {
  type Amount,
  isMoneyLike,
  isWordOnly,
  periodOf,
  type Reading,
  readMessage,
} from '#advisor/understanding/reading/reading.ts'
import { withdraw } from './retractions.ts'
import { amountOf } from './said-before.ts'
import { readUnits, type SaidUnit } from './units-told.ts'

/** The message before as it was meant, and what was saved from it as it was written. */
export interface Retold {
  hearing: Hearing
  saved: Fact[]
}

/** 'The house is worth 385 and we owe 212.' 'Thousand, obviously.': the message before, with its units. */
export function retell(reading: Reading, hearing: Hearing): Retold | null {
  const { dialogue, snapshot } = hearing
  const { heard, focus } = dialogue
  const units = heard.trim() === '' ? null : readUnits(reading)
  if (!units) return null
  const before = readMessage(heard)
  const text = withUnits(before, units)
  if (text === null) return null
  const saved = latest(focus).filter(
    ({ quote, change }) => heard.includes(quote) && amountOf(change) !== null,
  )
  const profile = { ...snapshot.profile }
  for (const { change } of saved)
    if (change.kind === 'profile') Object.assign(profile, { [change.field]: null })
  return {
    hearing: {
      ...hearing,
      text,
      snapshot: { ...snapshot, profile },
      dialogue: { ...dialogue, asked: null, heard: '', focus: focus.filter((fact) => !saved.includes(fact)) },
    },
    saved,
  }
}

/** What was saved from the message as it was written and does not hold of it as it was meant. */
export function withdrawn({ saved }: Retold, facts: readonly Fact[]): Change[] {
  return saved
    .filter(({ change }) => !facts.some((fact) => isSamePlace(fact.change, change)))
    .flatMap(({ change }) => withdraw(change) ?? [])
}

function isSamePlace(one: Change, other: Change): boolean {
  if (one.kind === 'profile') return other.kind === 'profile' && one.field === other.field
  return 'id' in one && 'id' in other && one.kind === other.kind && one.id === other.id
}

/** The text with the units written behind the amounts that lack them; null when none does. */
function withUnits(before: Reading, units: readonly SaidUnit[]): string | null {
  const taken = new Set<Amount>()
  const edits = units.flatMap(({ words, unit, isScale, isRest }) => {
    const open = before.amounts.filter(
      (amount) => !taken.has(amount) && (isScale ? lacksScale(amount) : lacksPeriod(before, amount, units)),
    )
    const named = open.filter((amount) => isNamed(before, amount, words))
    const meant = named.length > 0 ? named : isRest || words.length === 0 ? open : []
    for (const amount of meant) taken.add(amount)
    return meant.map(({ end }) => ({ end, unit }))
  })
  if (edits.length === 0) return null
  return edits
    .toSorted((one, other) => other.end - one.end)
    .reduce((text, { end, unit }) => `${text.slice(0, end)} ${unit}${text.slice(end)}`, before.text)
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

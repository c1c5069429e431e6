/** 'We make 78k and 64k', then 'is that house too much for us': what all of them earn, and not one of the pays. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import { perYear } from '#advisor/reading/question/per-period.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

/** What a household carries together, with the input that holds its pay. */
const carried: Readonly<Record<string, string>> = {
  'housing-ratio': 'whole',
  'debt-to-income': 'whole',
  affordability: 'income',
  'rent-budget': 'income',
}

const ALONE = /\b(?:my|mine|his|hers?|alone|only|just|single|without)\b/i

/** Pays that differ by less are the same, rounded. */
const ROUNDED = 0.01

const isStoredAs = (number: SaidNumber, { amount }: Snapshot['income'][number]) =>
  Math.abs((amount * 12) / 100 / perYear(number) - 1) < ROUNDED

/** One of several stored pays, told before this message, or pointed at and not named. */
function isOneOf(value: Value, text: string, { income }: Snapshot): boolean {
  if (value.kind === 'row')
    return value.row.list === 'incomeItems' && !text.toLowerCase().includes(value.row.name.toLowerCase())
  if (value.kind !== 'number' || !('words' in value.number)) return false
  const { number } = value
  return income.some((row) => isStoredAs(number, row))
}

export function payOfAll(
  inputs: Action['inputs'],
  { name }: Sum,
  text: string,
  snapshot: Snapshot,
): Action['inputs'] {
  const pays = inputs.filter(({ slot }) => slot === carried[name])
  const [only, ...others] = pays
  if (!only || others.length > 0 || snapshot.income.length < 2 || ALONE.test(text)) return inputs
  if (!isOneOf(only.value, text, snapshot)) return inputs
  return inputs.map((one) => (one === only ? { ...one, value: { kind: 'total', name: 'income' } } : one))
}

/** 'Unemployment is 2,650 a month for 26 weeks', some messages before 'how long does the money last'. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { LEAST_BENEFIT } from '#advisor/executing/said-words.ts'

const JOBLESS = /\b(?:unemployment|jobless|edd)\b/i

const isBenefit = ({ kind, value, period, words }: HeardNumber) =>
  (kind === 'money' || kind === 'number') &&
  JOBLESS.test(words) &&
  (period !== null || value >= LEAST_BENEFIT)

/** Whether a value is what comes in as a whole, or that very benefit: it ends, and is no lasting pay. */
const isSame = (value: Value, told: HeardNumber) =>
  value.kind === 'figure' || value.kind === 'total' || value.kind === 'row'
    ? true
    : value.kind === 'number' && value.number.value === told.value

export function heardJobless(
  inputs: Action['inputs'],
  { name }: Sum,
  heard: readonly HeardNumber[],
): Action['inputs'] {
  const at =
    name === 'runway' && !inputs.some(({ slot }) => slot === 'benefits') ? heard.findIndex(isBenefit) : -1
  const told = heard[at]
  if (!told) return inputs
  // Among the newest first, what was said after it stands before it.
  const next = heard[at - 1]
  const time = next?.kind === 'months' && next.start > told.end ? next : null
  const said = Object.entries({ benefits: told, benefitMonths: time }).flatMap(([slot, number]) =>
    number ? [{ slot, value: { kind: 'number', number } as const }] : [],
  )
  return [...inputs.filter(({ slot, value }) => slot !== 'income' || !isSame(value, told)), ...said]
}

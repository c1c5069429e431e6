/** '4,200 a month. no wait 4,020': the number that was taken back stands for nothing, in sums and in what is kept. */
import type { Fact } from '#advisor/facts.ts'
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import { findMended } from '#advisor/reading/mended.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'

/** 'I only have 30k, not 56k' */
const NOT_IT = /[,.;] *(?:and )?(?:it'?s )?not \$?$/i

/** A value without the numbers that were denied; null where nothing is left of it. */
function withoutEnds(value: Value, denied: ReadonlySet<number>): Value | null {
  if (value.kind !== 'operation') return denied.has(startOf(value) ?? -1) ? null : value
  const [left, right] = [withoutEnds(value.left, denied), withoutEnds(value.right, denied)]
  return left && right ? { ...value, left, right } : (left ?? right)
}

/** The inputs with the later number in place of the one before it, where words between them say so. */
export function mendNumbers(
  inputs: Action['inputs'],
  numbers: Minded['numbers'],
  text: string,
): Action['inputs'] {
  const denied = new Set(
    numbers.filter(({ start }) => NOT_IT.test(text.slice(0, start))).map(({ start }) => start),
  )
  const meant = inputs.flatMap(({ slot, value }) => {
    const kept = withoutEnds(value, denied)
    return kept ? [{ slot, value: kept }] : []
  })
  const used = new Set(meant.flatMap(({ value }) => endsOf(value)).map(startOf))
  const mended = findMended(numbers, text).filter(({ meant }) => !used.has(meant.start))
  return meant.map(({ slot, value }) => {
    const found = mended.find(({ said }) => said.start === startOf(value))
    return { slot, value: found ? { kind: 'number', number: found.meant } : value }
  })
}

const DENIED = /\b(?:isn['’]?t|not|ain['’]?t|wasn['’]?t|aren['’]?t)\b/i
/** New rows have none yet: 'rent 1,050 and food 700, not the car' tells of two. */
const placeOf = ({ change }: Fact) =>
  'id' in change && change.id !== null ? `${change.kind} ${change.id}` : null

/** 'My rent isnt 3 grand, its just 1,250': of two for the same row, not the one that is denied. */
const withoutDenied = (facts: readonly Fact[]): Fact[] =>
  facts.filter(
    (fact) =>
      !DENIED.test(fact.quote) ||
      !facts.some((other) => other !== fact && placeOf(other) !== null && placeOf(other) === placeOf(fact)),
  )

/** Facts with the amount that was meant in the end, in the words up to it. */
export function mendFacts(facts: readonly Fact[], text: string): Fact[] {
  const mended = findMended(readNumbers(text), text)
  return withoutDenied(facts).map((fact): Fact => {
    const { change, span } = fact
    const found = mended.find(
      ({ said, meant }) => span.start <= said.start && said.end <= span.end && span.end <= meant.start,
    )
    if (!found) return fact
    const { said, meant } = found
    const times = (amount: number) => Math.round((amount * meant.value) / said.value)
    const end = meant.end
    const told = { ...fact, span: { start: span.start, end }, quote: text.slice(span.start, end) }
    if ((change.kind === 'expense' || change.kind === 'income') && typeof change.amount === 'number')
      return { ...told, change: { ...change, amount: times(change.amount) } }
    if (change.kind === 'liability' && change.amount !== undefined)
      return { ...told, change: { ...change, amount: times(change.amount) } }
    if (change.kind === 'asset') return { ...told, change: { ...change, value: times(change.value) } }
    if (change.kind === 'profile' && typeof change.value === 'number')
      return { ...told, change: { ...change, value: times(change.value) } }
    return fact
  })
}

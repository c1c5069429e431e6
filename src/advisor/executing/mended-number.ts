/** '4,200 a month. no wait 4,020': the number that was taken back is not kept. */
import type { Fact } from '#advisor/facts.ts'
import { findMended } from '#advisor/reading/mended.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'

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

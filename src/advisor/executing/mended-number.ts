/** '4,200 a month. no wait 4,020': the number that was taken back stands for nothing, in sums and in what is kept. */
import type { Fact } from '#advisor/facts.ts'
import { type Action, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'
import { findMended } from '#advisor/reading/mended.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'

/** The inputs with the later number in place of the one before it, where words between them say so. */
export function mendNumbers(
  inputs: Action['inputs'],
  numbers: Minded['numbers'],
  text: string,
): Action['inputs'] {
  const used = new Set(inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  const mended = findMended(numbers, text).filter(({ meant }) => !used.has(meant.start))
  return inputs.map(({ slot, value }) => {
    const found = mended.find(({ said }) => said.start === startOf(value))
    return { slot, value: found ? { kind: 'number', number: found.meant } : value }
  })
}

/** Facts with the amount that was meant in the end, in the words up to it. */
export function mendFacts(facts: readonly Fact[], text: string): Fact[] {
  const mended = findMended(readNumbers(text), text)
  return facts.map((fact): Fact => {
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

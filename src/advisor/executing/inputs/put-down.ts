/** 'For 13,500, I can put 2,000 down': what is put down, where the rest was read and this was not. */
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'

const DOWN = /^(?: dollars| bucks| grand)? ?(?:down\b|as a down ?payment)/i
const BEFORE = /\bdown ?payment (?:of|is|would be)? ?\$?$/i

export function putDown(
  inputs: Action['inputs'],
  sum: Sum,
  numbers: Minded['numbers'],
  text: string,
): Action['inputs'] {
  if (!('down' in sum.inputs)) return inputs
  const isDown = inputs.some(({ slot }) => slot === 'down' || slot === 'downPercent')
  const used = new Set(inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  const number = numbers.find(
    ({ kind, start, end }) =>
      !used.has(start) && kind in slots && (DOWN.test(text.slice(end)) || BEFORE.test(text.slice(0, start))),
  )
  if (!isDown && !number) return inputs
  const slot = number && slots[number.kind]
  const down = slot && slot in sum.inputs ? [{ slot, value: { kind: 'number' as const, number } }] : []
  // With something put down, what it costs is the price and not the loan.
  const hasPrice = 'price' in sum.inputs && !inputs.some((one) => one.slot === 'price')
  return [
    ...inputs.map((one) => {
      const price = hasPrice && one.slot === 'principal' ? priceIn(one.value, down.length > 0) : null
      return price ? { slot: 'price', value: price } : one
    }),
    ...(isDown ? [] : down),
  ]
}

/** What is put down, by how it is said. */
const slots: Readonly<Partial<Record<string, string>>> = {
  money: 'down',
  number: 'down',
  percent: 'downPercent',
}

/** What it costs; where the mind took off another down payment than the one said, before that. */
function priceIn(value: Value, isNew: boolean): Value | null {
  if (startOf(value) !== null) return value
  const isLess = isNew && value.kind === 'operation' && value.operator === 'take'
  return isLess && startOf(value.left) !== null && startOf(value.right) === null ? value.left : null
}

/** '7% til 65', from somebody of 31: the years until then, not 65 of them. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

const UNTIL =
  /\b(?:til|till|until|to|by|before|at)(?: (?:age|i'?m|i am|i turn|i hit|we'?re|we are|turning))*\W*$/i
/** A bare number that is no time of saving, but how old people mean to stop. */
const AGES = { least: 50, most: 100 }

/** 'Sixty-five times twelve', or 65 as it stands, where an age is meant. */
function ageIn(value: Value, text: string): Value | null {
  if (value.kind === 'operation' && value.operator === 'times' && value.right.kind === 'constant')
    return ageIn(value.left, text)
  if (value.kind !== 'number' || 'words' in value.number) return null
  const { kind, value: age, start } = value.number
  const isAge = (kind === 'age' || (kind === 'number' && age >= AGES.least)) && age <= AGES.most
  return isAge && UNTIL.test(text.slice(0, start)) ? value : null
}

export function untilAge(inputs: Action['inputs'], text: string, { birthYear }: Snapshot): Action['inputs'] {
  if (birthYear === null) return inputs
  const now: Value = { kind: 'row', row: { list: 'age', id: 0, name: 'age' } }
  return inputs.map(({ slot, value }) => {
    const age = slot === 'months' ? ageIn(value, text) : null
    if (!age) return { slot, value }
    const years: Value = { kind: 'operation', operator: 'take', left: age, right: now }
    const right: Value = { kind: 'constant', value: 12 }
    return { slot, value: { kind: 'operation', operator: 'times', left: years, right } }
  })
}

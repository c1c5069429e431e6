/** '7% til 65', from somebody of 31: the years until then, not 65 of them. */
import type { Action, Minded, Value } from '#advisor/minding/minded.ts'
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

const FROM = /\bfrom (?:age |when i'?m |when i was )?$/i
/** The youngest that anybody speaks of earning or saving at. */
const YOUNGEST = 10

/** 'From 19 to 60': the age that the time begins at. */
function ageBefore(age: Value, numbers: Minded['numbers'], text: string): Value | null {
  const end = age.kind === 'number' ? age.number : null
  const first = numbers.find(
    ({ kind, value, start, end: after }) =>
      (kind === 'number' || kind === 'age') &&
      FROM.test(text.slice(0, start)) &&
      end !== null &&
      value >= YOUNGEST &&
      value < end.value &&
      /^\W*(?:to|til|till|until|through)\W*(?:age\W*)?$/i.test(text.slice(after, end.start)),
  )
  return first ? { kind: 'number', number: { ...first, kind: 'age' } } : null
}

export function untilAge(
  inputs: Action['inputs'],
  text: string,
  { birthYear }: Pick<Snapshot, 'birthYear'>,
  numbers: Minded['numbers'],
): Action['inputs'] {
  const stored: Value | null =
    birthYear === null ? null : { kind: 'row', row: { list: 'age', id: 0, name: 'age' } }
  return inputs.map(({ slot, value }) => {
    const age = slot === 'months' ? ageIn(value, text) : null
    const now = age && (ageBefore(age, numbers, text) ?? stored)
    if (!age || !now) return { slot, value }
    const years: Value = { kind: 'operation', operator: 'take', left: age, right: now }
    const right: Value = { kind: 'constant', value: 12 }
    return { slot, value: { kind: 'operation', operator: 'times', left: years, right } }
  })
}

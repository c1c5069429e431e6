/** '7% til 65', from somebody of 31: the years until then, not 65 of them. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded, Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { figureOf } from '#advisor/executing/of-sum.ts'
import { isOwnAge } from './heard-age.ts'
import { isEarning } from '#advisor/executing/inherit.ts'

const UNTIL =
  /\b(?:til|till|until|to|by|before|at)(?: (?:age|i'?m|i am|i turn|i hit|we'?re|we are|turning))*\W*$/i
/** A bare number that is no time of saving, but how old people mean to stop. */
const AGES = { least: 50, most: 100 }

type AgeValue = Extract<Value, { kind: 'number' }>

/** 'Sixty-five times twelve', or 65 as it stands, where an age is meant. */
function ageIn(value: Value, text: string, least: number): AgeValue | null {
  if (value.kind === 'operation' && value.operator === 'times' && value.right.kind === 'constant')
    return ageIn(value.left, text, least)
  if (value.kind !== 'number' || 'words' in value.number) return null
  const { kind, value: age, start } = value.number
  const isAge = (kind === 'age' || (kind === 'number' && age >= least)) && age <= AGES.most
  return isAge && UNTIL.test(text.slice(0, start)) ? value : null
}

const FROM = /\bfrom (?:age |when i'?m |when i was )?$/i
/** The youngest that anybody speaks of earning or saving at. */
const YOUNGEST = 10

/** 'From 19 to 60': the age that the time begins at. */
function ageBefore(age: AgeValue, numbers: Minded['numbers'], text: string): Value | null {
  const end = age.number
  const first = numbers.find(
    ({ kind, value, start, end: after }) =>
      (kind === 'number' || kind === 'age') &&
      FROM.test(text.slice(0, start)) &&
      value >= YOUNGEST &&
      value < end.value &&
      /^\W*(?:to|til|till|until|through)\W*(?:age\W*)?$/i.test(text.slice(after, end.start)),
  )
  return first ? { kind: 'number', number: { ...first, kind: 'age' } } : null
}

/** Up to here it is mostly a child that will be so old. */
const GROWN = 25
const CHILD =
  /\b(?:son|daughter|kid|child|baby|boy|girl|he|she|grandson|granddaughter|niece|nephew)(?:'?s)?\b/i

/** How old somebody is who will be so old: a child that was told of, else the one who writes. */
function ageToday(then: number, { snapshot, sums, heard = [] }: Talk): Value | null {
  const isYounger = ({ kind, value }: HeardNumber) => (kind === 'age' || kind === 'number') && value < then
  const child = heard.find((one) => then <= GROWN && isYounger(one) && CHILD.test(one.words))
  if (child) return { kind: 'number', number: { ...child, kind: 'age' } }
  if (snapshot.birthYear !== null) return { kind: 'row', row: { list: 'age', id: 0, name: 'age' } }
  const told = sums.findLast(({ inputs }) => inputs['age']?.unit === 'age' && inputs['age'].value < then)
  const own = told ? null : heard.find((one) => isOwnAge(one) && one.value < then)
  if (own) return { kind: 'number', number: { ...own, kind: 'age' } }
  return told ? figureOf(told, 'age') : null
}

interface Talk {
  sum: Sum
  text: string
  snapshot: Pick<Snapshot, 'birthYear'>
  numbers: Minded['numbers']
  sums: readonly SumRecord[]
  heard?: readonly HeardNumber[]
}

export function untilAge(inputs: Action['inputs'], talk: Talk): Action['inputs'] {
  const { sum, text, numbers } = talk
  // A loan runs for so many years, whoever takes it.
  const least = isEarning(sum.name) ? YOUNGEST : AGES.least
  return inputs.map(({ slot, value }) => {
    const age = slot === 'months' ? ageIn(value, text, least) : null
    const now = age && (ageBefore(age, numbers, text) ?? ageToday(age.number.value, talk))
    if (!age || !now) return { slot, value }
    const years: Value = { kind: 'operation', operator: 'take', left: age, right: now }
    const right: Value = { kind: 'constant', value: 12 }
    return { slot, value: { kind: 'operation', operator: 'times', left: years, right } }
  })
}

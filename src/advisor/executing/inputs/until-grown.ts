/** '100 a month from birth till 18', after 'back in 3 months': a child is no older than it was told to be. */
import type { Action, Minded, Value } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

/** Up to here it is mostly a child that will be so old. */
const GROWN = 25
const CHILD =
  /\b(?:son|daughter|kids?|child(?:ren)?|baby|boy|girl|grand(?:son|daughter|kid|baby)|niece|nephew|twins?|youngest|oldest|old)\b/i
const NEWBORN = /\b(?:from|at|since) birth\b|\bnew ?born\b|\b(?:is|'s|gets?) born\b/i
/** Of a message before: nobody says how old a baby is that is still to come. */
const EXPECTED = /\b(?:baby|newborn|pregnant|expecting|maternity|due date)\b/i
/** 'The youngest is 3', 'he turned 9' */
const IS_OLD = new RegExp(
  String.raw`(?:${CHILD.source}|\b(?:he|she)\b)[^.?!\d]{0,16}\b(?:is|'?s|are|turned|just turned|only) (?:just |only )?$`,
  'i',
)

const isYoung = ({ kind, value }: SaidNumber, then: number) =>
  (kind === 'age' || kind === 'number') && value < then

/** The age that a child will have, where months are counted from another age up to it. */
function spanIn(value: Value): { grown: SaidNumber; now: Value } | null {
  if (value.kind !== 'operation' || value.operator !== 'times' || value.right.kind !== 'constant') return null
  const years = value.left
  if (value.right.value !== 12 || years.kind !== 'operation' || years.operator !== 'take') return null
  const isThen = years.left.kind === 'number' && years.left.number.value <= GROWN
  return isThen && years.left.kind === 'number' ? { grown: years.left.number, now: years.right } : null
}

interface Talk {
  text: string
  numbers: Minded['numbers']
  heard?: readonly HeardNumber[]
}

export function untilGrown(inputs: Action['inputs'], { text, numbers, heard = [] }: Talk): Action['inputs'] {
  return inputs.map((input) => {
    const span = input.slot === 'months' ? spanIn(input.value) : null
    if (!span || isAgeOfChild(span.now, span.grown.value)) return input
    const age = ageOfChild(span.grown.value, text, numbers, heard)
    const isNew = NEWBORN.test(text) || heard.some(({ words }) => EXPECTED.test(words))
    if (!age && !isNew) return input
    const then: Value = { kind: 'number', number: { ...span.grown, kind: 'age' } }
    const years: Value =
      age && !NEWBORN.test(text)
        ? {
            kind: 'operation',
            operator: 'take',
            left: then,
            right: { kind: 'number', number: age },
          }
        : then
    return {
      ...input,
      value: {
        kind: 'operation',
        operator: 'times',
        left: years,
        right: { kind: 'constant', value: 12 },
      },
    }
  })
}

/** What is said in the same message stays, unless it is older than what it grows to. */
function isAgeOfChild(now: Value, then: number): boolean {
  if (now.kind !== 'number' || !isYoung(now.number, then)) return false
  return !('words' in now.number) || CHILD.test(String(now.number.words))
}

function ageOfChild(
  then: number,
  text: string,
  numbers: Minded['numbers'],
  heard: readonly HeardNumber[],
): SaidNumber | null {
  const here = numbers.find((one) => isYoung(one, then) && IS_OLD.test(text.slice(0, one.start)))
  const told = here ?? heard.find((one) => isYoung(one, then) && CHILD.test(one.words))
  return told ? { ...told, kind: 'age' } : null
}

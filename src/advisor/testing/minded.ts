import type { Role, What } from '#advisor/actions/language.ts'
import type { Operator } from '#advisor/actions/program.ts'
import type { Action, Minded, MindedNumber, Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { judged } from './judged.ts'

/** What a test has the mind say of a number: the input it fills, and what differs from a supposed new value. */
export type Meant =
  | string
  | { slot?: string; role?: Role; own?: number; step?: Operator; what?: What | null; sure?: number }

interface Rest extends Partial<Pick<Action, 'from' | 'about' | 'inputs' | 'wanted'>> {
  topics?: Minded['topics']
  byItself?: Minded['topics']
  isCut?: boolean
  cry?: number
}

/** What a mind would make of a message, without a network: one meaning for each of its numbers, in their order. */
export function mindedAs(
  text: string,
  intents: readonly (string | { name: string; score: number })[],
  meant: readonly Meant[] = [],
  {
    topics = [],
    byItself = [],
    isCut = false,
    cry = 0,
    from = null,
    about = [],
    inputs = [],
    wanted = null,
  }: Rest = {},
): Minded {
  const said = readNumbers(text)
  const meanings = said.map((_, at) => {
    const meaning = meant[at] ?? ''
    return typeof meaning === 'string' ? { slot: meaning } : meaning
  })
  const named = intents.map((intent) => (typeof intent === 'string' ? { name: intent, score: 1 } : intent))
  const filled = said.flatMap((number, at): Action['inputs'] => {
    const { slot = '', step } = meanings[at] ?? {}
    const value: Value = { kind: 'number', number }
    const stepped: Value = step
      ? { kind: 'operation', operator: step, left: { kind: 'before' }, right: value }
      : value
    return slot === '' ? [] : [{ slot, value: stepped }]
  })
  const actions = named.map(({ name }): Action => {
    const slots = findSum(name)?.inputs ?? { target: true }
    return {
      intent: name,
      from,
      about,
      inputs: [...filled, ...inputs].filter(({ slot }) => slot in slots),
      wanted,
    }
  })
  return {
    // Words may still say otherwise: below what is made as it is read.
    readings: [{ actions, score: Math.min(named[0]?.score ?? 0, 0.79) }],
    intents: named,
    numbers: said.map((number, at): MindedNumber => {
      const { role = 'S', own = 0, what = null, sure = 1 } = meanings[at] ?? {}
      return { ...number, role, own, what, sure }
    }),
    topics,
    byItself,
    isCut,
    cry,
    amounts: judged(text, ''),
  }
}

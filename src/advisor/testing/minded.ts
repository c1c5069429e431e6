import type { Role, What } from '#advisor/actions/language.ts'
import type { Minded, MindedNumber, Operation } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'

/** What a test has the mind say of a number: the input it fills, and what differs from a supposed new value. */
export type Meant =
  | string
  | { slot?: string; role?: Role; own?: number; operation?: Operation; what?: What | null }

/** What a mind would make of a message, without a network: one meaning for each of its numbers, in their order. */
export function mindedAs(
  text: string,
  intents: readonly (string | { name: string; score: number })[],
  meant: readonly Meant[] = [],
  rest: Partial<Minded> = {},
): Minded {
  return {
    intents: intents.map((intent) => (typeof intent === 'string' ? { name: intent, score: 1 } : intent)),
    others: [],
    numbers: readNumbers(text).map((number, at): MindedNumber => {
      const meaning = meant[at] ?? ''
      const { slot = '', ...said } = typeof meaning === 'string' ? { slot: meaning } : meaning
      return {
        ...number,
        role: 'S',
        own: 0,
        slots: [{ slot, score: 1 }],
        operation: 'set',
        what: null,
        ...said,
      }
    }),
    rows: [],
    sums: [],
    figures: [],
    result: null,
    topics: [],
    isCut: false,
    ...rest,
  }
}

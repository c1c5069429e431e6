import type { Minded, MindedNumber } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'

/** A message of which only its numbers are known. */
export const mindedOf = (text: string): Minded => ({
  readings: [],
  intents: [],
  numbers: readNumbers(text).map((number): MindedNumber => ({
    ...number,
    role: 'S',
    own: 0,
    what: null,
    sure: 0,
  })),
  topics: [],
  isCut: false,
  cry: 0,
})

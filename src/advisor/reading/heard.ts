import { type Measure, readUnits } from './measures.ts'
import type { SaidNumber } from './said-number.ts'

/** A number of an earlier message, with the words that stood around it. */
export interface HeardNumber extends SaidNumber {
  words: string
  /** What it counts and by what, where that was said. */
  unit?: Omit<Measure, 'number'>
}

/** As many as a conversation keeps at hand. */
const MOST_HEARD = 12
const WORDS_BEFORE = 4
const WORDS_AFTER = 3
const LONGEST = 40

/** Words next to a number, up to the end of its sentence and the numbers beside it. */
export function hearNumbers(text: string, numbers: readonly SaidNumber[]): HeardNumber[] {
  const measures = readUnits(text, numbers)
  return numbers.map((number, at) => {
    const before = text.slice(numbers[at - 1]?.end ?? 0, number.start)
    const after = text.slice(number.end, numbers[at + 1]?.start ?? text.length)
    const [left = ''] = before.split(/[.!?;\n]/).slice(-1)
    const [right = ''] = after.split(/[.!?;,\n]/)
    const words = [
      ...(left.match(/[\p{L}'’]+/gu) ?? []).slice(-WORDS_BEFORE),
      ...(right.match(/[\p{L}'’]+/gu) ?? []).slice(0, WORDS_AFTER),
    ]
    const heard = { ...number, words: words.join(' ').slice(0, LONGEST) }
    if (!measures[at]) return heard
    const { number: _, ...unit } = measures[at]
    return { ...heard, unit }
  })
}

/** The newest first. */
export const keepHeard = (
  before: readonly HeardNumber[],
  now: readonly HeardNumber[],
): readonly HeardNumber[] => [...now.toReversed(), ...before].slice(0, MOST_HEARD)

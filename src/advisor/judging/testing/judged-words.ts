import { expect } from 'vitest'
import { tellEnough } from '#advisor/executing/acts/enough.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'

/** What is said of a sum that somebody asks about; it never takes more than the short answer holds. */
export function judge(
  record: SumRecord,
  question: string,
  snapshot = emptySnapshot(),
  before: SumRecord[] = [],
) {
  const numbers = readNumbers(question)
  const target = numbers.find(({ kind }) => kind !== 'months') ?? null
  const sums = [...before, record]
  const told = tellEnough({ sheet: new FigureSheet(), record, sums, snapshot, question, target, numbers })
  const words = (told?.answer ?? []).map((sentence) => readText(sentence).replaceAll('’', "'")).join(' ')
  expect(words.length).toBeLessThanOrEqual(200)
  return words
}

/** So many percent of a whole, as it was asked for. */
export const share = (percent: number, words: string) =>
  sumRecord(
    'share',
    { part: ['money', percent * 1000], whole: ['money', 100_000] },
    { percent: ['percent', percent] },
    { words },
  )

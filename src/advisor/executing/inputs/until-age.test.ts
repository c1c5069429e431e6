import { expect, test } from 'vitest'
import type { Snapshot } from '#advisor/snapshot.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { execute } from '#advisor/executing/execute.ts'
import { converse } from '#advisor/executing/testing/converse.ts'

const snapshot = { ...emptySnapshot(), birthYear: Number(emptySnapshot().today.slice(0, 4)) - 31 }

function monthsOf(text: string, known: Snapshot = snapshot): number | undefined {
  const minded = mindedAs(text, ['growth'], ['contribution', 'rate', 'months'])
  const { made } = execute({ minded, text, snapshot: known, sums: [], sheet: new FigureSheet() })
  return made[0]?.inputs['months']?.value
}

test.each([
  ['100 a month in a roth at 7% til 65', 34 * 12],
  ["$100 a month at 7% until I'm 67", 36 * 12],
  ['$100 a month at 7% for 60 months', 60],
  ['$100 a month at 7% till 40', 9 * 12],
  ['$100 a month at 7% over 30', 30 * 12],
])('%s: %d months', (text, months) => expect(monthsOf(text)).toBe(months))

test.each([
  ['100 a month at 7% from 22 to 61', 39 * 12],
  ['100 a month at 7% from age 25 until 55', 30 * 12],
])('an age to begin at, of whomever: %s', (text, months) => {
  const minded = mindedAs(text, ['growth'], ['contribution', 'rate', '', 'months'])
  const { made } = execute({ minded, text, snapshot: emptySnapshot(), sums: [], sheet: new FigureSheet() })
  expect(made[0]?.inputs['months']?.value).toBe(months)
})

test('whose age is not known is not guessed at', () => {
  expect(monthsOf('100 a month in a roth at 7% til 65', emptySnapshot())).not.toBe(34 * 12)
})

const grown = (text: string, heard: string) => {
  const minded = mindedAs(text, ['growth'], ['contribution', 'rate', 'months'])
  const told = hearNumbers(heard, readNumbers(heard)).toReversed()
  const talk = { minded, text, snapshot: emptySnapshot(), sums: [], sheet: new FigureSheet(), heard: told }
  return execute(talk).made[0]?.inputs['months']?.value
}

test.each([
  ['80 a month at 5%, what is there at 18', 'our girl is 6', 12 * 12],
  ['80 a month at 5% until 21', 'my son just turned 9 and wants a car', 12 * 12],
  ['80 a month at 5%, what is there at 66', '48, nurse, nothing saved', 18 * 12],
  ['80 a month at 5% til 60', 'im 35, my kid is 4', 25 * 12],
])('an age that was told before: %s after %s', (text, heard, months) => {
  expect(grown(text, heard)).toBe(months)
})

test('as old as an earlier sum took somebody for', () => {
  const { last } = converse(
    ['i am 44, 30k put by. at 64?', ['retirement-projection'], ['age', 'savings', 'retirementAge']],
    ['with 80 a month at 5% by 60', ['growth'], ['contribution', 'rate', 'months']],
  )
  expect(last?.inputs['months']?.value).toBe(16 * 12)
})

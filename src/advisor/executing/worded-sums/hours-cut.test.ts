import { expect, test } from 'vitest'
import { endsOf } from '#advisor/minding/minded.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { hoursCut } from './hours-cut.ts'

function asked(before: string, text: string) {
  const heard = hearNumbers(before, readNumbers(before)).toReversed()
  const talk = { text, minded: mindedAs(text, ['product']), snapshot: emptySnapshot(), sums: [], heard }
  return (hoursCut(talk)?.inputs ?? [])
    .flatMap(({ value }) => endsOf(value))
    .map((end) => (end.kind === 'number' ? end.number.value : end.kind === 'constant' ? end.value : null))
}

test('hours that were cut cost their pay', () => {
  expect(
    asked('they cut my hours from 36 to 24 and i make 19 an hour', 'how much less is that a month'),
  ).toEqual([19, 36, 24, 52, 12])
  expect(asked('i did 45 hours a week at 21, now its only 30', 'what am i losing a year')).toEqual([
    21, 45, 30, 52,
  ])
})

test('without fewer hours nothing is lost', () => {
  expect(asked('i work 30 hours a week at 21', 'how much less is that a month')).toEqual([])
  expect(asked('i went from 24 hours to 36, 19 an hour', 'how much less is rent')).toEqual([])
})

test('what counts something else, or compares with somebody else, is no cut', () => {
  expect(asked('i work 40 hours at 22 an hour and have 12 days off now', 'how much less is that')).toEqual([])
  expect(
    asked('they cut my hours from 36 to 24 and i make 19 an hour', 'how much less than my sister is that'),
  ).toEqual([])
})

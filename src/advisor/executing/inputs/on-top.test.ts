import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { onTop } from './on-top.ts'

function started(before: string, text: string) {
  const sum = findSum('saved-by')
  return sum && onTop([], sum, text, hearNumbers(before, readNumbers(before)))
}

test('what is added goes on top of what is there', () => {
  expect(started('we have $2,300 put away', 'and if we keep adding 150 a month for 3 years')).toMatchObject([
    { slot: 'start', value: { number: { value: 2300 } } },
  ])
})

test.each([
  ['we have $2,300 put away', 'what does 150 a month come to in 3 years'],
  ['we want to have $2,300 saved', 'and if we add 150 a month'],
  ['we have $2,300 in bills', 'and if we add 150 a month'],
])('%s; %s', (before, text) => {
  expect(started(before, text)).toEqual([])
})

import { expect, test } from 'vitest'
import { hearNumbers, keepHeard } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { runSum } from '#advisor/executing/run-sum.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { catchUp } from './catch-up.ts'

function monthsOf(...messages: string[]) {
  const text = messages.at(-1) ?? ''
  const heard = messages
    .slice(0, -1)
    .reduce((all, one) => keepHeard(all, hearNumbers(one, readNumbers(one))), keepHeard([], []))
  const numbers = readNumbers(text)
  const action = catchUp(text, numbers, heard)
  const sum = findSum('quotient')
  if (!action || !sum) return null
  const known = { snapshot: unknownPerson, sums: [], from: null, sheet: new FigureSheet() }
  const { record } = runSum({ ...known, sum, action, numbers: [], text }, 's1')
  return Math.round((record.results['each']?.value ?? 0) * 10) / 10
}

test.each([
  [['i owe 900 back rent, 350 electric, 300 water. how long to get caught up paying 250 a month'], 6.2],
  [
    [
      'behind on 2 months rent at 1100 and the light bill 480. got 400 a month extra. how long until im caught up',
    ],
    6.7,
  ],
  [
    [
      'i am behind 1,200 on the electric, 2,400 on rent and 650 on the car. i can put 600 a month to it',
      'how long to get caught up on everything',
    ],
    7.1,
  ],
  [['i am behind 1,200 on the electric', 'at 300 a month how long til im caught up'], 4],
  [['how long to get caught up on everything'], null],
  [['when will i catch up with the news'], null],
])('%j', (messages, months) => expect(monthsOf(...messages)).toBe(months))

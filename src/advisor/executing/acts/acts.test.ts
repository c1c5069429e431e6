import { expect, test } from 'vitest'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { byFormula, byWords, FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import {
  findFigure,
  tellDifference,
  tellHow,
  tellPart,
  tellReal,
  tellSimply,
  tellSure,
  type Told,
} from './acts.ts'

const figure = (
  label: string,
  unit: RecordedFigure['unit'],
  value: number,
  source = byFormula('so', []),
): RecordedFigure => ({ label, unit, value, source })

const payoff = (payment: number, months: number, interest: number): SumRecord => ({
  id: 's1',
  kind: 'payoff-time',
  inputs: {
    balance: figure('Owed today', 'money', 600_000, byWords('6,000')),
    rate: figure('Interest a year', 'percent', 22, byWords('22%')),
    payment: figure('Payment a month', 'money', payment, byWords('so much')),
  },
  results: { months: figure('Months', 'months', months), interest: figure('Interest', 'money', interest) },
})
const slow = payoff(25_000, 32, 190_000)
const fast = payoff(30_000, 25, 150_000)
const sum = findSum('payoff-time')
if (!sum) throw new Error('There is no payoff-time')

const sheet = new FigureSheet()
const spoken = (told: Told | null) => told && told.answer.map((words) => readText(words)).join(' ')

test('a part of a sum is told by its name, or by one that is like it', () => {
  expect(spoken(tellPart(sheet, slow, 'interest'))).toBe('$1,900 of it is interest.')
  expect(spoken(tellPart(sheet, slow, 'monthly'))).toBe('$250 a month.')
  expect(spoken(tellPart(sheet, slow, null))).toBe('It takes 32 months, so 2 years 8 months.')
  expect(findFigure(slow, 'tax')).toBeNull()
})

test('a figure that was asked for stands in a sentence', () => {
  const told = (label: string, cents: number) =>
    spoken(tellPart(sheet, { ...slow, results: { one: figure(label, 'money', cents) } }, 'one'))
  expect(told('Paid in all', 790_000)).toBe('You pay $7,900 in all.')
  expect(told('Put in', 790_000)).toBe('$7,900 of it is what you put in.')
  expect(told('Left a month then', 12_000)).toBe('You have $120 left a month.')
  expect(told('Left each month', -12_000)).toBe('You’re $120 short each month.')
  expect(told('Self-employment tax', 500_000)).toBe('$5,000 is self-employment tax.')
  expect(told('Saved a month', 4_000)).toBe('It saves you $40 a month.')
})

test('interest of the first month is worked out where the sum has none', () => {
  // 6,000 * 22% / 12
  expect(spoken(tellPart(sheet, slow, 'firstInterest'))).toBe('Interest in the first month: $110.')
})

test('the difference that a change made', () => {
  expect(spoken(tellDifference(sheet, [fast, slow], null))).toBe(
    '$400 less interest: $1,500 instead of $1,900.',
  )
  expect(spoken(tellDifference(sheet, [fast, slow], 'months'))).toBe(
    '7 months sooner: 25 months instead of 32 months.',
  )
  expect(spoken(tellDifference(sheet, [slow, fast], 'months'))).toMatch(/^7 months longer/)
  expect(spoken(tellDifference(sheet, [slow, slow], 'interest'))).toBe(
    'No difference at all: both come to $1,900.',
  )
})

test('of what two sums share, what changed tells them apart', () => {
  const house = (payment: number): SumRecord => ({
    ...slow,
    kind: 'house-payment',
    results: { payment: figure('A month', 'money', payment), tax: figure('Property tax', 'money', 31_000) },
  })
  expect(spoken(tellDifference(sheet, [house(210_000), house(240_000)], null))).toBe(
    '$300 less: $2,100 instead of $2,400.',
  )
})

test('what is paid every month can be had by the year, also where the sum leads with a time', () => {
  expect(spoken(tellPart(sheet, slow, 'year'))).toBe('$3,000 a year.')
  expect(spoken(tellPart(sheet, slow, 'week'))).toBe('$57.69 a week.')
})

test('what only one of them has makes no difference', () => {
  const other: SumRecord = { ...fast, kind: 'other', inputs: {}, results: {} }
  expect(tellDifference(sheet, [fast, other], null)).toBeNull()
})

const nestEgg = (cents: number): SumRecord => ({
  id: 's1',
  kind: 'growth',
  inputs: { months: figure('Time', 'months', 240, byWords('20 years')) },
  results: { value: figure('Value', 'money', cents) },
})

test('how, surely and simply all come to the same result', () => {
  expect(spoken(tellHow(sheet, slow, sum))).toMatch(
    /^From \$6,000 \(owed today\), .* That gives 32 months\.$/,
  )
  expect(spoken(tellSure(sheet, slow, sum, 'are you sure'))).toMatch(/get the same: 32 months\./)
  expect(spoken(tellSure(sheet, slow, sum, 'so i can plan on that, correct'))).toMatch(/^Yes, 32 months/)
  expect(spoken(tellSimply(sheet, slow, sum))).toMatch(/^In short: months comes to 32 months\./)
})

test('money of a later time in that of today', () => {
  // 100,000 / 1.03^20 = 55,368
  expect(spoken(tellReal(sheet, nestEgg(10_000_000)))).toBe(
    "About $55,370 in today's money, if prices rise 3% a year.",
  )
  expect(tellReal(sheet, { ...nestEgg(10_000_000), inputs: {} })).toBeNull()
  // 100,000 / 1.02^20 = 67,297
  expect(spoken(tellReal(sheet, nestEgg(10_000_000), { value: 2, quote: '2%' }))).toBe(
    "About $67,300 in today's money, if prices rise 2% a year.",
  )
})

test('what came out is told, before what went in under a name that is like it', () => {
  const fall: SumRecord = {
    id: 's1',
    kind: 'market-fall',
    inputs: { percent: figure('Fall', 'percent', 20, byWords('20%')) },
    results: { left: figure('Left', 'money', 800_000), gain: figure('Rise to get back', 'percent', 25) },
  }
  expect(spoken(tellPart(sheet, fall, 'percent'))).toBe('Rise to get back: 25%.')
})

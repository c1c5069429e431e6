import { expect, test } from 'vitest'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { byFormula, byWords, FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import {
  findFigure,
  tellBetter,
  tellDifference,
  tellHow,
  tellPart,
  tellReal,
  tellSimply,
  tellSure,
  type Told,
} from './acts.ts'
import { tellEnough } from './enough.ts'

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
  expect(spoken(tellPart(sheet, slow, 'monthly'))).toBe('Payment a month: $250.')
  expect(spoken(tellPart(sheet, slow, null))).toBe('Months: 32 months.')
  expect(findFigure(slow, 'tax')).toBeNull()
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

test('what only one of them has makes no difference', () => {
  const other: SumRecord = { ...fast, kind: 'other', inputs: {}, results: {} }
  expect(tellDifference(sheet, [fast, other], null)).toBeNull()
})

test('the cheaper of two is better, in either order', () => {
  const describe = ({ inputs }: SumRecord) => [`Paying ${inputs['payment']?.value}`]
  for (const pair of [[fast, slow] as const, [slow, fast] as const])
    expect(spoken(tellBetter(sheet, pair, describe))).toBe(
      'Paying 30000 is better: $1,500 instead of $1,900, so $400 less.',
    )
})

test('of what grows, more is better', () => {
  const grown = (value: number): SumRecord => ({
    id: 's1',
    kind: 'growth',
    inputs: {},
    results: { value: figure('Value', 'money', value) },
  })
  const describe = ({ results }: SumRecord) => [
    results['value']?.value === 200_000 ? 'The first' : 'The other',
  ]
  expect(spoken(tellBetter(sheet, [grown(200_000), grown(150_000)], describe))).toMatch(
    /^The first is better: .* \$500 more\.$/,
  )
})

const enough = (record: SumRecord, words: string) =>
  spoken(tellEnough(sheet, record, mindedAs(words, []).numbers[0] ?? null))
const nestEgg = (cents: number): SumRecord => ({
  id: 's1',
  kind: 'growth',
  inputs: { months: figure('Time', 'months', 240, byWords('20 years')) },
  results: { value: figure('Value', 'money', cents) },
})

test('a nest egg is enough for a yearly spending by the share that can be drawn', () => {
  expect(enough(nestEgg(200_000_000), '$60,000 a year')).toBe(
    'Yes: at 4% a year it gives about $80,000, $20,000 more than the $60,000.',
  )
  expect(enough(nestEgg(100_000_000), '$60,000 a year')).toBe(
    'Not quite: at 4% a year it gives about $40,000, $20,000 short of the $60,000. It would take $1,500,000.',
  )
})

test('an amount is held against an amount', () => {
  expect(enough(nestEgg(300_000), '$2,000')).toBe('Yes, with $1,000 to spare: $3,000 against $2,000.')
  expect(enough(nestEgg(300_000), '$5,000')).toBe('Not yet: $3,000 is $2,000 short of $5,000.')
})

test.each([
  [20, /^Yes, 20%/],
  [12, /^It is fair: 12%/],
  [4, /^Not yet: 4%/],
])('a savings rate of %d percent is judged by the usual mark', (percent, words) => {
  const record: SumRecord = {
    id: 's1',
    kind: 'savings-rate',
    inputs: {},
    results: { percent: figure('Savings rate', 'percent', percent) },
  }
  expect(spoken(tellEnough(sheet, record, null))).toMatch(words)
})

test('how, surely and simply all come to the same result', () => {
  expect(spoken(tellHow(sheet, slow, sum))).toMatch(
    /^From \$6,000 \(owed today\), .* That gives 32 months\.$/,
  )
  expect(spoken(tellSure(sheet, slow, sum))).toMatch(/get the same: 32 months\./)
  expect(spoken(tellSimply(sheet, slow, sum))).toMatch(/^In short: months comes to 32 months\./)
})

test('money of a later time in that of today', () => {
  // 100,000 / 1.03^20 = 55,368
  expect(spoken(tellReal(sheet, nestEgg(10_000_000)))).toBe(
    "About $55,370 in today's money, if prices rise 3% a year.",
  )
  expect(tellReal(sheet, { ...nestEgg(10_000_000), inputs: {} })).toBeNull()
})

import { expect, test } from 'vitest'
import { execute } from '#advisor/executing/execute.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { twoWays } from './two-ways.ts'

/** What is answered where the mind takes a message for a product of its first two numbers. */
function answer(text: string, before = ''): string {
  const { outcomes } = execute({
    minded: mindedAs(text, ['product'], ['amount', 'times']),
    text,
    snapshot: emptySnapshot(),
    sums: [],
    sheet: new FigureSheet(),
    heard: hearNumbers(before, readNumbers(before)).toReversed(),
  })
  const [outcome] = outcomes
  return outcome?.kind === 'sum' ? outcome.made.worked.answer.map((words) => readText(words)).join(' ') : ''
}

test.each([
  ['i do 24 hours a week at 15. if it goes to 30 hours how much more is that a month', '$390 a month more'],
  ['after school care is 600 a month or 145 a week, which is cheaper', '$600 a month is cheaper, by $28.33'],
  ['36 hours at 18 an hour or 30 hours at 21. which is better a week', '$648 a week is better, by $18'],
  ['they offer 78k, im at 69k, worth it?', 'Better, by $9,000 a year: $78,000 a year instead of $69,000.'],
  ['bus is 3 each way 5 days a week or parking is 120 a month. which is cheaper', '$120 a month is cheaper'],
  ['they took me from 38 hrs to 30, 20 an hour. how much am i losing a week', '$600 a week instead of $760'],
  [
    'i went to 20 hours a week, used to be 35. pay is 24 an hour. what do i lose a week',
    '$480 a week instead of $840',
  ],
  [
    'thinking of 4 days a week instead of 5, i make 60k. how much would i lose a year',
    '$48,000 a year instead of',
  ],
  ['going from 80 to 90 an hour, 20 hours a week, 40 weeks. how much more a year', '$8,000 a year more'],
])('two ways in one message: %s', (text, expected) => expect(answer(text)).toContain(expected))

test.each([
  [
    'i get 60 cpm, 2,400 miles a week',
    'the other guys offer 66 cpm but only 2,000 miles. better or worse',
    '$1,440 a week is better, by $120',
  ],
  [
    '18 an hour, 30 hours a week',
    'another place is 20/hr, same hours. how much more a year',
    '$3,120 a year more',
  ],
  [
    'i get 40 a haircut and do 10 haircuts a day. the kid who sweeps gets 3 a haircut',
    'going to 44 a haircut, how much more a day',
    '$40 a day more',
  ],
  [
    'the cleaner is 70 a visit and comes twice a month',
    'if we cut it to 1 visit a month what do we save a year',
    '$840 a year instead of $1,680',
  ],
  [
    'i get 16 an hour, 25 hours a week',
    'they bump me to 17.50 in may, how much more a month same hours',
    '$162.50',
  ],
])('beside what was told before: %s / %s', (before, text, expected) =>
  expect(answer(text, before)).toContain(expected),
)

test.each([
  'i make 3,000 a month and spend 2,200 a month, how much more than i spend is that in percent',
  'a loan at 400 a month or 350 a month, which is better',
  'which is better, 15 or 30 years',
  'is 20 an hour better than salary',
])('left to the mind: %s', (text) => expect(twoWays(text, readNumbers(text))).toBeNull())

test('a payment from before goes with what is said by the month', () => {
  const payment = sumRecord('loan-payment', {}, { payment: ['money', 38_000] }, { id: 's1' })
  const text = 'insurance is 140 more a month and gas like 90. all in what is it a month'
  const minded = mindedAs(text, ['sum-of'], ['parts', 'parts'])
  const readings = minded.readings.map((reading) => ({
    ...reading,
    actions: reading.actions.map((action) => ({
      ...action,
      inputs: [
        { slot: 'parts', value: { kind: 'figure', sum: 's1', name: 'payment' } as const },
        ...action.inputs,
      ],
    })),
  }))
  const { made } = execute({
    minded: { ...minded, readings },
    text,
    snapshot: emptySnapshot(),
    sums: [payment],
    sheet: new FigureSheet(),
  })
  expect(made).toMatchObject([{ kind: 'sum-of', results: { total: { value: 61_000 } } }])
})

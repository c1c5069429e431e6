import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { execute } from '#advisor/executing/execute.ts'
import { reckonAction } from './reckon-action.ts'

/** What is answered where the mind takes a message for a product of its first two numbers. */
function answer(text: string): string {
  const minded = mindedAs(text, ['product'], ['amount', 'times'])
  const { outcomes } = execute({
    minded,
    text,
    snapshot: emptySnapshot(),
    sums: [],
    sheet: new FigureSheet(),
  })
  const [outcome] = outcomes
  return outcome?.kind === 'sum' ? outcome.made.worked.answer.map((words) => readText(words)).join(' ') : ''
}

test.each([
  ['18.40 an hour for 26 hours plus tips, 90 a night 4 nights. whats that a week', '$838.40 a week in all.'],
  [
    'its 14 miles each way, 4 days a week, and 60 cents a mile. what does the drive cost a month',
    '$291.20 a month',
  ],
  ['im at 540 miles a week. at 70 cents a mile what do i write off for the year', '$19,656 a year'],
  [
    '29 an hr plus 3.50 night diff, 36 hrs a week. what is that a year before taxes',
    '$60,840 a year in all.',
  ],
  ['55 miles a day, 20 days a month, car gets 25 mpg, gas is 3.50. what does that run me', '$154 a month'],
  ['58 cpm, about 2,300 miles a wk, 3 weeks a yr no pay. what do i gross', '$65,366 a year'],
  ['i clear 910 a week driving and gas is 160 a week. what do i really make a year', '$39,000 a year'],
  [
    '3.10 an hour plus tips. tips are about 640 a week for 30 hours. what am i really making an hour',
    '$24.43 an hour',
  ],
  ['takeout twice a week for like 41. how much is that a year', '$4,264 a year'],
  ['the hoa is 310 and taxes are 2,400 a year. what would it cost me a month to live there', '$510 a month'],
  ['a jacket is 120, 25% off, then 8% tax. what do i pay', '$97.20'],
])('%s', (text, expected) => expect(answer(text)).toContain(expected))

test.each([
  [
    '20 dollars per hour, 46 hours every week, after 40 hours is time and a half. what is that a week',
    '$980 a week',
  ],
  [
    '19.50 an hour, 40 hrs a week. overtime is time and a half. whats a week with 8 hrs of OT',
    '$1,014 a week',
  ],
  ['30 an hr welding. 40 hrs plus about 8 ot a week at time n a half. whats a week gross', '$1,560 a week'],
  ['im at 22/hr, sundays pay double time. what do i get for 6 hours on a sunday', '$264'],
  [
    '24 an hour, 10 hrs of overtime a week at time and a half. how much more is that a month',
    '$1,560 a month',
  ],
])('hours that pay more: %s', (text, expected) => expect(answer(text)).toContain(expected))

test.each([
  ['144,000 split between me and my two brothers. whats mine', '$48,000'],
  ['3 of us share a cabin for 840, gas 120 and food 300. whats my share', '$420'],
])('shared by several: %s', (text, expected) => expect(answer(text)).toContain(expected))

test.each([
  'i make 15 an hour, 20 hours a week. how long till i have 3,000',
  '40 hrs at 16 an hour or 30 hours at 20. which is better a week',
  '3 months behind on rent, 1,180 a month. i dont know what to do',
  'then 6 months of bills aside, i spend 2,900 a month. what remains to invest',
  'looking at 34k for the car, 72 months at 9.5. what would that payment be',
  'rent is 1,200, i work 20 hours at 15. what is that',
  '3 of us split 1,500 by income. i make 3,000 a month. whats my share',
])('left to the mind: %s', (text) => expect(reckonAction(text, readNumbers(text))).toBeNull())

test('where the mind comes to the same, its own sum tells more', () => {
  const text = '19.50 an hour, 40 hours a week. what is that a year'
  const minded = mindedAs(text, ['pay-conversion'], ['pay', 'hours'])
  const { made } = execute({ minded, text, snapshot: emptySnapshot(), sums: [], sheet: new FigureSheet() })
  expect(made[0]?.kind).toBe('pay-conversion')
})

test('what units settled is remembered with its period', () => {
  const text = '45 a lawn, 9 lawns a week. what would that be a month'
  const minded = mindedAs(text, ['product'], ['amount', 'times'])
  const { made } = execute({ minded, text, snapshot: emptySnapshot(), sums: [], sheet: new FigureSheet() })
  expect(made[0]).toMatchObject({ per: 'month', results: { total: { value: 175_500 } } })
})

/** What comes of a message by its units, after what was heard before. */
const after = (heard: string, text: string) =>
  reckonAction(text, readNumbers(text), { heard: hearNumbers(heard, readNumbers(heard)).toReversed() })

const PAID = 'night aide here, 20 an hour, 30 hours a week. what is that a year'

/** The main figure, in dollars, after what was said before. */
function valueIn(said: string, text: string, sums: readonly SumRecord[] = []): number {
  const { made } = execute({
    minded: mindedAs(text, ['product']),
    text,
    snapshot: emptySnapshot(),
    sums,
    sheet: new FigureSheet(),
    heard: hearNumbers(said, readNumbers(said)).toReversed(),
  })
  return (Object.values(made[0]?.results ?? {})[0]?.value ?? 0) / 100
}

test.each([
  ['if i pick up one extra 12 hour shift every week at time and a half, what does that add a year', 18_720],
  ['and if i do 6 hrs of overtime every week, time n half. how much more is that a month', 780],
  ['they want me at 45 hrs. anything over 40 is time and a half. what would one week be then', 950],
  ['a 10 hr extra shift every week, all at time and a half, whats the extra a week', 300],
])('overtime of the pay that was told before: %s', (text, dollars) => {
  expect(valueIn(PAID, text)).toBe(dollars)
})

test('of a stored year’s pay it is an hour’s at the usual hours', () => {
  const text = 'if i do 6 hrs of overtime a week at time and a half how much more a month'
  const empty = emptySnapshot()
  const snapshot = { ...empty, profile: { ...empty.profile, income: 5_200_000 } }
  const minded = mindedAs(text, ['product'])
  const { made } = execute({ minded, text, snapshot, sums: [], sheet: new FigureSheet() })
  expect(made[0]?.results['total']?.value).toBe(97_500)
})

test('without a pay no overtime is reckoned', () => {
  expect(
    after('my rent is 1,200', 'if i do 6 hrs of overtime a week, time and a half, how much more a month'),
  ).toBeNull()
})

test.each([
  ['8 months is good, I make 7,200 a month. Other 4 months only 2,100. What is my average month?', 5500],
  ['march thru october i clear 6,000 a month, the rest maybe 1,500. whats my average month', 4500],
  ['nov to feb i get 900 a month, the other eight months 3,000. what is that a year', 27_600],
  ['daycare is 1,150 a month per kid. whats that a year for both', 27_600],
  [
    'i rent a booth, 180 a week, and take in 1,200 a week. what do i clear in a week if supplies run me 70',
    950,
  ],
])('months of two kinds, and both of a pair: %s', (text, dollars) => {
  expect(valueIn('', text)).toBe(dollars)
})

test('what both cost together says no price of one', () => {
  expect(after('', 'both cost 1,150 a month. whats that a year')).toBeNull()
})

test.each([
  [
    'the depot is 9 miles farther each way, 200 days a year at 50 cents a mile. what does that cost a year',
    1800,
  ],
  ['parking is 14 a day, i go in 3 days a week, 45 weeks. whats that a year', 1890],
  ['hired at 70,000. the tram is 3.25 each way, 4 days a week. whats the tram a year at 50 weeks', 1300],
  ['piano lessons are 30 a lesson, 3 times a month. what do they run me a year', 1080],
  ['storage is 85 a month, whats that a year', 1020],
  ['the beach house is 1,400 for the week, 5 of us. whats that per person per night', 40],
])('all that is needed is said: %s', (text, dollars) => expect(valueIn('', text)).toBe(dollars))

test.each([
  ['what do i earn in a month', 2600],
  ['we got another 50 cents an hour. what is that a year', 780],
  ['nights pay 1.50 more an hour. how much more a year same hours', 2340],
  ['plus 2 an hour for weekends, all mine are weekends. so with that a year?', 34_320],
])('on top of what was told before: %s', (text, dollars) => expect(valueIn(PAID, text)).toBe(dollars))

test.each([
  'insurance is 120 more a month and gas 90. all in a month?',
  'my hours are 2 more a day. what is rent a year',
  'daycare is 300 a week. whats that a year, and a month?',
])('more of something unknown, or two answers, are left to the mind: %s', (text) =>
  expect(after('', text)).toBeNull(),
)

/** A sum that came to 400 dollars. */
const cleared = (words: string, per?: SumRecord['per']): SumRecord => ({
  id: 's1',
  kind: 'difference',
  inputs: {},
  results: {
    difference: { label: 'Left', unit: 'money', value: 40_000, source: { kind: 'given' } as never },
  },
  words,
  ...(per && { per }),
})

test.each([
  ['i do 20 fairs a year so whats that', cleared('what do i clear per fair'), 8000],
  ['4 of us, whats that per person', cleared('what is rent a month', 'month'), 100],
  ['and a year?', cleared('what is left a month', 'month'), 4800],
])('so often, or shared, what the last sum came to: %s', (text, sum, dollars) => {
  expect(valueIn('', text, [sum])).toBe(dollars)
})

test('another time for the last sum is no count of it', () => {
  const text = 'and if it is only 18 months'
  const sums = [cleared('what do i save a month', 'month')]
  expect(reckonAction(text, readNumbers(text), { sums })).toBeNull()
})

test('what comes on top goes on by the time that the last sum led with', () => {
  const figure = {
    label: 'A year',
    unit: 'money' as const,
    value: 3_120_000,
    source: { kind: 'given' } as never,
  }
  const paid: SumRecord = { id: 's1', kind: 'pay-conversion', inputs: {}, results: { year: figure } }
  expect(valueIn(PAID, 'plus 2 an hour on nights, mine are all nights. so with that?', [paid])).toBe(34_320)
})

import { describe, expect, test } from 'vitest'
import { hearNumbers, type HeardNumber, keepHeard } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { asPlanned } from '#advisor/executing/inputs/as-planned.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { goOn } from './going-on.ts'
import { waiting } from './waiting.ts'

const hear = (...messages: string[]) =>
  messages.reduce<readonly HeardNumber[]>(
    (heard, text) => keepHeard(heard, hearNumbers(text, readNumbers(text))),
    [],
  )
const plan = hear('we hope to move in 3 years', 'we got 22k saved and can set aside 950 a month')
const talk = (text: string, heard = plan, sums: SumRecord[] = []) => ({
  text,
  minded: mindedAs(text, []),
  sums,
  snapshot: emptySnapshot(),
  heard,
})

describe('how much there is by then', () => {
  test.each([
    'how much will we have by then',
    'so what would we have saved at that point?',
    'what will we have when we move',
  ])('%s', (text) =>
    expect(goOn(talk(text))).toMatchObject({
      intent: 'saved-by',
      inputs: [
        { slot: 'monthly', value: { number: { value: 950 } } },
        { slot: 'months', value: { number: { value: 36 } } },
        { slot: 'start', value: { number: { value: 22_000 } } },
      ],
    }),
  )

  test.each(['how much will we owe by then', 'how much do we need to have by then', 'how much do we have'])(
    'not: %s',
    (text) => expect(goOn(talk(text))).toBeNull(),
  )

  test('what goes into a plan for old age grows, and is nothing put by', () =>
    expect(
      goOn(talk('how much will i have by then', hear('out in 9 years', 'i put 500 a month in my 401k'))),
    ).toBeNull())
})

test('what is put by each month is what was told, and the day the one that was told', () => {
  const pace = asPlanned(bare('goal-pace'), { ...talk('will we make it in time'), from: null })
  expect(pace).toMatchObject([
    { slot: 'monthly', value: { number: { value: 950 } } },
    { slot: 'months', value: { number: { value: 36 } } },
  ])
  expect(asPlanned(bare('budget-summary'), { ...talk('what is left by then'), from: null })).toEqual([])
})

describe('waiting', () => {
  const saved = sumRecord(
    'saved-by',
    { monthly: ['money', 95_000], months: ['months', 36], start: ['money', 2_200_000] },
    { total: ['money', 5_620_000] },
    { id: 's1' },
  )
  const home = sumRecord(
    'house-payment',
    { price: ['money', 30_000_000], down: ['money', 5_620_000], months: ['months', 360] },
    { payment: ['money', 210_000] },
    { id: 's2' },
  )

  test('is a longer time to save, and a larger down payment', () =>
    expect(waiting(talk('and if we hold off one more year?', plan, [saved, home]))).toMatchObject([
      {
        intent: 'saved-by',
        inputs: [{ slot: 'monthly' }, { slot: 'months', value: { operator: 'add' } }, { slot: 'start' }],
      },
      { intent: 'house-payment', from: 's2', inputs: [{ slot: 'down', value: { result: 'total' } }] },
    ]))

  test('until a later day where that is said', () =>
    expect(waiting(talk('what if we wait 5 years', plan, [saved]))).toMatchObject([
      { intent: 'saved-by', from: 's1', inputs: [{ slot: 'months', value: { number: { value: 60 } } }] },
    ]))

  test('says its time in no figure, too', () =>
    expect(waiting(talk('what if we give it a year and put by 1,100 a month', plan, [saved]))).toMatchObject([
      {
        intent: 'saved-by',
        inputs: [
          { slot: 'months', value: { operator: 'add' } },
          { slot: 'monthly', value: { number: { value: 1100 } } },
        ],
      },
    ]))

  test('is not what a term of a loan does', () => {
    expect(waiting(talk('what if we do 15 years', plan, [saved, home]))).toBeNull()
    expect(
      waiting(talk('what if we wait a year', plan, [sumRecord('payoff-time', {}, {}, { id: 's1' })])),
    ).toBeNull()
  })
})

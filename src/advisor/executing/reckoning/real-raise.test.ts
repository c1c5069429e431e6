import { expect, test } from 'vitest'
import { mindedOf } from '#advisor/executing/testing/minded-of.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { realRaise } from './real-raise.ts'

const read = (text: string, income: number | null = null) => {
  const action = realRaise({
    text,
    minded: mindedOf(text),
    sums: [],
    snapshot: { ...emptySnapshot(), profile: { ...emptySnapshot().profile, income } },
  })
  return action && [action.intent, ...action.inputs.map(({ slot }) => slot)].join(' ')
}

test.each([
  ['got a 4% raise on 72k but prices went up 3.2. am i really ahead', 'raise salary percent inflation'],
  [
    'i went from 61k to 66,500. after 3% inflation how much am i really ahead',
    'raise salary amount inflation',
  ],
  ['got a 2.5% cola, inflation 3.1%. am i keeping up', 'real-return rate inflation'],
  ['they pay me 48k, up 5%, but everything costs 4% more. am i better off', 'raise salary percent inflation'],
])('%s', (text, sum) => expect(read(text)).toBe(sum))

test('pay that is stored needs no words', () => {
  expect(read('boss gave me a 3% raise and inflation is 4%, am i losing', 5_800_000)).toBe(
    'raise percent inflation',
  )
})

test.each([
  'prices went up 3% this year',
  'my savings earn 4% and inflation is 3%, what is that really',
  'inflation is 3% and i have 20k at 4% for 10 years. what is that really worth',
])('no raise: %s', (text) => expect(read(text)?.startsWith('raise') ?? false).toBe(false))

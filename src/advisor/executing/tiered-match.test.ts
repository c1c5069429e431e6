import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { tieredMatch } from './tiered-match.ts'

function inputsOf(text: string) {
  const minded = mindedAs(text, ['employer-match'])
  const action = minded.readings[0]?.actions[0]
  if (!action) throw new Error('Nothing was read')
  return tieredMatch(action, text, minded).inputs.map(({ slot, value }) => [
    slot,
    value.kind === 'number' ? value.number.value : value.kind === 'constant' ? value.value : null,
  ])
}

const twoSteps = [
  ['match', 100],
  ['upTo', 3],
  ['nextMatch', 50],
  ['nextUpTo', 2],
]

test.each([
  [
    'they match dollar for dollar on the first 3% of pay and fifty cents on the dollar for the next 2%',
    twoSteps,
  ],
  ['100% of the first 3% and 50% of the next 2%', twoSteps],
  ['all of the first 3% and half of the next 2%, i put in 4%', [['percent', 4], ...twoSteps]],
])('%s', (text, expected) => expect(inputsOf(text)).toEqual(expected))

test('a match in one step stays as it was read', () =>
  expect(inputsOf('they match 50% up to 6%')).toEqual([]))

import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { matchTerms } from './match-terms.ts'

function inputsOf(text: string) {
  const minded = mindedAs(text, ['employer-match'])
  const action = minded.readings[0]?.actions[0]
  if (!action) throw new Error('Nothing was read')
  return matchTerms(action, text, minded).inputs.map(({ slot, value }) => [
    slot,
    value.kind === 'number' ? value.number.value : value.kind === 'constant' ? value.value : null,
  ])
}

const oneStep = (match: number, upTo: number) => [
  ['match', match],
  ['upTo', upTo],
]
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
  ['the first 3% at 100% and the next 2% at 50%', twoSteps],
  ['100% up to 3% and then 50% up to 5%, i save 6%', [['percent', 6], ...twoSteps]],
  ['for every dollar up to 3% they add a dollar, and for the next 2% fifty cents', twoSteps],
  ['they match 50% up to 6%', oneStep(50, 6)],
  ['work matches half of what i put in, up to 6% of pay', oneStep(50, 6)],
  ['I contribute 7% and they match 40% of it, up to 10% of my salary', [['percent', 7], ...oneStep(40, 10)]],
  [
    'My contribution is 2%. The match is 75% of contributions up to 5% of salary',
    [['percent', 2], ...oneStep(75, 5)],
  ],
  ['they put in 25 cents on the dollar up to 8%', oneStep(25, 8)],
])('%s', (text, expected) => expect(inputsOf(text)).toEqual(expected))

test('a match without a limit stays as it was read', () => expect(inputsOf('they match 4%')).toEqual([]))

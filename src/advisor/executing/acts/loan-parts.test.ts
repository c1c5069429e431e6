import { expect, test } from 'vitest'
import { addSums, type SumRecord } from '#advisor/figures/sum-record.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { execute } from '#advisor/executing/execute.ts'

type Said = [
  text: string,
  ...minded: Parameters<typeof mindedAs> extends [string, ...infer Rest] ? Rest : never,
]

/** Says one thing after another: the last sum, and what was told last. */
function converse(...messages: Said[]) {
  let sums: SumRecord[] = []
  let told = ''
  for (const [text, ...rest] of messages) {
    const minded = mindedAs(text, ...rest)
    const { made, outcomes } = execute({
      minded,
      text,
      snapshot: unknownPerson,
      sums,
      sheet: new FigureSheet(),
    })
    sums = addSums(sums, made)
    const [outcome] = outcomes
    told = outcome?.kind === 'told' ? outcome.answer.map((words) => readText(words)).join(' ') : ''
  }
  return { last: sums.at(-1), told }
}

const house: Said = [
  'a 300,000 place with 20% down at 6%',
  ['house-payment'],
  ['price', 'downPercent', 'rate'],
]

test('a term that is said stays the term', () => {
  const { last } = converse([
    '200,000 at 5%, 15 year loan',
    ['remaining-balance'],
    ['principal', 'rate', 'months'],
  ])
  expect(last).toMatchObject({ missing: 'made', inputs: { months: { value: 180 } } })
})

test('a later sum goes on from the one that was changed', () => {
  const lower: Said = ['at 5%?', ['house-payment'], ['rate']]
  const owed: Said = ['owed after 5 years?', ['remaining-balance'], ['months']]
  const { last } = converse(house, lower, owed, ['and biweekly', ['biweekly-payment'], [], { from: 's2' }])
  expect(last?.inputs['rate']?.value).toBe(5)
})

test('so many points are that share of the loan', () => {
  const { last } = converse(house, [
    'worth paying 2 points to get 5.5%?',
    ['points'],
    ['', 'newRate'],
    { from: 's1' },
  ])
  expect(last?.inputs).toMatchObject({ cost: { value: 480_000 }, principal: { value: 24_000_000 } })
})

test('the parts of the first payment, and the interest of a loan that was traded into', () => {
  const of = (text: string) => converse(house, [text, ['part']]).told
  expect(of('how much of the first payment goes to principal')).toBe(
    '$238.92 of the first payment is principal.',
  )
  expect(of('how much of the first payment is interest')).toBe('Interest in the first month: $1,200.')
  const traded: Said = [
    'worth 9,000, owe 11,000, new one 20,000 at 6% 60 months',
    ['rollover'],
    ['worth', 'owed', 'price', 'rate', 'months'],
  ]
  const interest = converse(traded, ['interest in all?', ['part'], [], { wanted: 'interest' }])
  expect(interest.told).toBe('$3,519 of it is interest.')
})

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

test('what is left to borrow is what the next sum of a house owes, at its rate and term', () => {
  const owed = converse(house, ['what do I still owe in 5 years', ['remaining-balance'], ['months']])
  expect(owed.last).toMatchObject({
    kind: 'remaining-balance',
    inputs: {
      principal: { value: 24_000_000 },
      rate: { value: 6 },
      months: { value: 360 },
      made: { value: 60 },
    },
  })
  const twice = converse(house, ['every two weeks instead?', ['biweekly-payment'], [], { from: 's1' }])
  expect(twice.last?.inputs['principal']?.value).toBe(24_000_000)
})

test('neither a price nor a payment is pointed at for what is owed', () => {
  for (const name of ['price', 'principal']) {
    const inputs = [{ slot: 'principal', value: { kind: 'figure', sum: 's1', name } as const }]
    const { last } = converse(house, ['paying it twice a month?', ['biweekly-payment'], [], { inputs }])
    expect(last?.inputs['principal']?.value).toBe(24_000_000)
  }
})

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

test('a lump instead of so much a month leaves the month out', () => {
  const more: Said = [
    '200,000 at 6% 30 years, 100 more a month',
    ['extra-payment'],
    ['principal', 'rate', 'months', 'extra'],
  ]
  const once = (text: string) =>
    converse(more, [text, ['extra-payment'], ['once'], { from: 's1' }]).last?.inputs
  expect(once('what about 9,000 at once instead of that')).not.toHaveProperty('extra')
  expect(once('what about 9,000 at once as well then')).toHaveProperty('extra')
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

test('what a sale leaves is put down on the next house', () => {
  const text =
    'place is worth 310k, owe 150k. we sell with a 5% commission and put it all down on a 400k house at 6% for 30 years'
  const { last } = converse([text, ['equity']])
  expect(last).toMatchObject({
    kind: 'loan-payment',
    inputs: { down: { value: 14_450_000 }, price: { value: 40_000_000 } },
    results: { loan: { value: 25_550_000 } },
  })
  const worth: Said = ['worth 310k, owe 150k', ['equity'], ['value', 'owed']]
  const net = converse(worth, ['and what do I net if I sell it with 6% commission', ['know']])
  expect(net.last).toMatchObject({ kind: 'difference', results: { difference: { value: 14_140_000 } } })
  const both = converse(worth, ['and net if I sell, agents take 5% and other fees are 2%', ['know']])
  expect(both.last?.results['difference']?.value).toBe(13_830_000)
})

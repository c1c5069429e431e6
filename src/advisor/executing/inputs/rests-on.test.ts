import { expect, test } from 'vitest'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { restsOn } from './rests-on.ts'
import { converse, type Said } from '#advisor/executing/testing/converse.ts'

const figure = (sum: string, name: string): Value => ({ kind: 'figure', sum, name })
const take = (left: Value, right: Value): Value => ({ kind: 'operation', operator: 'take', left, right })
const add = (left: Value, right: Value): Value => ({ kind: 'operation', operator: 'add', left, right })

const bike: Said = ['a bike for 8,600, i can put in 2,100', ['afford-once'], ['price', 'savings']]

test.each([
  ['the rest at 9% for 36 months?', 650_000],
  ['at 9% over 36 months, how much is it each month', 650_000],
  ['and if they lend me all of it at 9% for 36 months', 860_000],
])('what was short is borrowed: %s', (text, loan) => {
  const rest = { inputs: [{ slot: 'principal', value: figure('s1', 'price') }] }
  const { last } = converse(bike, [text, ['loan-payment'], ['rate', 'months'], rest])
  expect(last?.inputs['principal']?.value).toBe(loan)
})

const home: Said = [
  'we bring in 9,000 a month, what can we buy with 45k down at 6.1%',
  ['affordability'],
  ['income', 'down', 'rate'],
]

test.each([
  ['saw a nice one at 380,000, payment?', 33_500_000],
  ['and the payment on a loan of 380,000', 38_000_000],
])('a home has a price, with as much down as before: %s', (text, loan) => {
  const rest = { inputs: [{ slot: 'rate', value: figure('s1', 'rate') }] }
  const { last } = converse(home, [text, ['loan-payment'], ['principal'], rest])
  expect((last?.results['loan'] ?? last?.inputs['principal'])?.value).toBe(loan)
})

test('its rate and its term stay as they were', () => {
  const rest = { inputs: [{ slot: 'down', value: figure('s1', 'down') }] }
  const { last } = converse(home, ['there is one for 380,000', ['house-payment'], ['price'], rest])
  expect(last?.inputs['rate']?.value).toBe(6.1)
})

const list: Said = ['the last weeks were 640, 410 and 555', ['tell']]

test.each([
  ['so on average?', 53_500],
  ['whats the mean of those', 53_500],
])('the average of a list that was told: %s', (text, each) => {
  expect(converse(list, [text, ['tell']]).last?.results['each']?.value).toBe(each)
})

test('a list of small and large amounts is one', () => {
  const bills: Said = ['the last ones were 1,300, 2,100, 800 and 1,800', ['tell']]
  expect(converse(bills, ['average?', ['tell']]).last?.results['each']?.value).toBe(150_000)
})

test('what is left in an average month is no average', () => {
  expect(converse(list, ['and in an average week i keep how much', ['tell']]).last).toBeUndefined()
})

const numbersOf = (text: string) => hearNumbers(text, readNumbers(text)).toReversed()
const amountOf = (inputs: Action['inputs'], text: string, heard: string) => {
  const sum = findSum('difference')
  if (!sum) throw new Error('There is no such sum')
  const talk = { action: bare('difference'), text, snapshot: snapshotWith({}), sums: [], from: null }
  return restsOn(inputs, { ...talk, sum, heard: numbersOf(heard) })[0]?.value
}

test('the worst of a list is its least, the best its most', () => {
  const [first] = numbersOf('weeks of 640, 410 and 555')
  const inputs: Action['inputs'] = [{ slot: 'amount', value: { kind: 'number', number: first! } }]
  const told = 'weeks of 640, 410 and 555'
  expect(amountOf(inputs, 'whats left in the leanest one', told)).toMatchObject({ number: { value: 410 } })
  expect(amountOf(inputs, 'and in the best week', told)).toMatchObject({ number: { value: 640 } })
  expect(amountOf(inputs, 'and in the last week', told)).toMatchObject({ number: { value: 555 } })
})

test('the lowest rate is none of a list, and one of a list is no two of it', () => {
  const told = 'bids of 640, 410 and 555'
  const heard = numbersOf(told)
  const [last, middle] = heard.map((number): Value => ({ kind: 'number', number }))
  const inputs: Action['inputs'] = [{ slot: 'amount', value: last! }]
  expect(amountOf(inputs, 'whats the lowest rate for that', told)).toMatchObject({ number: { value: 555 } })
  const talk = { action: bare('difference'), text: 'and the best one', snapshot: snapshotWith({}), sums: [] }
  const both = [...inputs, { slot: 'take', value: middle! }]
  const rest = restsOn(both, { ...talk, from: null, sum: findSum('difference')!, heard })
  expect(rest).toMatchObject([{ slot: 'amount', value: { number: { value: 640 } } }])
})

test('the worst of a list is not its average, either', () => {
  const rest = { inputs: [{ slot: 'income', value: figure('s1', 'each') }] }
  const spent = (text: string): Said => [text, ['budget-summary'], ['expenses'], rest]
  const average: Said = ['on average?', ['tell']]
  expect(
    converse(list, average, spent('and after 380 in the worst of them')).last?.results['left']?.value,
  ).toBe(3000)
  expect(converse(list, average, spent('and after 380')).last?.results['left']?.value).toBe(15_500)
})

test('what was added up is not added here and taken off there', () => {
  const bills: Said = [
    'the roof is 4,200, gutters 900, paint 1,300, in all?',
    ['sum-of'],
    ['parts', 'parts', 'parts'],
  ]
  const [paint, gutters, roof] = numbersOf(bills[0]).map((number): Value => ({ kind: 'number', number }))
  const mixed = add(take(roof!, gutters!), paint!)
  const { last } = converse(bills, [
    'they let me pay over 16 months. how much each?',
    ['quotient'],
    ['by'],
    { inputs: [{ slot: 'amount', value: mixed }] },
  ])
  expect(last?.inputs['amount']?.value).toBe(640_000)
})

test('a difference less one of its ends is the difference', () => {
  const { last } = converse(
    ['i went from 52,000 to 55,600', ['percent-change'], ['old', 'new']],
    [
      'and how much is it monthly',
      ['quotient'],
      [],
      {
        inputs: [
          { slot: 'amount', value: take(figure('s1', 'amount'), figure('s1', 'new')) },
          { slot: 'by', value: { kind: 'constant', value: 12 } },
        ],
      },
    ],
  )
  expect(last?.results['each']?.value).toBe(30_000)
})

test('the costs of a new loan come back by what it saves', () => {
  const swap: Said = [
    '210,000 at 7.4%, 25 years left, could get 6%',
    ['refinance'],
    ['principal', 'rate', 'months', 'newRate'],
  ]
  const asked = (sum: string): Said => [
    'it costs 4,800. how long until i am even',
    ['quotient'],
    ['amount'],
    { inputs: [{ slot: 'by', value: figure(sum, 'payment') }] },
  ]
  const longer: Said = ['210,000 at 6% over 30 years', ['loan-payment'], ['principal', 'rate', 'months']]
  expect(converse(swap, asked('s1')).last?.results['each']?.value).toBeCloseTo(26, 0)
  expect(converse(swap, longer, asked('s2')).last?.results['each']?.value).toBeCloseTo(17, 0)
})

test.each([
  ['what do i keep of the raise a month when 20% is tax', 40_000],
  ['what do i take home a month when 20% is tax', 440_000],
])('tax off the raise, or off all of the pay: %s', (text, month) => {
  const { last } = converse(
    ['from 60,000 they offer 66,000', ['raise'], ['salary', 'amount']],
    [text, ['take-home'], ['percent'], { inputs: [{ slot: 'salary', value: figure('s1', 'new') }] }],
  )
  expect(last?.results['month']?.value).toBe(month)
})

const rent: Said = [
  '90,000 saved, spending 4,400, getting 1,700 disability pay. how long will it last',
  ['runway'],
  ['savings', 'expenses', 'income'],
]

test.each([
  ['what if that jumps to 5,000', 'income', 500_000, 170_000],
  ['and if it drops to 1,500', 'income', 440_000, 150_000],
  ['if i get 5,000 a month', 'income', 440_000, 500_000],
])('what is raised to a number was near it: %s', (text, slot, expenses, income) => {
  const { last } = converse(rent, [text, ['runway'], [slot], { from: 's1' }])
  expect(last?.inputs).toMatchObject({ expenses: { value: expenses }, income: { value: income } })
})

test('a loan for all of it is for every debt', () => {
  const liabilities = [owing(1, 'Store card', 900, 27), owing(2, 'Visa', 2100, 21)]
  const sum = findSum('loan-payment')
  if (!sum) throw new Error('There is no such sum')
  const row: Value = { kind: 'row', row: { list: 'liabilities', id: 1, name: 'Store card' } }
  const valueOf = (text: string) =>
    restsOn([{ slot: 'principal', value: row }], {
      sum,
      action: bare('loan-payment'),
      text,
      snapshot: snapshotWith({ liabilities }),
      sums: [],
      from: null,
    })[0]?.value.kind
  expect(valueOf('one loan for everything at 12% over 3 years')).toBe('operation')
  expect(valueOf('a loan for all of the store card at 12%')).toBe('row')
  expect(valueOf('a loan at 12% over 3 years')).toBe('row')
})

test('where a goal will stand is not what is there today', () => {
  const pace: Said = [
    'a boat for 9,600, have 2,400, 12 months at 500',
    ['goal-pace'],
    ['target', 'current', 'months', 'monthly'],
  ]
  const less: Said = ['with only 400 a month, how much by then', ['saved-by'], ['monthly'], { from: 's1' }]
  expect(converse(pace, less).last?.results['total']?.value).toBe(720_000)
})

test('two amounts that differ by so much differ by that over the year, too', () => {
  const { last } = converse(
    ['gym is 40 now, soon 52. how much more', ['difference'], ['amount', 'take']],
    [
      'and for a year',
      ['product'],
      [],
      {
        inputs: [
          { slot: 'amount', value: figure('s1', 'difference') },
          { slot: 'times', value: { kind: 'constant', value: 12 } },
        ],
      },
    ],
  )
  expect(last?.results['total']?.value).toBe(14_400)
})

test('that is what came out last, and not what it was made of', () => {
  const week: Said = ['$90, $70 and $110 in all?', ['sum-of'], ['parts', 'parts', 'parts']]
  const total = { slot: 'amount', value: figure('s1', 'total') }
  const by = { slot: 'by', value: { kind: 'constant', value: 3 } as const }
  const each: Said = ['for each of the days', ['quotient'], [], { inputs: [total, by] }]
  const asked = (text: string): Said => [text, ['product'], ['times'], { inputs: [total] }]
  expect(converse(week, each, asked('how much is that for 20 times')).last?.results['total']?.value).toBe(
    180_000,
  )
  expect(converse(week, each, asked('how much is that total 20 times')).last?.results['total']?.value).toBe(
    540_000,
  )
})

test('what is still owed after a trade is the one less the other', () => {
  const told: Said = ['the van is $19,500 and they give me $4,500 for the wagon', ['tell']]
  const [, price] = numbersOf(told[0])
  const rest = { inputs: [{ slot: 'principal', value: { kind: 'number', number: price! } as const }] }
  const asked = (text: string): Said => [text, ['loan-payment'], ['rate', 'months'], rest]
  expect(converse(told, asked('the rest at 7% for 5 years')).last?.inputs['principal']?.value).toBe(1_500_000)
  const [thousand] = readNumbers('and 1,000 more from me')
  const off = take({ kind: 'number', number: price! }, { kind: 'number', number: thousand! })
  const more: Said = [
    'and 1,000 more from me',
    ['loan-payment'],
    [],
    { from: 's1', inputs: [{ slot: 'principal', value: off }] },
  ]
  const { last } = converse(told, asked('the rest at 7% for 5 years'), more)
  expect(last?.inputs['principal']?.value).toBe(1_400_000)
  expect(converse(told, asked('at 7% for 5 years')).last?.inputs['principal']?.value).toBe(1_950_000)
})

test.each([
  [
    'a raise',
    ['pay is 50,000, with 4% more?', ['raise'], ['salary', 'percent']],
    'make it 2,000 a year',
    'amount',
    ['amount', 'salary'],
  ],
  [
    'a raise',
    ['pay is 50,000, with 2,000 a year more?', ['raise'], ['salary', 'amount']],
    'make it 4%',
    'percent',
    ['percent', 'salary'],
  ],
  [
    'a deduction',
    ['giving 2,000 at 22%, what do i get back', ['tax-saved'], ['amount', 'percent']],
    'and at 24%',
    'percent',
    ['amount', 'percent'],
  ],
] as [string, Said, string, string, string[]][])(
  'percent and dollars stand for each other in a raise, and beside each other elsewhere: %s, %j, %s',
  (_, before, text, slot, left) => {
    const { last } = converse(before, [text, before[1], [slot], { from: 's1' }])
    expect(Object.keys(last?.inputs ?? {}).toSorted()).toEqual(left)
  },
)

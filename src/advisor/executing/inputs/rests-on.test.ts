import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import { converse, type Said } from '#advisor/executing/testing/converse.ts'

const figure = (sum: string, name: string): Value => ({ kind: 'figure', sum, name })
const take = (left: Value, right: Value): Value => ({ kind: 'operation', operator: 'take', left, right })

const bike: Said = ['a bike for 8,600, i can put in 2,100', ['afford-once'], ['price', 'savings']]

test.each([['and if they lend me all of it at 9% for 36 months', 860_000]])(
  'what was short is borrowed: %s',
  (text, loan) => {
    const rest = { inputs: [{ slot: 'principal', value: figure('s1', 'price') }] }
    const { last } = converse(bike, [text, ['loan-payment'], ['rate', 'months'], rest])
    expect(last?.inputs['principal']?.value).toBe(loan)
  },
)

const home: Said = [
  'we bring in 9,000 a month, what can we buy with 45k down at 6.1%',
  ['affordability'],
  ['income', 'down', 'rate'],
]

test.each([['and the payment on a loan of 380,000', 38_000_000]])(
  'a home has a price, with as much down as before: %s',
  (text, loan) => {
    const rest = { inputs: [{ slot: 'rate', value: figure('s1', 'rate') }] }
    const { last } = converse(home, [text, ['loan-payment'], ['principal'], rest])
    expect((last?.results['loan'] ?? last?.inputs['principal'])?.value).toBe(loan)
  },
)

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

test.each([
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

import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { fullSnapshot } from '#advisor/talk/testing/turns.ts'
import { bare } from './bare-action.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { countAlternatives, runSum } from './run-sum.ts'
import { asking, makeSum as make } from './testing/made-sum.ts'

const card = ['6,000 at 22% paying 250', ['balance', 'rate', 'payment']] as const
const first = () => make('payoff-time', card[0], [...card[1]])
const valuesOf = (figures: SumRecord['inputs']) =>
  Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value]))

test('what was said is computed, and recorded with its source', () => {
  const { record, assumed } = first()
  expect(record).toMatchObject({ id: 's2', kind: 'payoff-time' })
  expect(valuesOf(record.inputs)).toEqual({ balance: 600_000, rate: 22, payment: 25_000 })
  // 6,000 at 22%: ln(1 / (1 - 6000 * 0.22 / 12 / 250)) / ln(1 + 0.22 / 12) = 31.9
  expect(record.results['months']?.value).toBe(32)
  expect(record.inputs['rate']?.source).toMatchObject({ kind: 'words', quote: '22%' })
  expect(assumed).toEqual([])
})

test('a missing number is asked for, and the rest is remembered', () => {
  const made = runSum(asking('payoff-time', '6,000 at 22%', ['balance', 'rate']), 's1')
  expect(made).toMatchObject({ kind: 'missing', record: { missing: 'payment', results: {} } })
  expect(valuesOf(made.record.inputs)).toMatchObject({ balance: 600_000, rate: 22 })
})

test('a short answer completes it', () => {
  const open = runSum(asking('payoff-time', '6,000 at 22%', ['balance', 'rate']), 's1').record
  expect(make('payoff-time', '250', ['payment'], { from: open }).record.results).toEqual(
    first().record.results,
  )
})

test('a new number changes the sum before, a step goes on from it', () => {
  const from = first().record
  const changed = make('payoff-time', 'and with 300?', ['payment'], { from })
  expect(valuesOf(changed.record.inputs)).toEqual({ balance: 600_000, rate: 22, payment: 30_000 })
  const stepped = make('payoff-time', 'and 100 more', [{ slot: 'payment', step: 'add' }], { from })
  expect(stepped.record.inputs['payment']).toMatchObject({ value: 35_000, source: { kind: 'formula' } })
})

test('what is stored is taken when nothing is said: the only debt, and it is remembered', () => {
  const { record } = make('payoff-time', 'when is it gone?', [], { snapshot: fullSnapshot })
  expect(valuesOf(record.inputs)).toEqual({ balance: 320_000, rate: 24.99, payment: 9000 })
  expect(record.inputs['balance']?.source).toMatchObject({ kind: 'row', name: 'Visa' })
  expect(record.rows).toMatchObject({ debt: 3 })
})

test('a debt that is named is another than one that is said', () => {
  const { record } = make('payoff-time', 'my Visa at 300 a month', ['payment'], { snapshot: fullSnapshot })
  expect(valuesOf(record.inputs)).toMatchObject({ balance: 320_000, payment: 30_000 })
  const other = make('payoff-time', card[0], [...card[1]], { snapshot: fullSnapshot })
  expect(valuesOf(other.record.inputs)).toEqual({ balance: 600_000, rate: 22, payment: 25_000 })
})

test('without interest means none', () => {
  const { record } = make('payoff-time', '6,000 interest-free at 250', ['balance', 'payment'])
  expect(record.inputs['rate']).toMatchObject({ value: 0, source: { kind: 'words' } })
  expect(record.results['months']?.value).toBe(24)
})

test('what makes nothing are the savings, and no debt', () => {
  const text = 'pay the 5,400 at 24% from the 7,500? it makes nothing'
  const { record } = make('savings-or-debt', text, ['balance', 'rate', 'savings'])
  expect(valuesOf(record.inputs)).toMatchObject({ rate: 24, savingsRate: 0 })
  const unsaid = 'use the 7,500 on the 5,400 card? it earns nothing'
  const other = make('savings-or-debt', unsaid, ['savings', 'balance'], { snapshot: fullSnapshot })
  expect(other.record.inputs['rate']?.value).not.toBe(0)
})

test('interest that is to be forgotten is none, whatever the sum before had', () => {
  const { record } = make('nest-egg-life', '$250,000 at $690 a month, forget interest', [
    'portfolio',
    'monthly',
  ])
  expect(record.inputs['rate']).toMatchObject({ value: 0, source: { kind: 'words' } })
  const idle = make('nest-egg-life', '$250,000 at $690 a month if it earns nothing', ['portfolio', 'monthly'])
  expect(idle.record.inputs['rate']).toMatchObject({ value: 0 })
})

test('a default is shown as one', () => {
  const { assumed } = make('growth', '500 a month for 20 years', ['contribution', 'months'])
  expect(assumed.map(({ name }) => name)).toContain('rate')
})

test('several values for one input make a sum each; amounts that add up make one', () => {
  const rates = asking('loan-payment', '250,000 at 6% or 7% over 30 years', [
    'principal',
    'rate',
    'rate',
    'months',
  ])
  expect(countAlternatives(rates)).toBe(2)
  const payments = [0, 1].map(
    (alternative) => runSum(rates, 's1', alternative).record.results['payment']?.value,
  )
  expect(payments).toEqual([149_888, 166_326])
  expect(countAlternatives(asking('sum-of', '240 plus 385', ['parts', 'parts']))).toBe(1)
})

test.each([
  ['500 a month for 20 years', 7],
  ['500 a month for 20 years at the same rate', 24.99],
  ['500 a month for 20 years at what the Visa takes', 24.99],
])('savings earn what a debt costs only where the message says so: %s', (text, rate) => {
  const asked = asking('growth', text, ['contribution', 'months'], { snapshot: fullSnapshot })
  const visa = { kind: 'row', row: { list: 'liabilities', id: 3, name: 'Visa' } } as const
  const inputs = [...asked.action.inputs, { slot: 'rate', value: visa }]
  expect(runSum({ ...asked, action: { ...asked.action, inputs } }, 's1').record.inputs['rate']).toMatchObject(
    {
      value: rate,
    },
  )
})

test('the rate of a debt that was computed before is not earned either', () => {
  const from = first().record
  const asked = asking('growth', '500 a month for 20 years', ['contribution', 'months'], { from })
  const inputs = [
    ...asked.action.inputs,
    { slot: 'rate', value: { kind: 'figure', sum: 's2', name: 'rate' } as const },
  ]
  const { record } = runSum({ ...asked, from: null, action: { ...asked.action, inputs } }, 's3')
  expect(record.inputs['rate']?.value).toBe(7)
})

test.each([
  ['how long would our savings last if he loses his job', false],
  ['how long would the savings last without my pay', false],
  ['how long would our savings last', false],
  ['how long would the savings last on her salary alone', true],
])('%s: pay goes on: %s', (text, goesOn) => {
  const asked = asking('runway', text, [], { snapshot: fullSnapshot })
  const inputs = [{ slot: 'income', value: { kind: 'total' as const, name: 'income' as const } }]
  const made = runSum({ ...asked, action: { ...asked.action, inputs } }, 's1')
  expect('income' in made.record.inputs).toBe(goesOn)
})

test('what is put down on what was to be borrowed leaves a smaller loan', () => {
  const from = make('loan-payment', '28,000 at 7.9% over 5 years', ['principal', 'rate', 'months']).record
  const { record } = make('loan-payment', 'what if i put 5 grand down', ['down'], { from })
  expect(record.results['loan']?.value).toBe(2_300_000)
})

test('without further contributions nothing is put in', () => {
  const from = make('growth', '1,000 and 200 a month at 6% for 10 years', [
    'start',
    'contribution',
    'rate',
    'months',
  ]).record
  const { record } = make('growth', 'and without any further contributions?', [], { from })
  expect(record.inputs['contribution']?.value).toBe(0)
})

test('savings that make nothing earn nothing, and the debt costs what it costs', () => {
  const text = 'use the 7,500 on the 5,400 at 24.9%? it makes nothing'
  const { inputs } = make('savings-or-debt', text, ['savings', 'balance', 'rate']).record
  expect([inputs['savingsRate']?.value, inputs['rate']?.value]).toEqual([0, 24.9])
})

test('what a debt costs is not what savings earn', () => {
  const { record } = make('savings-or-debt', '45,000 against 8,200 at 24.9%', ['savings', 'balance', 'rate'])
  expect(record.inputs['savingsRate']?.value).toBe(4)
})

test.each([
  ['how long does 250,000 last at 860 a month with no growth', 0],
  ['how long does 250,000 last at 860 a month', 5],
])('growth that is ruled out is none: %s', (text, rate) =>
  expect(make('nest-egg-life', text, ['portfolio', 'monthly']).record.inputs['rate']?.value).toBe(rate),
)

test('what is never touched gets nothing more, unless a sum is said', () => {
  const one = make('growth', '1,000 at 7% for 20 years, I never touch it', ['start', 'rate', 'months'])
  expect(one.record.inputs['contribution']?.value ?? 0).toBe(0)
  const two = make('growth', '100 a month at 7% for 20 years, I never touch it', [
    'contribution',
    'rate',
    'months',
  ])
  expect(two.record.inputs['contribution']?.value).toBe(10_000)
})

test('what was just told stands among the expenses already, and is not counted twice', () => {
  const text = 'rent is 1,450. can i keep the place'
  const { record } = make('afford-monthly', text, ['amount'], { snapshot: fullSnapshot })
  expect(record.inputs['expenses']?.value).toBe(400_000 - 145_000)
})

test('what is owed is nothing that is saved', () => {
  const from = first().record
  const inputs = [{ slot: 'savings', value: { kind: 'figure', sum: from.id, name: 'balance' } as const }]
  const one = asking('afford-once', 'can i afford a 1,800 trip', ['price'], { from })
  const made = runSum({ ...one, action: { ...one.action, inputs: [...one.action.inputs, ...inputs] } }, 's3')
  expect(made.record.inputs['savings']).toBeUndefined()
})

test('what is added to the sum before is added once, to what was there', () => {
  const before = make('budget-summary', '4,000 in, 2,000 out', ['income', 'expenses']).record
  const more = { slot: 'expenses', step: 'add' } as const
  const { record } = make('budget-summary', 'add phone 70 and gym 45', [more, more], { from: before })
  expect(record.inputs['expenses']?.value).toBe(211_500)
})

test('weeks off are taken from the weeks of a year, and what is left of a month from its hours', () => {
  const week = make('product', 'so 1 times 1,000', ['times', 'amount']).record
  const weekly = { ...week, id: 's1', per: 'week' as const }
  const off = asking('product', 'and 4 weeks off a year, so for the year', [], { from: weekly })
  const [time] = off.numbers
  if (!time) throw new Error('no time')
  const worked: Value = {
    kind: 'operation',
    operator: 'take',
    left: { kind: 'constant', value: 52 },
    right: { kind: 'number', number: time },
  }
  const inputs = [
    { slot: 'amount', value: { kind: 'figure', sum: 's1', name: 'total' } as const },
    { slot: 'times', value: worked },
  ]
  const year = runSum({ ...off, action: { ...bare('product'), inputs }, from: null }, 's2')
  expect(year.record.results['total']?.value).toBe(4_800_000)
  expect(year.record.per).toBe('year')
})

test('what is paid each month is said in full, whatever was spoken of before', () => {
  const before = make('product', 'so 2 times 251,000', ['times', 'amount']).record
  const { record } = make('product', 'it is 118 a month for 24', ['amount', 'times'], { from: before })
  expect(record.inputs['amount']?.value).toBe(11_800)
})

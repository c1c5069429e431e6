import { expect, test } from 'vitest'
import type { What } from '#advisor/actions/language.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { mindedOf } from '#advisor/executing/testing/minded-of.ts'
import { wordedSum } from './worded-sums.ts'

/** The sum that is asked for, with the words of each input. */
function asked(text: string) {
  const action = wordedSum({ text, minded: mindedOf(text), sums: [], snapshot: snapshotWith({}) })
  const inputs = action?.inputs.map(({ slot, value }) => [
    slot,
    value.kind === 'number' ? value.number.quote : value.kind === 'constant' ? value.value : value.kind,
  ])
  return action && [action.intent, Object.fromEntries(inputs ?? [])]
}

test.each([
  [
    'my aunt left me her 401k, 60,000. how much tax if i take it all, i make 50k',
    'inherited-account',
    { amount: '60,000', income: '50k' },
  ],
  [
    'we paid 410k, 10% down at 6.8% over 30 years. how long until pmi drops off',
    'mortgage-insurance',
    { price: '410k', downPercent: '10%', rate: '6.8%', months: '30 years' },
  ],
  [
    'house cost 275,000, we still owe 231,000 at 5.9% and pay 1,640 a month. can we drop pmi yet',
    'mortgage-insurance',
    { price: '275,000', balance: '231,000', rate: '5.9%', payment: '1,640' },
  ],
  [
    'i owe 6,200 and the collector would settle for 2,400. is that good',
    'settlement',
    { balance: '6,200', offer: '2,400' },
  ],
  [
    'the collector would take 900 on a 2,600 bill. worth it?',
    'settlement',
    { balance: '2,600', offer: '900' },
  ],
  [
    'the shop wants 1,900 to repair my truck or i buy another for 17k. which is smarter',
    'repair-or-replace',
    { repair: '1,900', price: '17k' },
  ],
  [
    'made 71k last year and they withheld 8,300. how big is my refund',
    'refund',
    { withheld: '8,300', income: '71k' },
  ],
  [
    'i get 3,900 a month but only 9 months of the year. what does that make a month over the full year',
    'part-year-pay',
    { pay: '3,900', months: '9 months' },
  ],
  [
    'the season is 5 months and pays 26,000 in all, what is that per month all year',
    'part-year-pay',
    { total: '26,000', months: '5 months' },
  ],
  [
    'my contract is 44,800 and they pay it over 9 months. what is each paycheck, once a month',
    'part-year-pay',
    { total: '44,800', months: '9 months' },
  ],
  [
    'school aide, 24,300 a year but its only paid 9 months. how much comes in one month before taxes',
    'part-year-pay',
    { total: '24,300', months: '9 months' },
  ],
  [
    "i make 38,000 a year and they pay us 10 months. whats each month's check",
    'part-year-pay',
    { total: '38,000', months: '10 months' },
  ],
  [
    'i take home 3,100 a month, 10 months of the year. what should i put aside for the summer',
    'part-year-pay',
    { pay: '3,100', months: '10 months' },
  ],
  ['i freelance and made 31,000. how much tax do i owe', 'self-employment-tax', { net: '31,000' }],
  [
    'uber pays me 2,000 a month over 700 miles. what will my taxes be',
    'self-employment-tax',
    { net: 'operation' },
  ],
  ['our daughter is 6, how much should we save a month for college', 'college', { until: 'operation' }],
  [
    'my 3 year old needs 120k for college one day. how much a month is that',
    'goal-payment',
    { target: '120k', months: 'operation' },
  ],
  [
    'if i live to 88 what do i collect in all, 1,400 at 62 or 2,000 at 67',
    'social-security',
    { benefit: '2,000', age: 62, otherAge: 67, stated: '1,400', otherStated: '2,000', until: 88 },
  ],
])('%s', (text, intent, inputs) => {
  expect(asked(text)).toEqual([intent, inputs])
})

test.each([
  'my husband left me his ira with 90k, how much tax do i pay',
  'i inherited 40k, how much should i save a year',
  'what is pmi on a 300k house',
  'should i settle my credit card debt',
  'we settled in ohio for 1,200 a month in rent',
  'the car repair was 900, can i afford it',
  'how much should i withhold on 60k',
  'i took out 6,200 on a 9k truck. what do i owe',
  'i worked 8 months at 4,000 a month, how much was that',
  'college costs 30k a year, how much for four years',
  'i get paid 1,900 every two weeks, what is each check after 3 months',
  'can i live on 2,000 a month until 85',
])('left to the mind: %s', (text) => {
  expect(asked(text)).toBeNull()
})

const after = (text: string, last: SumRecord) =>
  wordedSum({ text, minded: mindedOf(text), sums: [last], snapshot: snapshotWith({}) })

test('what goes on from the sum before', () => {
  const house = sumRecord('house-payment', { price: ['money', 38_000_000] }, { payment: ['money', 290_000] })
  expect(after('plus pmi?', house)).toMatchObject({ intent: 'house-payment', from: house.id, inputs: [] })
  expect(after('and when is the pmi gone', house)).toMatchObject({
    intent: 'mortgage-insurance',
    from: house.id,
  })
  const offer = sumRecord('settlement', { offer: ['money', 240_000] }, { saved: ['money', 380_000] })
  expect(after('how long to save that at 150 a month', offer)?.inputs.map(({ slot }) => slot)).toEqual([
    'monthly',
  ])
  const left = sumRecord('inherited-account', { amount: ['money', 6_400_000] }, { year: ['money', 640_000] })
  expect(after('what is the tax if i take it all', left)).toMatchObject({ intent: left.kind, from: left.id })
  const back = sumRecord('refund', { withheld: ['money', 410_000] }, { refund: ['money', 34_000] })
  expect(after('what if we file jointly', back)).toMatchObject({ intent: back.kind, from: back.id })
  const fixed = sumRecord('repair-or-replace', { repair: ['money', 430_000] }, { months: ['months', 14] })
  expect(after('and with 3k down?', fixed)?.inputs.map(({ slot }) => slot)).toEqual(['down'])
  const lasting = sumRecord('runway', { savings: ['money', 900_000] }, { months: ['months', 2] })
  expect(after('unemployment is 430 a week for 26 weeks', lasting)?.inputs.map(({ slot }) => slot)).toEqual([
    'benefits',
    'benefitMonths',
  ])
  expect(after('what is unemployment of 430 a week for 26 weeks in all', lasting)).toBeNull()
})

test('one pay and no day care, where somebody would stay home', () => {
  const text =
    'i bring home 4,000, he makes 3,100. rent 1,700, food 800, daycare 1,300. can we afford for him to stay home'
  const what: readonly What[] = ['income', 'income', 'expense', 'expense', 'expense']
  const minded = {
    ...mindedOf(text),
    numbers: mindedOf(text).numbers.map((one, at) => ({ ...one, what: what[at] ?? null })),
  }
  const action = wordedSum({ text, minded, sums: [], snapshot: snapshotWith({}) })
  const said = action?.inputs.map(
    ({ slot, value }) => `${slot} ${value.kind === 'number' ? value.number.quote : ''}`,
  )
  expect(said).toEqual(['income 4,000', 'expenses 1,700', 'expenses 800'])
})

test.each([
  ['got offered 64k at a clinic, i make 51k now', { pay: '51k', pay2: '64k' }],
  ['im at 80,000 and my old boss offers 92,000', { pay: '80,000', pay2: '92,000' }],
])('an offer beside the pay of today: %s', (text, inputs) => expect(asked(text)).toEqual(['offers', inputs]))

test.each([
  'we got an offer of 310k on the house, i make 60k now',
  'offered 64k and 70k by two places',
  'got offered 64k, i make 51k now. what would i pay in taxes',
])('no two jobs: %s', (text) => expect(asked(text)?.[0]).not.toBe('offers'))

test('an offer without the balance is of the bill that is kept', () => {
  const text = 'now the collector says they would settle for 700'
  const liabilities = [owing(1, 'Visa', 5000, 24), owing(2, 'Hospital bill', 1600, 0)].map((debt) =>
    debt.id === 2 ? { ...debt, category: 'Medical Debt' as const } : debt,
  )
  const ask = (owed: typeof liabilities) =>
    wordedSum({ text, minded: mindedOf(text), sums: [], snapshot: snapshotWith({ liabilities: owed }) })
  expect(ask(liabilities)?.inputs).toContainEqual({
    slot: 'balance',
    value: { kind: 'row', row: { list: 'liabilities', id: 2, name: 'Hospital bill' } },
  })
  expect(ask([])?.inputs.map(({ slot }) => slot)).toEqual(['offer'])
})

test('what was withheld is held against a tax that was worked out', () => {
  const tax = sumRecord('income-tax', { income: ['money', 7_400_000] }, { tax: ['money', 700_000] })
  const heard = hearNumbers('they took out 8,100 so far', readNumbers('they took out 8,100 so far'))
  const read = (text: string, before = heard) =>
    wordedSum({
      text,
      minded: mindedOf(text),
      sums: [tax],
      snapshot: snapshotWith({}),
      heard: before,
    })?.inputs.map(({ slot }) => slot)
  expect(read('7,900 was withheld', [])).toEqual(['withheld', 'income'])
  expect(read('so is there a refund')).toEqual(['withheld', 'income'])
  expect(read('so is there a refund', [])).toBeUndefined()
})

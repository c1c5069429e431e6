import { expect, test } from 'vitest'
import type { Value } from '#advisor/minding/minded.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { asWorded } from './as-worded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { nothing, slotsOf, take, word, wordWith } from '#advisor/executing/testing/worded.ts'

test('just the loan is wanted of a payment for a house, and a loan with taxes is one', () => {
  expect(word('289,000 with 10% down, payment on just the loan', 'house-payment', 'price').wanted).toBe(
    'principal',
  )
  expect(word('289,000 with 10% down, all in', 'house-payment', 'price').wanted).toBeNull()
  expect(word('289,000 with tax and insurance', 'loan-payment', 'price').intent).toBe('house-payment')
})

test('pay before tax is no take-home pay', () => {
  const before = word('61,000, whats that every two weeks before tax', 'take-home', 'salary')
  expect(before.intent).toBe('pay-conversion')
  expect(before.inputs.map(({ slot }) => slot)).toEqual(['pay'])
  expect(word('61,000, what do i take home', 'take-home', 'salary').intent).toBe('take-home')
})

test('rates are no part that is paid down', () => {
  expect(word('rates are around 6.6%', 'affordability', 'downPercent').inputs[0]?.slot).toBe('rate')
  expect(word('with 6.6% down', 'affordability', 'downPercent').inputs[0]?.slot).toBe('downPercent')
})

test('savings are held against what is put down on a home, unless it is paid for at once', () => {
  const home = (text: string) => word(text, 'afford-once', 'price')
  expect(home('would we get a 275,000 townhouse with what we have')).toMatchObject({
    intent: 'down-payment',
    inputs: [{ slot: 'price' }],
  })
  expect(home('could i pay cash for a 90,000 house').intent).toBe('afford-once')
  expect(home('can we afford a 70,000 home addition').intent).toBe('afford-once')
  expect(home('do we have 80,000 for the roof and siding of our house').intent).toBe('afford-once')
  expect(home('do we have enough for a 900 house cleaning').intent).toBe('afford-once')
})

test('what a trade-in is worth is not owed', () => {
  const said = 'truck is 34,200 and my trade in is worth 9,500, at 7.2%'
  const traded = word(said, 'rollover', 'price', 'owed', 'rate')
  expect(traded.intent).toBe('loan-payment')
  expect(traded.inputs.map(({ slot }) => slot)).toEqual(['principal', 'rate'])
  expect(word('34,200 and i still owe 9,500 at 7.2%', 'rollover', 'price', 'owed', 'rate').intent).toBe(
    'rollover',
  )
})

test('interest is that of all debts unless one is spoken of', () => {
  const [number] = readNumbers('5,200')
  if (!number) throw new Error('no number')
  const heard = { kind: 'number', number: { ...number, words: 'card' } } as unknown as Value
  const action = { ...bare('interest-cost'), inputs: [{ slot: 'balance', value: heard }] }
  expect(asWorded(action, 'how much interest am i paying every month', nothing).inputs).toEqual([])
  expect(asWorded(action, 'how much interest is that', nothing).inputs).toHaveLength(1)
  const visa: Value = { kind: 'row', row: { list: 'liabilities', id: 2, name: 'Visa' } }
  const mixed = { ...action, inputs: [...action.inputs, { slot: 'rate', value: visa }] }
  expect(asWorded(mixed, 'how much interest am i paying', nothing).inputs).toEqual([])
  expect(asWorded(mixed, 'how much interest on the visa', nothing).inputs).toHaveLength(2)
  expect(asWorded(mixed, 'how much interest on the loan', nothing).inputs).toHaveLength(2)
})

test('an hour’s pay asked for by the year is converted, not multiplied', () => {
  const text = 'buddy at work gets 26 an hr. whats that a year full time'
  const minded = mindedAs(text, ['product'], ['amount'])
  const worded = asWorded(minded.readings[0]!.actions[0]!, text, minded)
  expect(worded).toMatchObject({ intent: 'pay-conversion', wanted: 'year', inputs: [{ slot: 'pay' }] })
})

test('two salaries asked for by the month differ by a month', () => {
  const text = 'making 58k, an offer for 66,500. what is that more a month'
  const minded = mindedAs(text, ['percent-change'], ['old', 'new'])
  const worded = asWorded(minded.readings[0]!.actions[0]!, text, minded)
  expect(worded).toMatchObject({
    intent: 'difference',
    inputs: [
      { slot: 'amount', value: { operator: 'over', right: { value: 12 } } },
      { slot: 'take', value: { operator: 'over', right: { value: 12 } } },
    ],
  })
})

test('a division stays one, and who divides counts, too', () => {
  const bill = wordWith('a bill of 1,215, they want 75 a month. how long', 'quotient', 'amount', 'by')
  expect([bill.intent, slotsOf(bill)]).toEqual(['quotient', ['amount', 'by']])
  const shared = wordWith('900 between me and my 2 brothers', 'quotient', 'amount', 'by').inputs
  expect(shared.find(({ slot }) => slot === 'by')?.value).toMatchObject({
    operator: 'add',
    right: { value: 1 },
  })
})

test('what an association takes is no divisor', () => {
  const asked = wordWith('what price should i look at with the 350 hoa', 'quotient', 'by')
  expect([asked.intent, slotsOf(asked)]).toEqual(['affordability', ['dues']])
})

test('a car is held against the mark for cars', () => {
  const truck = { words: 'thinking about a truck, 48k' } as SumRecord
  const rent = { words: 'rent is 1,400' } as SumRecord
  const text = 'is that too much? i bring home 4600'
  const by = (sums: SumRecord[]) => asWorded(take('housing-ratio', text, 'whole'), text, nothing, sums).intent
  expect([by([truck]), by([rent]), by([truck, rent])]).toEqual([
    'car-share',
    'housing-ratio',
    'housing-ratio',
  ])
})

test('cents for every dollar are a match', () => {
  const text = 'I put in 10% and they kick in 50 cents for every dollar'
  const match = wordWith(text, 'employer-match', 'percent').inputs.find(({ slot }) => slot === 'match')
  expect(match?.value).toMatchObject({ number: { kind: 'percent', value: 50 } })
})

test('enough is asked of a cushion, unless pay ends', () => {
  expect(word('I have 12k and spend 3,000. is that enough', 'runway').intent).toBe('emergency-fund')
  expect(word('I have 12k and no job. is that enough', 'runway').intent).toBe('runway')
})

test('pay, costs and savings without a question are a budget', () => {
  const told = 'i make 4,100 a month, spend 2,900, 2,000 in savings'
  expect(word(told, 'runway', 'income', 'expenses', 'savings').intent).toBe('budget-summary')
  const leaves = `${told}, thinking of quitting`
  expect(word(leaves, 'runway', 'income', 'expenses', 'savings').intent).toBe('runway')
  expect(word(`${told}. how long would it last`, 'runway', 'income', 'expenses', 'savings').intent).toBe(
    'runway',
  )
})

test('the floor of a minimum and what would be paid instead', () => {
  const text = '5,400 at 24.99%, minimum 3.5%, never under $40. would a flat 250 be better'
  const { inputs } = wordWith(text, 'minimum-payment', 'balance', 'rate', 'percent', 'other', 'floor')
  const said = inputs.map(({ slot, value }) => [slot, value.kind === 'number' && value.number.value])
  expect(Object.fromEntries(said)).toEqual({
    balance: 5400,
    rate: 24.99,
    percent: 3.5,
    floor: 40,
    fixed: 250,
  })
})

test('what there is for all debts together is no extra', () => {
  const all = word('500 a month for my Visa and my car loan together', 'debt-payoff', 'extra')
  expect(slotsOf(all)).toEqual(['total'])
  expect(slotsOf(word('an extra 500 a month in total', 'debt-payoff', 'extra'))).toEqual(['extra'])
})

test('benefits are paid for a time of their own', () => {
  const benefits = (text: string, ...slots: string[]) => {
    const action = take('runway', text, ...slots)
    const said = asWorded(action, text, { ...nothing, numbers: mindedAs(text, ['runway']).numbers })
    return Object.fromEntries(
      said.inputs.map(({ slot, value }) => [slot, value.kind === 'number' ? value.number.quote : '']),
    )
  }
  expect(
    benefits('jobless pay 390 a week for 20 weeks, 9k put by, bills 2,800', 'income', 'income', 'savings'),
  ).toEqual({ benefits: '390', benefitMonths: '20 weeks', savings: '9k' })
  expect(benefits('with 390 a week from unemployment', 'income')).toEqual({ benefits: '390' })
  expect(benefits('severance is 10 weeks at 1,400 a week, 9k put by', 'other', 'income', 'savings')).toEqual({
    benefits: '1,400',
    benefitMonths: '10 weeks',
    savings: '9k',
  })
  expect(benefits('my wife makes 2,100 a month', 'income')).toEqual({ income: '2,100' })
})

test('what a cost comes to is the cost, and what it leaves is what is saved', () => {
  const sums = [sumRecord('afford-monthly', { amount: ['money', 40_000] }, { left: ['money', 50_000] })]
  const [months] = take('saved-by', 'over 5 years', 'months').inputs
  const left = { slot: 'monthly', value: { kind: 'figure', sum: 's1', name: 'left' } } as const
  const action = { ...bare('saved-by'), inputs: months ? [left, months] : [] }
  const intent = (text: string) => asWorded(action, text, nothing, sums).intent
  expect(intent('what does that come to over 5 years')).toBe('product')
  expect(intent('how much could i save over 5 years')).toBe('saved-by')
})

test('a house for so much a month asks what that pays for', () => {
  const paid = wordWith(
    'how much house could we get for $2,400 a month at 6.4%',
    'affordability',
    'income',
    'rate',
  )
  expect(paid).toMatchObject({
    intent: 'borrowing-power',
    inputs: [{ slot: 'payment' }, { slot: 'rate' }, { slot: 'months' }],
  })
  expect(wordWith('gross pay $6,400 a month, how much house', 'affordability', 'income').intent).toBe(
    'affordability',
  )
  expect(wordWith('i make $6,400 a month, how much house is that', 'affordability', 'income').intent).toBe(
    'affordability',
  )
})

test('short of so many months, after how long savings last, is what a cushion lacks', () => {
  const runway = { ...sumRecord('runway', {}, { months: ['months', 4] }), id: 's1' }
  const gap = (text: string, sums: SumRecord[]) =>
    asWorded(
      { ...bare('part'), wanted: 'gap' },
      text,
      { ...nothing, numbers: mindedAs(text, []).numbers },
      sums,
    )
  expect(gap('so how far am i from 3 months', [runway])).toMatchObject({
    intent: 'emergency-fund',
    from: 's1',
  })
  expect(gap('so how far off am i', [runway]).intent).toBe('part')
  expect(gap('so how far am i from 3 months', [{ ...runway, kind: 'goal-time' }]).intent).toBe('part')
})

test('what is owed on a loan stays, whether its costs go into the new one or not', () => {
  const sums = [{ ...sumRecord('refinance', { costs: ['money', 420_000] }, {}), id: 's1' }]
  const owed: Value = { kind: 'figure', sum: 's1', name: 'principal' }
  const costs: Value = { kind: 'figure', sum: 's1', name: 'costs' }
  const [, other] = take('refinance', '1, then 9,000', 'x', 'principal').inputs
  const left = (right: Value) =>
    asWorded(
      {
        ...bare('refinance'),
        inputs: [{ slot: 'principal', value: { kind: 'operation', operator: 'add', left: owed, right } }],
      },
      'roll the costs in',
      nothing,
      sums,
    ).inputs[0]?.value.kind
  expect(left(costs)).toBe('figure')
  expect(left(other?.value ?? owed)).toBe('operation')
})

test('a retirement account is no savings account', () => {
  const slots = ['savings', 'balance'] as const
  expect(word('i have 31,000. use my ira for the 5,200 card?', 'savings-or-debt', ...slots).intent).toBe(
    'cash-out',
  )
  expect(word('31,000 in my 401k, or pay the 5,200 car off', 'savings-or-debt', ...slots).intent).toBe(
    'savings-or-debt',
  )
  expect(word('i have 31,000 saved, use it for the 5,200 card?', 'savings-or-debt', ...slots).intent).toBe(
    'savings-or-debt',
  )
})

test('how long a cushion lasts is a time that was said', () => {
  const cushion = (months: Value) =>
    asWorded({ ...bare('emergency-fund'), inputs: [{ slot: 'months', value: months }] }, '', nothing).inputs
  const [time, money] = readNumbers('4 months of 3,300')
  if (!time || !money) throw new Error('numbers')
  expect(cushion({ kind: 'number', number: time })).toHaveLength(1)
  expect(cushion({ kind: 'number', number: money })).toEqual([])
  expect(cushion({ kind: 'constant', value: 12 })).toEqual([])
})

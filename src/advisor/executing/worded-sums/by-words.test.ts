import { expect, test } from 'vitest'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { fullSnapshot } from '#advisor/talk/testing/turns.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { byWords, knownOf } from './by-words.ts'

/** The sum that is asked for, with the words of each input. */
function asked(text: string, hasPay = false) {
  const action = byWords(text, readNumbers(text), {
    debts: 0,
    hasPay,
    hasBudget: hasPay,
    livesOnPensions: false,
  })
  const inputs = action?.inputs.map(({ slot, value }) => [
    slot,
    value.kind === 'number' ? value.number.quote : value.kind,
  ])
  return action && [action.intent, Object.fromEntries(inputs ?? [])]
}

test.each([
  ['what is my rmd at 73 with 310000', 'required-withdrawal', { balance: '310000', age: '73' }],
  [
    "I'm 75 and have $310,000 in my IRA. What is my required withdrawal?",
    'required-withdrawal',
    { balance: '$310,000', age: '75' },
  ],
  [
    'dad is 77 with 120,000 in an ira. what does he have to take out',
    'required-withdrawal',
    { balance: '120,000', age: '77' },
  ],
  [
    'I am 79. My 401k was at 198,000 at new year. What must I take this year?',
    'required-withdrawal',
    { balance: '198,000', age: '79' },
  ],
  ['No I mean the required minimum distribution, not the 4% rule', 'required-withdrawal', {}],
  [
    'my rmd: the ira stood at 240,000, divisor 24.6. what do i take, before taxes',
    'required-withdrawal',
    { balance: '240,000', divisor: '24.6' },
  ],
  ['what APY is 5.1% compounded monthly', 'effective-rate', { rate: '5.1%' }],
  [
    'how much can i take out a month from a nest egg of 500,000 over 20 years at 5%',
    'spend-down',
    { portfolio: '500,000', months: '20 years', rate: '5%' },
  ],
  ['what is our debt to asset ratio', 'net-worth', {}],
  ['how much do i need to make to afford 1800 rent', 'needed-income', { payment: '1800' }],
  ['i make 19 an hr. how much rent can i afford', 'rent-budget', { income: '19' }],
  [
    'what would i get if i cash it out? im 34 and in the 22% bracket',
    'cash-out',
    { percent: '22%', age: '34' },
  ],
  ['i make 72k a year. can i afford a 48k truck', 'car-budget', { price: '48k', income: '72k' }],
  [
    'i make 85k, want a 40k suv, 6k down 60 months 7%. is that too much',
    'car-budget',
    { price: '40k', income: '85k', down: '6k', rate: '7%', months: '60 months' },
  ],
])('%s', (text, intent, inputs) => {
  expect(asked(text)).toEqual([intent, inputs])
})

test.each([
  'what happens if i missed my rmd',
  'when do i have to take my first rmd',
  'what is a required minimum distribution penalty',
  'can i afford a 380k house on 118k',
  'is 45k too much for a truck',
  'should i cash out my 401k',
  'can i afford 1,400 rent on 52k',
  'how much do i need to make to afford a 400k house',
])('left to the mind: %s', (text) => {
  expect(asked(text)).toBeNull()
})

test('which debt first, where there are several', () => {
  const intent = (text: string, debts: number) =>
    byWords(text, readNumbers(text).slice(2), {
      debts,
      hasPay: false,
      livesOnPensions: false,
      hasBudget: false,
    })?.intent
  expect(intent('which one should we do first', 3)).toBe('debt-order')
  expect(intent('i meant which card should we pay off first', 3)).toBe('debt-order')
  expect(intent('which one should we do first', 1)).toBeUndefined()
})

test('a car against the pay that is stored', () => {
  expect(asked('can i afford a 30k car', true)).toEqual(['car-budget', { price: '30k' }])
  expect(asked('can i afford a 30k car')).toBeNull()
})

test('whether somebody with a pension will do is what comes in against what goes out', () => {
  const text = 'i have 60,000 in savings. am i going to be ok'
  const known = { debts: 0, hasPay: true, livesOnPensions: true, hasBudget: false }
  expect(byWords(text, readNumbers(text), known)).toMatchObject({
    intent: 'pension-gap',
    inputs: [{ slot: 'portfolio' }],
  })
  expect(byWords(text, readNumbers(text), { ...known, livesOnPensions: false })).toBeNull()
})

test.each([
  'what is the monthly payment if i take out a 250,000 mortgage for 30 years at 6.5%',
  'what would it take to pay off 30,000 over 5 years at 7%',
])('a loan is not drawn down: %s', (text) => expect(asked(text)).toBeNull())

test('what is left each month, where pay and costs are kept', () => {
  expect(asked('so whats left over every month', true)).toEqual(['budget-summary', {}])
  expect(asked('so whats left over every month')).toBeNull()
  expect(asked('what would be left each month then', true)).toBeNull()
  expect(asked('what is left each month after daycare', true)).toBeNull()
})

test('what is left after an amount that was just added up is left of that', () => {
  expect(knownOf(fullSnapshot).hasBudget).toBe(true)
  expect(knownOf(fullSnapshot, sumRecord('emergency-fund', {}, {})).hasBudget).toBe(true)
  expect(knownOf(fullSnapshot, sumRecord('sum-of', {}, {})).hasBudget).toBe(false)
})

test('what is spent each month is no savings', () => {
  const text = 'my bills are about 3,300 a month. am i ok'
  const known = { debts: 0, hasPay: true, pays: [], livesOnPensions: true, hasBudget: false }
  expect(byWords(text, readNumbers(text), known)?.inputs.map(({ slot }) => slot)).toEqual(['spending'])
})

test('what both bring in is what is kept of their pays', () => {
  const pay = (id: number, source: string) => ({ id, source, amount: 290_000, date: '2026-01-01' })
  const pays = [pay(1, 'My pay'), pay(2, "Wife's pay")]
  const askedOf = (text: string, of = pays) =>
    byWords(text, [], { debts: 0, hasPay: true, pays: of, hasBudget: false, livesOnPensions: false })
  expect(askedOf('what do we bring in a year together')).toMatchObject({ intent: 'sum-of', per: 'year' })
  expect(askedOf("so what's our combined income a month")?.inputs).toHaveLength(2)
  expect(askedOf('how much are we making, both of us')).toMatchObject({ intent: 'sum-of', per: 'year' })
  for (const text of [
    'what do we make after rent',
    'what do we take home if she quits',
    'how much do we need',
  ])
    expect(askedOf(text)).toBeNull()
  expect(askedOf('what do we make a year', pays.slice(1))).toBeNull()
})

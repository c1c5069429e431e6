import { expect, test } from 'vitest'
import { spelledOut } from './spelled-out.ts'
import { mindedOf } from '#advisor/executing/testing/minded-of.ts'
import { snapshotWith } from '#advisor/planning/testing/rows.ts'

/** Each sum with the words, or the kind of value, that fills every input. */
function read(text: string) {
  const actions = spelledOut({ text, minded: mindedOf(text), sums: [], snapshot: snapshotWith({}) })
  return actions?.map(({ intent, inputs }) => [
    intent,
    Object.fromEntries(
      inputs.map(({ slot, value }) => [slot, value.kind === 'number' ? value.number.quote : value.kind]),
    ),
  ])
}

test.each([
  [
    'moving 5,200 from my card at 24.5%. 3% fee, nothing for 15 months, then 27.99%. i can pay 280 a month. what then?',
    'balance-transfer',
    {
      balance: '5,200',
      rate: '24.5%',
      fee: '3%',
      promoMonths: '15 months',
      laterRate: '27.99%',
      payment: '280',
    },
  ],
  [
    'Truck is 36,400. They give me 11,000 for my old one, I still owe 6,300 on it, sales tax 7%, 2,000 down, 72 months at 6.4%?',
    'rollover',
    {
      price: '36,400',
      worth: '11,000',
      owed: '6,300',
      tax: '7%',
      down: '2,000',
      months: '72 months',
      rate: '6.4%',
    },
  ],
  [
    'same car: 1.9% for 60 months on the 30,500, or 2,000 cash back and 6.9% for 60 months. which one?',
    'rebate-or-rate',
    { price: '30,500', rebate: '2,000', rate: '1.9%', rate2: '6.9%', months: '60 months' },
  ],
  [
    'bought at 340,000 with 10% down, 30 years at 6.5%. how many payments until we are at 80% and the pmi goes?',
    'mortgage-insurance',
    { price: '340,000', downPercent: '10%', months: '30 years', rate: '6.5%' },
  ],
  [
    'my fund charges 1.1% a year and the index fund 0.05%. 60,000 for 20 years at 7% before the fee. what do i lose?',
    'fund-fees',
    { start: '60,000', fee: '1.1%', fee2: '0.05%', months: '20 years', rate: '7%' },
  ],
  [
    'the store card: 2,900 at 27.99%, minimum is 3% of the balance, 30 dollars at least. how long, or with 120 a month?',
    'minimum-payment',
    { balance: '2,900', rate: '27.99%', percent: '3%', floor: '30 dollars', fixed: '120' },
  ],
  [
    'Asking 298,000, five percent down, 30 years at 6.6%. Taxes are 1.25% of it, insurance 1,560 a year, PMI 0.55%.',
    'house-payment',
    {
      price: '298,000',
      downPercent: 'five percent',
      months: '30 years',
      rate: '6.6%',
      tax: 'operation',
      insurance: '1,560',
      pmi: '0.55%',
    },
  ],
  [
    "she's 22. 180 a month at 8% until she is 62, or not starting until 30: what does waiting cost?",
    'waiting-to-start',
    { contribution: '180', rate: '8%', months: 'operation', later: 'operation' },
  ],
])('%s', (text, kind, inputs) => expect(read(text)).toEqual([[kind, inputs]]))

test.each([
  'should i trade in my car? i owe 9,000 on it',
  'my card has a 3% fee for transfers. is that normal?',
  'we rent for 1,900 and might buy a place for 340,000 some day',
  'i have 30,000 in an index fund that charges 0.2%, and 12,000 in a savings account at 4%',
  'my landlord raises the rent by 50 every year. how much is left?',
  'taxes went up and the insurance is 1,400 now. can i still afford it?',
  'i started at 25 and want to stop at 60',
])('%s: says no whole sum', (text) => expect(read(text)).toBe(undefined))

import { expect, test } from 'vitest'
import { entriesOf } from './entries.ts'
import { readMovements } from './moved-money.ts'
import { keeping } from './testing/stored.ts'

const kept = keeping({
  assets: [
    ['Checking', 2300],
    ['401k', 48_000],
  ],
  liabilities: [
    ['Visa', 3100],
    ['Capital One', 4300],
    ['Car loan', 9400],
  ],
  profile: { savings: 1_200_000 },
})
const snapshot = {
  ...kept,
  liabilities: kept.liabilities.map((debt) =>
    debt.name === 'Car loan' ? { ...debt, category: 'Auto Loans' as const } : debt,
  ),
}
const now = (text: string) =>
  Object.fromEntries(
    readMovements(text, entriesOf(snapshot), snapshot).flatMap(({ moved }) =>
      moved.map((one) => [one.entry.name, one.now / 100]),
    ),
  )

test.each([
  ['i paid 500 off the visa', { Visa: 2600 }],
  ['just paid $500 on my visa', { Visa: 2600 }],
  ['paid the visa down by 500', { Visa: 2600 }],
  ['sent the visa 300 yesterday', { Visa: 2800 }],
  ['got a refund and knocked 1,000 off capital one', { 'Capital One': 3300 }],
  ['We put 2,000 toward the car loan this week.', { 'Car loan': 7400 }],
  ['I made a 400 payment on the car', { 'Car loan': 9000 }],
  ["I've paid 3,100 off the Visa", { Visa: 0 }],
  ['i just paid 500 on the visa. how much is left', { Visa: 2600 }],
  ['i paid 500 off the visa so what do i owe now', { Visa: 2600 }],
  ['we threw 1k at nothing. paid off 600 of the visa', { Visa: 2500 }],
])('what was paid on a debt is no longer owed: %s', (text, left) => expect(now(text)).toEqual(left))

test.each([
  ['moved 1,000 from checking to savings', { Checking: 1300, savings: 13_000 }],
  ['transferred 800 to savings from checking', { Checking: 1500, savings: 12_800 }],
  ['i took 2k out of savings', { savings: 10_000 }],
  ['pulled 900 from savings and put 400 on nothing', { savings: 11_100 }],
  ['added another 300 to savings', { savings: 12_300 }],
  ['we used 3,000 from savings to pay capital one', { savings: 9000, 'Capital One': 1300 }],
  ['paid 600 off the visa from checking', { Visa: 2500, Checking: 1700 }],
  ['threw 800 at the visa from savings', { Visa: 2300, savings: 11_200 }],
  ['i charged 200 to the visa', { Visa: 3300 }],
  ['i put 500 on the visa for tires', { Visa: 3600 }],
  ['i put 500 on the visa for now, paying it down', { Visa: 2600 }],
])('what went from one place to another is in neither twice: %s', (text, left) =>
  expect(now(text)).toEqual(left),
)

test.each([
  'i paid 300 on the Visa every month',
  'what if i paid 1,200 off the Visa',
  'should i put 500 on the visa',
  'i would have put 500 in savings',
  'I paid 1,200 off the Visa last year',
  'I paid 1,200 on the boat',
  'I paid 1,200 on it',
  'i paid 500 off the visa so its 2,600 now',
  'paid the shop from savings just now so savings is 1400',
  'we put money in savings and they are now 9,000',
  'i put 300 a month in savings',
  'my brother paid 900 off his car loan',
  'i have put 14k in savings',
  'i didnt put 500 in savings',
  'i paid 9,000 off the visa',
  'i also have 1,100 on a discover card, put 500 on it last week for a laptop',
])('what goes on, is tried out, or says what is there moves nothing: %s', (text) =>
  expect(now(text)).toEqual({}),
)

test.each([
  ['put 500 on the visa', true],
  ['i put 500 on capital one yesterday', true],
  ['i put 500 toward the visa', false],
  ['got paid and put 500 on the visa', false],
  ['i put 500 on the car loan', false],
  ['paid 500 on the visa', false],
])('bought with a card or paid on it: %s is open: %s', (text, isOpen) =>
  expect(readMovements(text, entriesOf(snapshot), snapshot).map((one) => one.isOpen)).toEqual([isOpen]),
)

import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { debtQuestion } from './debt-questions.ts'

const debt = (id: number, name: string, minimumPayment: number | null): Snapshot['liabilities'][number] => ({
  id,
  name,
  amount: 900_000,
  category: 'Auto Loans',
  interestRate: 9,
  minimumPayment,
  notes: '',
  updatedAt: '2026-11-01T00:00:00.000Z',
})
const jeep = debt(1, 'Jeep', 30_000)
const visa = debt(2, 'Visa', null)

const ask = (text: string, liabilities: Snapshot['liabilities'], expenses: Snapshot['expenses'] = []) =>
  debtQuestion({
    text,
    minded: mindedAs(text, []),
    sums: [],
    snapshot: { ...emptySnapshot(), liabilities, expenses },
  })

test('how many months are left on a loan is its balance at its payment', () => {
  expect(ask('how many more months do i have on it', [jeep])).toMatchObject({ intent: 'payoff-time' })
  expect(ask('how many months left on the jeep', [jeep, visa])).toMatchObject({
    inputs: [{ value: { row: { id: 1 } } }, { slot: 'rate' }, { slot: 'payment' }],
  })
})

test('a payment that is kept as a bill of that name is the loan’s', () => {
  const bill = { id: 7, category: 'Visa', amount: 20_000, date: '2026-11-01' }
  const found = ask('how many payments left on the visa', [visa], [bill])
  expect(found?.inputs.at(-1)).toMatchObject({
    slot: 'payment',
    value: { row: { list: 'expenseItems', id: 7 } },
  })
  expect(ask('how many payments left on the visa', [visa])).toBeNull()
})

test('which of several loans is meant is not guessed', () => {
  expect(ask('how many more months do i have on it', [jeep, visa])).toBeNull()
})

test.each([
  'whats the interest per month on all 2',
  'how much interest a year on both',
  'what interest is that in total',
])('the interest on all debts: %s', (text) =>
  expect(ask(text, [jeep, visa])).toMatchObject({ intent: 'interest-cost', inputs: [] }),
)

test.each(['whats the interest per month on all 3', 'whats the interest on the visa', 'what is interest'])(
  'something else: %s',
  (text) => expect(ask(text, [jeep, visa])).toBeNull(),
)

test('interest under a list of all debts is that of all', () => {
  const truck = { ...debt(3, 'Truck', null), amount: 1_200_000, interestRate: 6 }
  const list = 'Jeep 9,000 9%\nTruck 12,000 6%\nwhat does that cost me a year in interest'
  expect(ask(list, [jeep, truck])).toMatchObject({ intent: 'interest-cost', wanted: 'year', inputs: [] })
  expect(ask('jeep 9,000 at 9%, whats the interest a year', [jeep, truck])).toBeNull()
})

test('the total after one debt was put right is that of all', () => {
  const text = 'the jeep is 9,000 not 9,900. new total?'
  expect(ask(text, [jeep, visa])).toMatchObject({ inputs: [{ value: { kind: 'total', name: 'debt' } }] })
  expect(ask('the boat is 7,000 not 9,900. new total?', [jeep, visa])).toBeNull()
})

test.each(['so what interest are we paying a month', 'how much interest do i pay every year'])(
  'interest as it is now is that on all debts: %s',
  (text) => expect(ask(text, [jeep, visa])).toMatchObject({ intent: 'interest-cost', inputs: [] }),
)

test.each(['whats my total debt', 'how much do we owe all together', 'what do i owe in total right now'])(
  'what is owed in all: %s',
  (text) => {
    expect(ask(text, [jeep, visa])?.intent).toBe('interest-cost')
    // Where a rate is open, what it costs is not known.
    const open = { ...jeep, interestRate: 0 }
    expect(ask(text, [open, visa])).toMatchObject({ inputs: [{ value: { kind: 'total', name: 'debt' } }] })
  },
)

test.each(['when will i be debt free', 'how long til both are paid off', 'when are we done with everything'])(
  'when all of them are gone, by what is paid on each: %s',
  (text) => {
    expect(ask(text, [jeep, debt(3, 'Amex', 12_000)])).toMatchObject({ intent: 'debt-payoff', inputs: [] })
    expect(ask(text, [jeep, visa])).toBeNull()
  },
)

test('when i am done working is no question about debts', () =>
  expect(ask('when will i be done working', [jeep, debt(3, 'Amex', 12_000)])).toBeNull())

test.each(['i can pay 420 total', 'could put 420 a month toward both', 'i have 420 for both'])(
  'what there is for all debts: %s',
  (text) =>
    expect(ask(text, [jeep, visa])).toMatchObject({ intent: 'debt-payoff', inputs: [{ slot: 'total' }] }),
)

test.each(['i have 420 total', 'i pay 420 total debt'])('only where there are several: %s', (text) =>
  expect(ask(text, [jeep])).toBeNull(),
)

test('who asks for what is owned as well asks for more than the debts', () =>
  expect(ask('how much do i owe in all, and what is left of what i own', [jeep, visa])).toBeNull())

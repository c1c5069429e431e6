import { describe, expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { goOn } from './going-on.ts'

const goes = (text: string, ...sums: SumRecord[]) =>
  goOn({ text, minded: mindedAs(text, []), sums, snapshot: emptySnapshot() })

const card = sumRecord(
  'payoff-time',
  { balance: ['money', 410_000], rate: ['percent', 19.9], payment: ['money', 18_000] },
  { months: ['months', 29] },
  { id: 's1', words: 'how long at 180' },
)
const helped = { ...card, id: 's2', words: 'and if i put my bonus on it' }
const plan = sumRecord('debt-payoff', { total: ['money', 65_000] }, { months: ['months', 31] }, { id: 's3' })

describe('a number that an earlier sum had', () => {
  test('is kept with all that has changed since', () => {
    expect(goes('and when am i through now, still 650', plan, card)).toMatchObject({
      intent: 'debt-payoff',
      from: 's3',
    })
    expect(goes('i still owe 650', plan)).toBeNull()
    expect(goes('when am i through, still 700', plan)).toBeNull()
    expect(goes('my dog is still 650 at the vet, how long is that', plan)).toBeNull()
  })

  test('is taken away', () => {
    const free = sumRecord(
      'independence',
      { savings: ['money', 8_500_000], monthly: ['money', 90_000] },
      { years: ['years', 20] },
    )
    expect(goes('what about without the 85', free)).toMatchObject({
      inputs: [{ slot: 'savings', value: { kind: 'constant', value: 0 } }],
    })
    expect(goes('without the 90', free)).toBeNull()
  })
})

describe('a payment on the debt that comes first', () => {
  const order = sumRecord('debt-order', {}, { first: ['money', 9000] })
  const owed = (
    id: number,
    name: string,
    amount: number,
    interestRate: number,
    minimumPayment: number | null,
  ) =>
    ({
      id,
      name,
      amount,
      interestRate,
      minimumPayment,
      category: 'Credit Cards',
      notes: null,
      updatedAt: '',
    }) as const
  const liabilities = [owed(1, 'Citi', 300_000, 18, 9000), owed(2, 'Store card', 120_000, 29, 4000)]
  const ask = (text: string, rows = liabilities, ...sums: SumRecord[]) =>
    goOn({ text, minded: mindedAs(text, []), sums, snapshot: { ...emptySnapshot(), liabilities: rows } })

  test('ends that one alone, on top of its minimum', () => {
    expect(ask('throw 250 more at it, when is it gone', liabilities, order)).toMatchObject({
      intent: 'payoff-time',
      inputs: [
        { slot: 'balance', value: { row: { id: 2 } } },
        { slot: 'rate', value: { row: { id: 2 } } },
        {
          slot: 'payment',
          value: { operator: 'add', left: { row: { id: 2 } }, right: { number: { value: 250 } } },
        },
      ],
    })
  })

  test('or by itself', () =>
    expect(ask('how long if i put 250 on that one', liabilities, order)?.inputs.at(-1)).toMatchObject({
      value: { kind: 'number' },
    }))

  test('and only where it was just told which', () => {
    expect(ask('throw 250 more at it, when is it gone', liabilities)).toBeNull()
    expect(ask('put 250 on it', liabilities, order)).toBeNull()
  })
})

describe('a payment that ends a debt in time', () => {
  test('goes by what was moved, at the rate of the new card', () => {
    const moved = sumRecord(
      'balance-transfer',
      { balance: ['money', 500_000], rate: ['percent', 24], newRate: ['percent', 0] },
      { saved: ['money', 40_000], balance: ['money', 515_000] },
    )
    expect(goes('how much a month to clear it in 15 months', moved)?.inputs[1]).toMatchObject({
      slot: 'rate',
      value: { name: 'newRate' },
    })
  })

  test('goes by the debt as it was worked out', () => {
    const found = goes('what would i have to pay a month to be done in a year', card)
    expect(found).toMatchObject({
      intent: 'payment-to-clear',
      inputs: [
        { slot: 'balance', value: { sum: 's1' } },
        { slot: 'rate' },
        { slot: 'months', value: { value: 12 } },
      ],
    })
    expect(goes('how much a month so its gone in 18 months', card)?.inputs.at(-1)).toMatchObject({
      value: { number: { value: 18 } },
    })
  })

  test('without what was spoken of since, as it stood before', () => {
    const found = goes('without the bonus, what payment gets it cleared in a year', card, helped)
    expect(found?.inputs[0]).toMatchObject({ value: { sum: 's1' } })
    expect(goes('what payment gets it cleared in a year', card, helped)?.inputs[0]).toMatchObject({
      value: { sum: 's2' },
    })
  })

  test('needs a time', () => {
    expect(goes('what payment gets it cleared', card)).toBeNull()
    expect(goes('what do i pay my kid a month to be done with chores in a year', card)).toBeNull()
  })
})

describe('a nest egg', () => {
  const projected = sumRecord(
    'retirement-projection',
    { age: ['age', 48], retirementAge: ['age', 65], rate: ['percent', 6], savings: ['money', 12_000_000] },
    { value: ['money', 61_000_000] },
    { id: 's1' },
  )
  const ruled = sumRecord(
    'four-percent',
    { portfolio: ['money', 61_000_000], spending: ['money', 3_600_000] },
    { year: ['money', 2_440_000], needed: ['money', 90_000_000], gap: ['money', 29_000_000] },
    { id: 's2' },
  )

  test('that falls short is made up by so much a month', () => {
    const found = goes('so how much would i need to save every month', projected, ruled)
    expect(found).toMatchObject({ intent: 'goal-payment' })
    expect(found?.inputs.map(({ slot }) => slot)).toEqual(['target', 'current', 'months', 'rate'])
    expect(goes('so how much would i need to save every month', projected)).toBeNull()
  })

  test('that falls first pays from what is left', () => {
    expect(goes('what if the market drops 30% before that', projected, ruled)).toMatchObject({
      intent: 'four-percent',
      from: 's2',
      inputs: [{ slot: 'portfolio', value: { operator: 'take' } }],
    })
    expect(goes('what if inflation drops to 2%?', projected, ruled)).toBeNull()
    expect(goes('what if i lose my 3% match', projected, ruled)).toBeNull()
  })

  test('that was shared out lasts longer when it earns', () => {
    const shared = sumRecord(
      'quotient',
      { amount: ['money', 9_000_000], by: ['money', 60_000] },
      { each: ['count', 150] },
    )
    expect(goes('and if it was earning 3%', shared)).toMatchObject({ intent: 'nest-egg-life' })
    expect(goes('and 3% of it', shared)).toBeNull()
  })
})

test('what no longer goes out is put away', () => {
  const saving = sumRecord(
    'goal-time',
    { target: ['money', 900_000], monthly: ['money', 20_000] },
    { months: ['months', 45] },
  )
  expect(goes('when we drop the second car thats 310 less to pay', saving)).toMatchObject({
    inputs: [{ slot: 'monthly', value: { operator: 'add' } }],
  })
  expect(goes('310 less going in', saving)).toBeNull()
})

test('somebody else’s amount on the same terms', () => {
  expect(goes('he owes 9,500. what about that at the same apr', card)).toMatchObject({
    from: 's1',
    inputs: [{ slot: 'balance' }],
  })
  expect(goes('he owes 9,500', card)).toBeNull()
  expect(goes('my savings account has 12k in it at the same rate', card)).toBeNull()
})

test('another value of the home', () => {
  const loan = sumRecord(
    'loan-to-value',
    { part: ['money', 24_000_000], whole: ['money', 31_000_000] },
    { percent: ['percent', 77.4] },
  )
  expect(goes('and if it only appraises for 285k', loan)).toMatchObject({ inputs: [{ slot: 'whole' }] })
  expect(goes('and if i only owe 285k', loan)).toBeNull()
  expect(goes('my car is worth 12,000', loan)).toBeNull()
  expect(goes('what if my truck sold for 9,000', loan)).toBeNull()
})

test('a year’s pay by the hours of a week', () => {
  const ask = (text: string, before: string) =>
    goOn({
      text,
      minded: mindedAs(text, []),
      sums: [],
      snapshot: emptySnapshot(),
      heard: hearNumbers(before, readNumbers(before)),
    })
  const told = 'i earned 41,600 driving last year'
  expect(ask('so what am i making an hour at 40 hours a week', told)).toMatchObject({
    intent: 'quotient',
    inputs: [{ value: { number: { value: 41_600 } } }, { value: { value: 2080 } }],
  })
  expect(ask('so what am i making an hour at 40 hours a week', 'i owe 41,600')).toBeNull()
  expect(ask('is 40 hours a week a lot', told)).toBeNull()
})

test('a bill that doubles, and a pay that ends', () => {
  const expenses = [{ id: 3, category: 'Daycare', amount: 90_000, date: '2026-11-01' }]
  const snapshot = { ...emptySnapshot(), expenses }
  const ask = (text: string, income: number | null = null) =>
    goOn({
      text,
      minded: mindedAs(text, []),
      sums: [],
      snapshot: { ...snapshot, profile: { ...snapshot.profile, income } },
    })
  expect(ask('with twins the daycare would triple')).toMatchObject({
    inputs: [{ slot: 'moreExpense', value: { operator: 'times' } }],
  })
  expect(ask('we could cut daycare in half')).toMatchObject({ inputs: [{ slot: 'lessExpense' }] })
  expect(ask('would the rent double')).toBeNull()
  expect(ask('could you double check my daycare?')).toBeNull()
  expect(ask('will the tax credit for daycare double?')).toBeNull()
  expect(ask('if i double my 401k would daycare be affected')).toBeNull()
  const quits = 'what if he quits his job, he makes 3,100 a month'
  expect(ask(quits, 9_000_000)).toMatchObject({ inputs: [{ slot: 'lessIncome' }] })
  expect(ask(quits)).toBeNull()
  expect(ask('if my wife stays home instead? shes the 3,100', 9_000_000)).toMatchObject({
    inputs: [{ slot: 'lessIncome' }, { slot: 'lessExpense', value: { row: { id: 3 } } }],
  })
  expect(ask('what if he quits working, i make 3,000', 9_000_000)).toBeNull()
  expect(ask('could we live on my pay if she stops working? i make 6,000', 9_000_000)).toBeNull()
})

test('a price of what was wanted before is held against what is there for it', () => {
  const ask = (text: string, wanted: string, income: number | null = null) => {
    const snapshot = emptySnapshot()
    snapshot.profile.income = income
    return goOn({ text, wanted, minded: mindedAs(text, []), sums: [], snapshot })
  }
  expect(ask('its 31k', 'should i get the truck', 6_000_000)).toMatchObject({ intent: 'car-budget' })
  expect(ask('its 31k', 'should i get the truck')).toMatchObject({ intent: 'afford-once' })
  expect(ask('payments are 410', 'should i get the truck')).toMatchObject({ intent: 'afford-monthly' })
  expect(ask('its 310k', 'should we buy a house')).toBeNull()
})

test('what may be spent on something is held against what is left, or against what it costs now', () => {
  const snapshot = emptySnapshot()
  snapshot.profile.income = 4_800_000
  snapshot.expenses = [{ id: 7, category: 'Groceries', amount: 35_000, date: '2026-01-01' }]
  const ask = (text: string) => goOn({ text, minded: mindedAs(text, []), sums: [], snapshot })
  expect(ask('is it ok to spend 80 on concerts')).toMatchObject({ intent: 'afford-monthly' })
  expect(ask('is paying 450 for groceries crazy')).toMatchObject({
    intent: 'what-if',
    inputs: [{ slot: 'moreExpense' }],
  })
  expect(ask('can i spend 300 on groceries')).toMatchObject({ inputs: [{ slot: 'lessExpense' }] })
  expect(ask('i spend 80 on concerts')).toBeNull()
  expect(ask('i pay 80 a month on my own now. what is that worth a year')).toBeNull()
  expect(ask('should i spend 600 on a couch')).toBeNull()
  expect(ask('do i pay 80 on dividends')).toBeNull()
  expect(ask('should i spend 9,000 on a trip')).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

/** The amounts that are stored after a conversation, in dollars. */
function amounts(turns: readonly string[]) {
  const { profile, expenses, income, goals, assets, liabilities } = talk(turns).snapshot
  const totals = [profile.income, profile.expenses, profile.savings, profile.debt].filter(
    (one) => one !== null,
  )
  const rows = [
    ...expenses.map(({ amount }) => amount),
    ...income.map(({ amount }) => amount),
    ...goals.map(({ currentAmount }) => currentAmount),
    ...assets.map(({ value }) => value),
    ...liabilities.map(({ amount }) => amount),
  ]
  return [...totals, ...rows].map(toDollars)
}

describe('a step from what was said before', () => {
  test.each([
    [["Electric bill's $210 a month", "my bad, that's two months together. so half"], [105]],
    [['I have $4,000 in a CD at Navy Federal', 'double that, I forgot the second CD'], [8000]],
    [['Copays run me 50 a month', 'copays are double that since January'], [100]],
    [['We spend 3,000 a month', 'make it a third less'], [2000]],
    [['We pay 1,900 a month on the mortgage.', 'escrow adjustment, +145'], [2045]],
    [['Bringing in 6,700 monthly between the two of us.', 'Add 250, I forgot her Saturday shift'], [83_400]],
    [
      ['groceries 500 a month, gas 200', 'add another 40 to groceries'],
      [200, 540],
    ],
    [['Child support out: 640 a month.', 'judge lowered it by 90'], [550]],
    [['We spend 6,150 per month', 'Knock 300 off that, we quit the country club.'], [5850]],
    [['My rent is 1,400', 'it went up 35 a month'], [1435]],
    [['I make 90k', 'up 2k'], [92_000]],
    [['My salary is 72,000', 'got a 3,500 raise'], [75_500]],
    [['Our mortgage is 1,640 a month', 'taxes went up so add 85'], [1725]],
    [['Rent is 1,800', 'I only pay a third of that'], [600]],
    [['Rent is 1,800', 'i have a roommate so we go halves'], [900]],
    [
      ['I bring home 3,000 a month and my wife 2,000', 'rent is 1,800', 'we go halves'],
      [60_000, 1800, 2000, 3000],
    ],
    [['Credit card is 3,100', 'charged another 250 yesterday'], [3350]],
    [['Student loans 34k', '9k got forgiven'], [25_000]],
    [['I get 1,200 every two weeks', 'up 45 a check'], [32_370]],
    [['Daycare 1,400', 'sibling discount, 10% off'], [1260]],
    [['I have 12,000 in savings', 'down by 1,200'], [10_800]],
  ])('%j', (turns, expected) => {
    expect(amounts(turns)).toEqual(expected)
  })

  test.each([
    [['Making $90,000 at the port authority.', 'got 4% on top of that starting this week'], [93_600]],
    [["I've been earning $128,000 as a pharmacist", 'went part time Monday, at 60% of that'], [76_800]],
    [['rent $2,050 a month in Arlington', 'lease renewal: plus 3 percent'], [2111.5]],
  ])('by percent: %j', (turns, expected) => {
    expect(amounts(turns)).toEqual(expected)
  })

  test.each([
    [['Savings acct: eleven grand', 'minus two for the vet = nine'], [9000]],
    [['I have 5,600 in savings', 'saved 200 more, 5,800'], [5800]],
    [['Heloc 35k @ 9', 'paid 5 off, 30 left'], [30_000]],
  ])('with its result: %j', (turns, expected) => {
    expect(amounts(turns)).toEqual(expected)
  })
})

describe('is none', () => {
  test.each([
    ['planned', ['My rent is 1,400', 'if I double it can I still save']],
    ['possible', ['My rent is 1,400', 'they might raise it 5%']],
    ['over', ['My rent is 1,400', 'it went up 35 last year but came back']],
    ["somebody else's", ['My rent is 1,400', 'my brother pays double that']],
    ['asked', ['My rent is 1,400', 'what about double that?']],
    ['without a clear subject', ['Rent is 1,400 and groceries are 600', 'double it']],
    ['a payment that may be known already', ['I owe 1,400 on the Visa', 'paid 100 off']],
    ['of the limit', ['I owe 1,400 on the Visa', 'they raised my limit 500']],
    ['of how it came to be', ['My rent is 1,400', 'up 100 since we moved in']],
    ['put aside each month', ['I have 1,400 in savings', 'saving 300 more each month from now on']],
    ['of the rate', ['I owe 1,400 on the Visa', 'it went up 2 percent']],
  ])('%s', (_, turns) => {
    expect(amounts(turns)).toContain(1400)
  })

  test('for another thing with its own amount', () => {
    expect(amounts(['groceries 610 a month', '+ 90 for the dog'])).toEqual([90, 610])
    expect(amounts(['car payment 300', 'plus 90 insurance'])).toEqual([90, 300])
  })
})

import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { emptySnapshot, talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'
import { understand } from './understand.ts'

/** What is stored, in dollars: fields by name, rows by theirs. */
function storedAfter(...turns: string[]): Record<string, unknown> {
  const { profile, expenses, income, assets, liabilities } = talk(turns).snapshot
  const fields = Object.entries(profile)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => [
      field,
      typeof value === 'number' && field !== 'retirementAge' ? toDollars(value) : value,
    ])
  const rows = [
    ...expenses.map(({ category, amount }) => [category, toDollars(amount)]),
    ...income.map(({ source, amount }) => [source, toDollars(amount)]),
    ...assets.map(({ name, value }) => [name, toDollars(value)]),
    ...liabilities.map(({ name, amount }) => [name, toDollars(amount)]),
  ]
  return Object.fromEntries([...fields, ...rows])
}

const answers: [string, string, Record<string, unknown>][] = [
  ['Ask me what I earn.', 'um, maybe 71', { income: 71_000 }],
  ['Ask me what I make an hour.', '23.50', { income: 48_880 }],
  ['Ask about my pay', '1,310 every other week', { income: 34_060 }],
  ['What is your monthly income?', '5,100', { income: 61_200 }],
  ['Ask me what I spend in total.', 'roughly 2.6k?', { expenses: 2600 }],
  ['Ask me how much I have saved.', 'hmm 4,200ish, idk', { savings: 4200 }],
  ['Ask me about my savings.', 'none at all', { savings: 0 }],
  ['Ask whether I owe anything.', 'nope', { debt: 0 }],
  ['Ask me about my debts.', 'just the Amex, 3,100', { debt: 3100, Amex: 3100 }],
  ['Ask me what my rent is.', 'it was 1,500, now 1,620', { Rent: 1620 }],
  ['Ask me how much my car payment is.', '377', { 'Car payment': 377 }],
  ['Ask me what I spend on groceries a week.', '150', { Groceries: 650 }],
  ['Ask me what is left on my mortgage.', '204,000', { Mortgage: 204_000 }],
  ['Ask me what my house is worth.', '355k', { House: 355_000 }],
  ['Ask me when I want to retire.', 'let me think, 66', { retirementAge: 66 }],
  ['Ask me about my attitude to risk.', 'rather low', { investmentRiskTolerance: 'low' }],
  ['Ask me about my income and expenses.', '80k and 3,300', { income: 80_000, expenses: 3300 }],
]

test.each(answers)('%s %s', (question, answer, stored) => {
  expect(storedAfter(question, answer)).toEqual(stored)
})

test.each([
  ['Ask me what I earn.', "I'd rather not say"],
  ['Ask me about my debts.', 'can we skip that one'],
  ['Ask me what I spend.', 'no idea'],
  ['Ask me about my savings.', 'what do you need that for?'],
  ['Ask me whether I have debts.', 'yes'],
])('%s %s: nothing is stored', (question, answer) => {
  expect(storedAfter(question, answer)).toEqual({})
})

const rent = ['Ask me what my rent is.', '1,400']
const pay = ['Ask me what I earn.', '65k']
const corrections: [string[], Record<string, unknown>][] = [
  [[...rent, 'sorry, 1,450'], { Rent: 1450 }],
  [[...rent, 'it went up to 1,525'], { Rent: 1525 }],
  [[...rent, 'scratch that'], {}],
  [[...pay, 'not 65, 68'], { income: 68_000 }],
  [[...pay, 'oops, meant 56'], { income: 56_000 }],
  [[...pay, 'they gave me a 10% raise'], { income: 71_500 }],
  [[...pay, 'my cousin makes 90'], { income: 65_000 }],
  [['Ask me what I get paid.', '1,200 a week', 'wait, that is every two weeks'], { income: 31_200 }],
  [['Ask me when I want to retire.', '60', 'make it 63'], { retirementAge: 63 }],
  [['Ask me what is left on my Visa balance.', '2,000', "I sent them 300 so it's at 1,700"], { Visa: 1700 }],
  [['Ask me what is left on my Visa balance.', '2,000', 'paid it off!'], {}],
  [[...rent, 'double that'], { Rent: 2800 }],
  [[...rent, 'that was my brother, not mine'], {}],
  [[...pay, "that's gross, not net"], { income: 65_000 }],
  [['Ask me what I get paid.', '4,000 a week', 'I meant monthly'], { income: 48_000 }],
  [['Ask me what I get paid.', '96k, twice a month'], { income: 96_000 }],
  [[...rent, 'it will be 1,500 next year'], { Rent: 1400 }],
]

test.each(corrections)('%j', (turns, stored) => {
  expect(storedAfter(...turns)).toEqual(stored)
})

test('a second source adds to the first, and both are kept', () => {
  expect(storedAfter(...pay, 'plus 600 a month from tutoring')).toEqual({
    income: 72_200,
    Salary: 5416.67,
    Tutoring: 600,
  })
})

test('something more of the same kind is a row of its own', () => {
  expect(storedAfter(...rent, 'oh and 40 for the gym')).toEqual({ Rent: 1400, Gym: 40 })
})

test('the same again changes nothing', () => {
  expect(storedAfter(...rent, ...rent)).toEqual({ Rent: 1400 })
})

const visa: Fact = {
  change: { kind: 'liability', id: null, name: 'Visa', amount: 1_200_000, category: 'Credit Cards' },
  decision: 'ask',
  quote: 'there is 12,000 on the Visa or so',
  span: { start: 0, end: 33 },
}
const answered = (text: string) =>
  understand({
    text,
    snapshot: emptySnapshot(),
    dialogue: { ...freshDialogue, asked: { kind: 'confirm', fact: visa } },
    minded: null,
  })

test('a yes saves what the advisor asked about', () => {
  expect(answered('yep')).toEqual({ facts: [{ ...visa, decision: 'save' }], declined: [] })
})

test('a no declines it', () => {
  expect(answered('no, not mine')).toEqual({ facts: [], declined: [visa] })
})

test('another amount is saved instead', () => {
  expect(answered("no, it's 9,500").facts).toMatchObject([
    { change: { name: 'Visa', amount: 950_000 }, decision: 'save' },
  ])
})

import { expect, test } from 'vitest'
import { nameAmount, nameAmounts } from './naming.ts'
import { talk } from '#advisor/testing/memory.ts'
import { readAsJudged } from '#advisor/testing/judged.ts'
import { isMoneyLike, isWordOnly } from '#advisor/understanding/reading/reading.ts'
import type { Role } from '#advisor/understanding/roles.ts'

function namesIn(text: string, role: Role): string[] {
  const reading = readAsJudged(text)
  const amounts = reading.amounts.filter((amount) => isMoneyLike(amount) && !isWordOnly(amount))
  const names = nameAmounts(reading, amounts, role)
  return amounts.map((amount) => names.get(amount)?.name ?? '')
}

test.each<[string, Role, string[]]>([
  ['My F-150 is worth 17,000', 'asset', ['F-150']],
  ['Capital One: $4,318', 'liability', ['Capital One']],
  ['I owe 1,470 to Rent-A-Center', 'liability', ['Rent-A-Center']],
  ['owe 14k to the irs and cant pay', 'liability', ['Irs']],
  ['Haircut and color, 180 a month', 'expenseItem', ['Haircut and color']],
  ['The car has 9,000 left on it. The payment is 320 a month', 'expenseItem', ['Car', 'Car payment']],
  ['2 cards, one 3,700 at 25% and the other 1,950 at 18%', 'liability', ['Card', 'Card']],
  ['three hospital bills, 410, 265 and 90', 'liability', ['Hospital bill', 'Hospital bill', 'Hospital bill']],
  ['i owe 6,300 on my cards', 'liability', ['Cards']],
  ['i owe 6,300 on a card at 24%, paying 210 a month', 'expenseItem', ['Card', 'Card']],
  ['gas 120 and gas 80', 'expenseItem', ['Gas', 'Gas']],
])('the whole name: %s', (text, role, names) => expect(namesIn(text, role)).toEqual(names))

test('pay of two at home is called after who earns it or where it comes from', () => {
  expect(namesIn('my husband makes 52k at the mill and i make 48k at the school', 'income')).toEqual([
    "Husband's pay",
    'School',
  ])
  expect(namesIn('we pay 1,400 for daycare and my wife clears 2,900', 'income').at(-1)).toBe("Wife's pay")
  expect(namesIn('my social security is 1,900 and my wife gets a pension of 700', 'income').at(-1)).toBe(
    'Pension',
  )
})

test('a word that names one amount does not name the next', () => {
  expect(namesIn('like 430 on klarna and 615 on affirm', 'liability')).toEqual(['Klarna', 'Affirm'])
  expect(namesIn('Property tax is 380 a month and the homeowners policy is 145', 'expenseItem')).toEqual([
    'Property tax',
    'Homeowners policy',
  ])
})

test('pay is not called by what is asked or paid next', () => {
  expect(namesIn('we make 58k and 49k. what house payment can we handle', 'income')).toEqual([
    'Salary',
    'Salary',
  ])
  expect(namesIn('we bring home 2,750. after the 1,450 daycare', 'income')[0]).toBe('Salary')
})

test.each([
  'i owe 31k and cant see a way out',
  'we owe 7,500 with no end in sight',
  'in debt 22k, dont have a clue',
  'owe 5k and dont have a job',
])('nothing is called by what is not there: %s', (text) =>
  expect(namesIn(text, 'liability')).toEqual(['Debt']),
)

test('a message in capitals has no names by capitals', () => {
  const reading = readAsJudged('I OWE 900 ON MY VISA CARD FROM CHASE')
  const [amount] = reading.amounts
  expect(amount && nameAmount(reading, amount, 'liability').name).toBe('VISA CARD')
})

test('a word beside another amount names that one', () => {
  const told = talk([
    'I make 82k a year, rent 1,650, groceries 520',
    '14k in savings, 38k in my 401k, a Visa with 6,200',
  ])
  expect(told.snapshot.assets.map(({ name }) => name)).toEqual(['401k'])
  expect(told.snapshot.liabilities.map(({ name }) => name)).toEqual(['Visa'])
})

import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const amounts = (rows: readonly { amount: number }[]) =>
  rows.map(({ amount }) => amount).toSorted((a, b) => a - b)

test('a cost of every month stays one beside a yearly one', () =>
  expect(amounts(talk(['car insurance is 1,400 a year, groceries 600']).snapshot.expenses)).toEqual([
    11_667, 60_000,
  ]))

test('a second card is one of its own', () => {
  const { snapshot } = talk([
    "i have a credit card with 3,000 and it's at 24%, and another credit card with 5,000",
  ])
  expect(amounts(snapshot.liabilities)).toEqual([300_000, 500_000])
})

test('other bills make no second row of the rent', () => {
  const { snapshot } = talk(['rent is 1,300', 'my rent is 1,350 now, the other bills stayed the same'])
  expect(amounts(snapshot.expenses)).toEqual([135_000])
})

test('what is paid to a lender is not what is owed', () => {
  const { snapshot } = talk(['student loan payment to navient 240'])
  expect(amounts(snapshot.expenses)).toEqual([24_000])
  expect(snapshot.liabilities).toEqual([])
  expect(amounts(talk(['missed two payments on my car, 9,000 left']).snapshot.liabilities)).toEqual([900_000])
})

test('what stands in brackets behind a payment is what is owed', () => {
  const { snapshot } = talk([
    'Rent: $1,600\nStudent loan: $300 (balance $28,000 @ 5.8%)\nVisa 150 (4,300 left)',
  ])
  expect(amounts(snapshot.expenses)).toEqual([15_000, 30_000, 160_000])
  expect(amounts(snapshot.liabilities)).toEqual([430_000, 2_800_000])
})

test('costs of one kind are not all that is spent', () => {
  const { snapshot } = talk(['business expenses are 400 a month'])
  expect([snapshot.profile.expenses, ...amounts(snapshot.expenses)]).toEqual([null, 40_000])
  expect(talk(['my basic living expenses are 2,900']).snapshot.profile.expenses).toBe(290_000)
})

test.each([
  'my rent is 1,150 and i spend about 1,400 on everything else',
  'rent 1,150, the rest of my bills are like 1,400',
  'rent is 1,150 and my other spending runs 1,400',
  'rent 1,150 and 1,400 a month for everything else',
])('what else is spent is no total: %s', (text) => {
  const { profile, expenses } = talk([text]).snapshot
  expect(profile.expenses).toBeNull()
  expect(expenses.map(({ category, amount }) => [category, amount])).toEqual([
    ['Everything else', 140_000],
    ['Rent', 115_000],
  ])
})

test('a bill has no age, a dog has', () => {
  expect(amounts(talk(['rent is 1,400', 'my gym is 35']).snapshot.expenses)).toEqual([3500, 140_000])
  expect(amounts(talk(['rent is 1,400', 'my dog is 14']).snapshot.expenses)).toEqual([140_000])
})

test('a CD is cash beside a retirement account, and so is what was inherited', () => {
  const kinds = (text: string) => talk([text]).snapshot.assets.map(({ name, category }) => [name, category])
  expect(kinds('403b has 186,000 and we got 42k in CDs')).toContainEqual(['CDs', 'Cash and Equivalents'])
  expect(kinds('i inherited 60,000 from my grandma')).toEqual([['Inheritance', 'Cash and Equivalents']])
})

test('amounts of several things have their name', () => {
  const { expenses } = talk(['rent 1,350, two cars 290 and 365, groceries 640']).snapshot
  expect(expenses.map(({ category }) => category)).toEqual(['Groceries', 'Car 2', 'Car', 'Rent'])
  const { liabilities } = talk(['i have 3 credit cards: 1,500, 900 and 2,750']).snapshot
  expect(amounts(liabilities)).toEqual([90_000, 150_000, 275_000])
})

test('support that is paid is a cost, and received it is pay', () => {
  const paid = talk([
    'i bring home 2,200 every two weeks and child support is 950 a month. whats left after that',
  ])
  expect(paid.snapshot.profile.income).toBe(5_720_000)
  expect(amounts(paid.snapshot.expenses)).toEqual([95_000])
  const got = talk(['i get 900 a month child support from their dad and make 2,100 at the store'])
  expect(got.snapshot.profile.income).toBe(3_600_000)
})

test('who makes it names the pay, where nothing in its clause does', () => {
  const { income } = talk([
    'still paying for the wedding. i make 58k, my husband makes 49k, what do we make',
  ]).snapshot
  expect(income.map(({ source }) => source)).toEqual(["Husband's pay", 'My pay'])
  const own = talk(['i bring home 2,400 from the plant and 600 from tutoring']).snapshot
  expect(own.income.map(({ source }) => source)).toEqual(['Tutoring', 'Plant'])
})

test('pay that is joined to pay of a rhythm goes by it', () => {
  const rows = (text: string) => talk([text]).snapshot.income.map(({ amount }) => amount)
  expect(rows('i get paid every week, 600 from the diner and 270 from the motel')).toEqual([117_000, 260_000])
  expect(rows('paid weekly, 600 from the plant and social security 1,100')).toEqual([110_000, 260_000])
})

test('a fear about money is no attitude to risk, and what a question is made of no wish', () => {
  const profile = (text: string) => talk([text]).snapshot.profile
  expect(profile('im back at work in may. im scared about money').investmentRiskTolerance).toBeNull()
  expect(profile('im terrified of losing money in stocks').investmentRiskTolerance).toBe('low')
  expect(profile('so after that, with the bigger bonus for job two, who wins').financialGoals).toBeNull()
  expect(profile('I want to take home what I earn now, but as a freelancer').financialGoals).toBeNull()
})

test('what somebody says is owed in total is owed to them', () => {
  const { profile, liabilities } = talk(['the dentist says i owe 2,140 total']).snapshot
  expect(profile.debt).toBeNull()
  expect(amounts(liabilities)).toEqual([214_000])
  expect(talk(['i owe 22,000 total']).snapshot.profile.debt).toBe(2_200_000)
})

test('a debt is called by the label before it, and one to a person is on no card', () => {
  const rows = (text: string) =>
    talk([text]).snapshot.liabilities.map(({ name, category }) => [name, category])
  expect(rows('three cards, all full. citi 2,900 at 26.99, target 1,450 at 31.9')).toEqual([
    ['Target', 'Credit Cards'],
    ['Citi', 'Credit Cards'],
  ])
  expect(rows('i owe 4,000 on my car and 300 to my brother')).toContainEqual(['Brother', 'Personal Loans'])
})

test('pay beside support is no second support', () => {
  const { income } = talk(['i get 980 a month child support and make 2,360 take home']).snapshot
  expect(income.map(({ source }) => source)).toEqual(['Salary', 'Child support'])
})

test('a debt is of the kind that is spoken of', () => {
  const kinds = (text: string) =>
    talk([text]).snapshot.liabilities.map(({ amount, category }) => [amount, category])
  expect(kinds('I still owe my lawyer 6,400')).toEqual([[640_000, 'Other Debt']])
  expect(kinds('I owe 500 to a payday place')).toEqual([[50_000, 'Personal Loans']])
})

test('what a job pays sets no account right', () => {
  const { assets } = talk(['i have 47k in my tsp', 'the new job pays more. im at 58,400 now']).snapshot
  expect(assets.map(({ value }) => value)).toEqual([4_700_000])
})

test('a cost is called by its own label, and not by the trade of who pays it', () => {
  const { expenses } = talk([
    'i take home 3,200 a month as a nurse. rent 1,050, car 280, groceries 310, going out 140',
  ]).snapshot
  expect(expenses.map(({ category }) => category)).toContain('Going out')
})

test.each([
  [
    'visa is 5,400 at 22.9 minimum 135 and discover 2,100 at 19, min 60, truck loan 14k at 6.5',
    [210_000, 540_000, 1_400_000],
  ],
  ['i have a capital one 3,200 at 27% minimum 95, chase 1,850 24.5% min 50', [185_000, 320_000]],
])('what is owed behind a least payment is no least payment: %s', (text, owed) => {
  expect(amounts(talk([text]).snapshot.liabilities)).toEqual(owed)
})

test('a list of least payments is owed by nobody', () => {
  expect(talk(['minimums are 190 on the card and 60 on the dentist']).snapshot.liabilities).toEqual([])
})

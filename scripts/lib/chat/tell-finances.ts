import type { SignedIn } from './signed-in-users.ts'

const date = '2026-03-01'
const spending = [
  ['Rent', 1450],
  ['Groceries', 620],
  ['Car', 310],
  ['Insurance', 240],
  ['Eating out', 210],
  ['Power and water', 180],
  ['Childcare', 400],
  ['Phone and internet', 115],
  ['Gym', 45],
  ['Gifts', 60],
] as const

const otherData = {
  expenseItems: spending.map(([category, amount], at) => ({ id: at + 1, category, amount, date })),
  incomeItems: [
    { id: 1, source: 'Salary', amount: 5200, date },
    { id: 2, source: 'Tutoring', amount: 350, date },
  ],
  financialGoalItems: [
    { id: 1, name: 'House', currentAmount: 9000, targetAmount: 60_000, description: 'Down payment' },
    { id: 2, name: 'Trip', currentAmount: 800, targetAmount: 4000, description: '' },
  ],
}

const assets = [
  { name: 'Checking', value: 3200, category: 'Cash and Equivalents' },
  { name: 'Savings account', value: 12_000, category: 'Cash and Equivalents' },
  { name: 'Index fund', value: 18_500, category: 'Investments' },
  { name: 'Old Honda', value: 7000, category: 'Vehicles' },
]

const liabilities = [
  { name: 'Visa', amount: 4300, interestRate: 22.9, category: 'Credit Cards', minimumPayment: 110 },
  { name: 'Student loan', amount: 16_000, interestRate: 5.5, category: 'Student Loans', minimumPayment: 190 },
]

/** Gives a user the finances of an ordinary household, as its screens would. */
export async function tellFinances(url: string, { cookie }: SignedIn): Promise<void> {
  const post = async (path: string, body: object) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    await answer.text()
  }
  const values = { income: 66_000, expenses: 3630, savings: 12_000, debt: 20_300, retirementAge: 65 }
  await post('/api/profile', { ...values, investmentRiskTolerance: 'medium', otherData })
  for (const asset of assets) await post('/api/assets', asset)
  for (const liability of liabilities) await post('/api/liabilities', liability)
}

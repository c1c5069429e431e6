import { createElement } from 'react'
import { expect, test } from 'vitest'
import { type PlanBasis, plans, type SavedPlan } from '#contract/plans.ts'
import { answer, refuse } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { PlansPage } from './page.tsx'

const debt = { id: 1, name: 'Visa', amount: 600_000, interestRate: 24, minimumPayment: 15_000 }
const source = { kind: 'rule' as const, name: 'Usual', text: 'As usual' }
const known = (name: string, unit: 'money' | 'number', value: number) => ({ name, unit, value, source })
const basis: PlanBasis = {
  today: '2026-03-04',
  debts: [
    { ...debt, category: 'Credit Cards' },
    { ...debt, id: 2, name: 'Car loan', amount: 900_000, interestRate: 6, category: 'Auto Loans' },
  ],
  goals: [{ id: 4, name: 'A roof', currentAmount: 250_000, targetAmount: 1_000_000 }],
  incomes: [{ name: 'Salary', amount: 400_000 }],
  profile: { retirementAge: 67, retirementGoal: 80_000_000, investmentRiskTolerance: 'medium' },
  known: [
    known('goals.surplus', 'money', 50_000),
    known('retirement.age', 'number', 40),
    known('retirement.retirementAge', 'number', 67),
    known('retirement.savings', 'money', 5_000_000),
    known('retirement.monthly', 'money', 50_000),
    known('retirement.goal', 'money', 80_000_000),
    known('safety.savings', 'money', 600_000),
    known('safety.expenses', 'money', 300_000),
    known('safety.months', 'number', 6),
    known('safety.monthly', 'money', 50_000),
    known('house.rate', 'number', 6.5),
    known('house.months', 'number', 360),
    known('house.income', 'money', 700_000),
    known('debts.extra', 'money', 20_000),
  ],
  steps: [{ code: 'cushion', text: 'Put a month of spending aside.' }],
}
const saved: SavedPlan = {
  id: 11,
  name: 'Lower rate',
  kind: 'debts',
  inputs: { 'rate.1': 12 },
  updatedAt: '2026-03-04T10:00:00.000Z',
  applied: null,
  followed: null,
}

function openPlans(at: string, ...answers: ReturnType<typeof answer>[]) {
  const read = [
    answer(plans.basis, basis),
    answer(plans.list, [saved]),
    answer(plans.past, { balances: [], ways: [] }),
  ]
  return openScreen(createElement(PlansPage), { at, answers: [...read, ...answers] })
}

test('debts are chosen, and tried out at another rate', async () => {
  const screen = await openPlans('/plans')
  expect(screen.button(/^Visa.*owed$/).checked).toBe(true)
  await screen.type('Interest a year (%), Visa', '12')
  expect(screen.words()).toContain('Changed here')
  await screen.press(/^Car loan.*owed$/)
  expect(screen.button(/^Car loan.*owed$/).checked).toBe(false)
  await screen.press('Back to what is stored')
  expect(screen.field('Interest a year (%), Visa').value).toBe('24')
})

test('an order of one’s own is made by keys', async () => {
  const screen = await openPlans('/plans?plan=debts&order=own')
  const names = () => screen.buttons(/^Pay .* sooner$/).map((button) => button.getAttribute('aria-label'))
  expect(names()).toEqual(['Pay Visa sooner', 'Pay Car loan sooner'])
  expect(screen.button('Pay Visa sooner').disabled).toBe(true)
  await screen.press('Pay Car loan sooner')
  expect(names()).toEqual(['Pay Car loan sooner', 'Pay Visa sooner'])
})

test('a balance transfer and one loan for several debts ask for their terms', async () => {
  const screen = await openPlans('/plans')
  expect(screen.has('field', 'Transfer fee (%)')).toBe(false)
  await screen.choose('Balance transfer of', '1')
  expect(screen.has('field', 'Transfer fee (%)')).toBe(true)
  await screen.press('Car loan')
  expect(screen.has('field', 'New rate (%)')).toBe(true)
})

test('a saved plan is applied only after it was shown what changes', async () => {
  const screen = await openPlans('/plans', answer(plans.apply, saved))
  await screen.press(/^Apply.*Lower rate$/)
  expect(screen.words()).toContain('This is all that will change. You can undo it.')
  expect(screen.changes()).toEqual([])
  await screen.press('Apply 1 change')
  const changes = [{ id: 1, name: 'Visa', field: 'interestRate', from: 24, to: 12 }]
  expect(screen.changes()).toEqual([{ call: 'POST /api/plans/11/apply', body: { changes } }])
  expect(currentToast()).toMatchObject({ title: 'Plan applied' })
})

test('a plan that cannot be followed or deleted says why', async () => {
  const screen = await openPlans('/plans', refuse(plans.follow, 409, 'It follows another one.'))
  await screen.press('Follow Lower rate')
  expect(screen.changes()).toEqual([{ call: 'POST /api/plans/11/follow', body: { isFollowed: true } }])
  expect(currentToast()).toMatchObject({ title: 'That did not work', description: 'It follows another one.' })
})

test('saved plans stand side by side with what is stored', async () => {
  const screen = await openPlans('/plans?plan=compare')
  expect(screen.words()).toMatch(/As stored now Lower rate .*Interest a year, Visa – 12%/)
  await screen.press('Lower rate')
  expect(screen.words()).not.toMatch(/Interest a year, Visa/)
})

test('goals share what there is, and an open one has its pace', async () => {
  const screen = await openPlans('/plans?plan=goals')
  expect(screen.words()).toContain('$2,500 of $10,000, $7,500 to go')
  expect(screen.words()).toContain('$500 a month')
  await screen.type('How much it takes', '3000')
  await screen.type('Name of the new goal', 'A trip')
  expect(screen.words()).toContain('$0 of $3,000, $3,000 to go')
})

test('a house is told in what it costs a month, and whether the income carries it', async () => {
  const screen = await openPlans('/plans?plan=house')
  await screen.type('Price', '300000')
  await screen.type('Down payment', '60000')
  expect(screen.words()).toMatch(/a month, all in/)
  expect(screen.words()).toMatch(/\$300,000 with \$60,000 down, so a loan of \$240,000/)
  expect(screen.words()).toContain('Housing, at most 28%')
})

test('retirement says what it rests on, and how long the money lasts', async () => {
  const screen = await openPlans('/plans?plan=retirement')
  expect(screen.words()).toContain('At 67')
  expect(screen.words()).toContain('Projected, without chance')
  expect(screen.words()).toContain('After a bad first decade')
  await screen.type('Age now', '70')
  expect(screen.words()).toContain('At 70, no time is left until 67: this is what is there today.')
})

test('the safety net counts the months that savings cover', async () => {
  const screen = await openPlans('/plans?plan=safety')
  expect(screen.words()).toContain('Savings cover 2 months')
  expect(screen.words()).toContain('6 months are $18,000')
  expect(screen.words()).toContain('Missing $12,000 Full in')
  expect(screen.words()).toContain('Put a month of spending aside.')
})

test('plans that cannot be loaded say so', async () => {
  const screen = await openPlans('/plans', refuse(plans.basis, 500, 'No.'))
  expect(screen.words()).toContain('Your plans could not be loaded.')
})

import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { budgetProposals } from '#contract/budget-proposals.ts'
import { type Transaction, transactions } from '#contract/transactions.ts'
import { answer, refuse } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { TransactionsPage } from './page.tsx'
import { PlanCard } from './plan-card.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { RecurringTab } from './recurring-tab.tsx'
import { RulesCard } from './rules-card.tsx'
import { SplitForm } from './split-form.tsx'

const bought: Transaction = {
  id: 9,
  date: '2026-03-04',
  amount: -5_000,
  payee: 'Market',
  memo: '',
  category: 'Food',
  categorySource: null,
  accountId: 2,
  account: 'Giro',
  isTransfer: false,
  partOf: null,
}
/** Under which it is done once. */
const clientId = expect.any(String) as string
const some = [
  answer(transactions.summary, { total: 1, spent: 5_000, received: 0 }),
  answer(transactions.list, [bought]),
  answer(transactions.marks, []),
  answer(transactions.months, [{ month: '2026-03', category: 'Food', spent: 5_000, received: 0, count: 1 }]),
]
const openPage = (...answers: typeof some) => openScreen(createElement(TransactionsPage), { answers })

test('what was imported is counted and can be filtered', async () => {
  const screen = await openPage(...some)
  expect(screen.words()).toContain('Month by month')
  expect(screen.words()).toContain('1 transaction · $50.00 out · $0.00 in')
  await screen.choose('Category', 'Food')
  expect(screen.sent.map(({ call }) => call)).toContain('GET /api/transactions/summary?category=Food')
  await screen.press('Clear filters')
  expect(screen.has('button', 'Clear filters')).toBe(false)
})

test('a press on a month chooses it, and another lets go', async () => {
  const screen = await openPage(...some, answer(budgetProposals.plan, []))
  const march = 'Mar 2026: spent $50.00, received $0.00'
  expect(screen.words()).toContain('Received Spent')
  await screen.press(march)
  expect(screen.button(march).getAttribute('aria-pressed')).toBe('true')
  await screen.press(march)
  expect(screen.button(march).getAttribute('aria-pressed')).toBe('false')
})

test('without a transaction the way to the first is shown', async () => {
  const none = answer(transactions.summary, { total: 0, spent: 0, received: 0 })
  expect((await openPage(none)).words()).toContain('No transactions yet Import a file from your bank')
})

test('what cannot be loaded says so', async () => {
  const screen = await openPage(refuse(transactions.summary, 500, 'No.'))
  expect(screen.words()).toContain('Failed to load your transactions. Please try again.')
})

async function openSplit(transaction: Transaction, ...answers: typeof some) {
  const onDone = vi.fn<() => void>()
  const props = { transaction, categories: ['Food'], onDone, onCancel: () => {} }
  return { screen: await openScreen(createElement(SplitForm, props), { answers }), onDone }
}

test('a split is saved once its parts add up, with the sign of the whole', async () => {
  const { screen, onDone } = await openSplit(bought, answer(transactions.split, []))
  await screen.type('Amount of part 1', '30')
  expect(screen.words()).toContain('$20.00 left')
  expect(screen.button('Save split').disabled).toBe(true)
  await screen.type('Amount of part 2', '20')
  await screen.press('Save split')
  const parts = [
    { amount: -3_000, category: 'Food' },
    { amount: -2_000, category: null },
  ]
  expect(screen.changes()).toEqual([{ call: 'PUT /api/transactions/9/split', body: { parts, clientId } }])
  expect(onDone).toHaveBeenCalledOnce()
})

test('a part is put together with the others again, and a refusal is shown', async () => {
  const refusal = refuse(transactions.split, 409, 'It was changed elsewhere.')
  const { screen, onDone } = await openSplit({ ...bought, id: 10, partOf: 9 }, refusal)
  await screen.press('Put together again')
  expect(screen.changes()).toEqual([{ call: 'PUT /api/transactions/9/split', body: { parts: [], clientId } }])
  expect(screen.words()).toContain('It was changed elsewhere.')
  expect(onDone).not.toHaveBeenCalled()
})

test('of a proposed budget only the rows that are chosen are taken', async () => {
  const row = { kind: 'expense' as const, months: 3, amount: 40_000, standing: null }
  const list = [
    { ...row, category: 'Food' },
    { ...row, category: 'Rent', standing: 150_000 },
    { ...row, category: 'Same', standing: 40_000 },
  ]
  const answers = [
    answer(budgetProposals.list, list),
    answer(budgetProposals.accept, { added: 1, changed: 0 }),
  ]
  const screen = await openScreen(createElement(ProposalCard), { answers })
  expect(screen.words()).toContain('A month, mean of 3 months. Nothing changes until you accept.')
  expect(screen.words()).not.toContain('Same')
  await screen.press('Take Rent')
  await screen.press('Accept 1 row')
  const rows = [{ kind: 'expense', category: 'Food', amount: 40_000 }]
  expect(screen.changes()).toEqual([{ call: 'POST /api/budget-proposals', body: { rows, clientId } }])
  expect(currentToast()?.description).toBe('1 row added, 0 changed.')
})

test.each([
  [0, 'Your budget has no expenses yet: accept what is proposed, or write your own.', 'not planned'],
  [4_000, 'Difference', '$10.00 over'],
])('of %i planned a month says so', async (planned, note, difference) => {
  const line = { category: 'Food', planned, real: 5_000, over: 5_000 - planned }
  const props = { month: '2026-03' }
  const screen = await openScreen(createElement(PlanCard, props), {
    answers: [answer(budgetProposals.plan, [line])],
  })
  expect(screen.words()).toContain(note)
  expect(screen.words()).toContain(difference)
})

test.each([
  [createElement(RecurringTab), 'Failed to load recurring payments.'],
  [createElement(ProposalCard), 'Failed to load the proposed budget.'],
  [createElement(PlanCard, { month: '2026-03' }), 'Failed to compare your budget with your spending.'],
])('what cannot be loaded says so, with a way to try again', async (card, failure) => {
  const screen = await openScreen(card)
  expect(screen.words()).toContain(failure)
  expect(screen.words()).toContain('Try again')
})

test('a rule says what it lacks, and is written without the blanks around it', async () => {
  const rule = { id: 3, match: 'contains' as const, text: 'Aldi', category: 'Food' }
  const answers = [answer(transactions.listRules, []), answer(transactions.addRule, rule)]
  const screen = await openScreen(createElement(RulesCard), { answers })
  await screen.type('Payee contains', ' Aldi ')
  await screen.press('Add rule')
  expect(screen.words()).toContain('A rule needs a category')
  await screen.type('Category', 'Food')
  await screen.press('Add rule')
  const body = { match: 'contains', text: 'Aldi', category: 'Food', clientId }
  expect(screen.changes()).toEqual([{ call: 'POST /api/category-rules', body }])
})

test('a rule that cannot be deleted says so', async () => {
  const rule = { id: 3, match: 'is' as const, text: 'aldi', category: 'Food' }
  const answers = [
    answer(transactions.listRules, [rule]),
    refuse(transactions.removeRule, 409, 'It is in use.'),
  ]
  const screen = await openScreen(createElement(RulesCard), { answers })
  await screen.press('Delete the rule for aldi')
  expect(currentToast()).toMatchObject({ title: 'The rule was not deleted', description: 'It is in use.' })
})

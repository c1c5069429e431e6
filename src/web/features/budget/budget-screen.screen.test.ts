import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { household } from '#contract/household.ts'
import { type FinancialProfile, profile } from '#contract/profile.ts'
import { answer, refuse } from '#web/testing/fake-server.ts'
import { emptyHousehold, emptyProfile } from '#web/testing/nothing-known.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { BudgetScreen } from './budget-screen.tsx'

const date = '2026-03-04'
const known: FinancialProfile = {
  ...emptyProfile,
  version: 7,
  otherData: {
    version: 7,
    expenseItems: [
      { id: 1, category: 'Rent', amount: 150_000, date },
      { id: 2, category: 'Food', amount: 60_050, date: '2026-02-03' },
    ],
    incomeItems: [{ id: 3, source: 'Salary', amount: 400_000, date }],
    financialGoalItems: [
      {
        id: 4,
        name: 'A roof',
        currentAmount: 250_000,
        targetAmount: 1_000_000,
        description: 'Before winter',
      },
    ],
  },
}
const saved = answer(profile.save, { ...known, version: 8, conflicts: [] })

function openBudget(at = '/budget', saving = saved, shown = known) {
  const screen = createElement(BudgetScreen, { profile: shown, userId: 1 })
  return openScreen(screen, { at, answers: [answer(household.get, emptyHousehold), saving] })
}

async function openExpenses(saving = saved) {
  const screen = await openBudget('/budget#expenses', saving)
  await screen.waitFor('All Expenses')
  return screen
}

const rowsOf = (screen: Awaited<ReturnType<typeof openBudget>>) =>
  screen.all('tbody tr').map((row) => row.querySelector('span')?.textContent)

test('the overview adds up what comes in and goes out, and leads to all of it', async () => {
  const screen = await openBudget()
  for (const text of ['$4,000', '$2,100.50', '$1,899.50', 'Rent', 'Salary'])
    expect(screen.words()).toContain(text)
  await screen.press('View all expenses')
  expect(screen.button('Expenses').getAttribute('aria-selected')).toBe('true')
  await screen.waitFor('2 entries, $2,100.50 a month')
})

test('the arrow keys go from tab to tab, around the end', async () => {
  const screen = await openBudget()
  screen.button('Overview').focus()
  await screen.key('ArrowLeft')
  expect(screen.button('Goals').getAttribute('aria-selected')).toBe('true')
  expect(screen.focused()).toBe('Goals')
})

test('an expense that is added is shown first and waits to be saved', async () => {
  const screen = await openExpenses()
  await screen.type('Category', ' Coffee ')
  await screen.type('Amount ($)', '12.5')
  await screen.press('Add')
  expect(rowsOf(screen)).toEqual(['Coffee', 'Rent', 'Food'])
  expect(screen.words()).toContain('3 entries, $2,113.00 a month')
  expect([screen.field('Category').value, screen.focused()]).toEqual(['', 'Category'])
  expect(screen.words()).toContain('Unsaved changes')
  expect(screen.changes()).toEqual([])
})

test('an expense without a name or with no amount is not added, and its field says so', async () => {
  const screen = await openExpenses()
  await screen.type('Category', 'Coffee')
  await screen.type('Amount ($)', 'a lot')
  await screen.press('Add')
  expect(screen.field('Amount ($)').getAttribute('aria-invalid')).toBe('true')
  expect(screen.focused()).toBe('Amount ($)')
  expect(rowsOf(screen)).toEqual(['Rent', 'Food'])
})

test('a row is edited in its place, or left as it was', async () => {
  const screen = await openExpenses()
  await screen.press('Edit Rent')
  await screen.key('Escape')
  expect(rowsOf(screen)).toEqual(['Rent', 'Food'])
  await screen.press('Edit Rent')
  const inRow = screen.all('tr[data-row="1"] input')
  expect(inRow.map(({ value }) => value)).toEqual(['Rent', '1500', date])
})

test('what is deleted can be brought back', async () => {
  const screen = await openExpenses()
  await screen.press('Delete Food')
  expect([rowsOf(screen), screen.focused()]).toEqual([['Rent'], 'Delete Rent'])
  expect(currentToast()).toMatchObject({ title: 'Expense deleted', description: 'Food, $600.50' })
  await screen.does(() => currentToast()?.action?.onClick())
  expect(rowsOf(screen)).toContain('Food')
})

test('entries are found by a part of their name, and sorted by a press on a heading', async () => {
  const screen = await openExpenses()
  await screen.press('Amount')
  expect(rowsOf(screen)).toEqual(['Rent', 'Food'])
  await screen.press('Amount')
  expect(rowsOf(screen)).toEqual(['Food', 'Rent'])
  await screen.type('Find by category', 'ren')
  expect(rowsOf(screen)).toEqual(['Rent'])
  expect(screen.words()).toContain('1 of 2 entries shown, $1,500.00 of $2,100.50')
  await screen.type('Find by category', 'yacht')
  expect(screen.words()).toContain('Nothing matches')
  await screen.press('Show all entries')
  expect(rowsOf(screen)).toHaveLength(2)
})

test('a save sends the lists, which rows have changed, and the version that they were read at', async () => {
  const screen = await openExpenses()
  await screen.press('Delete Food')
  await screen.press('Save Changes')
  const [sent] = screen.changes()
  expect(sent?.body).toMatchObject({ version: 7, changed: { expenseItems: [2] } })
  expect(sent?.body).toMatchObject({ otherData: { expenseItems: [{ id: 1, category: 'Rent' }] } })
  expect(currentToast()).toMatchObject({ title: 'Changes saved' })
})

test('a save that fails says so, keeps the edit and can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const screen = await openExpenses(refuse(profile.save, 500, 'The disk is full.'))
  await screen.press('Delete Food')
  await screen.press('Save Changes')
  expect(log).toHaveBeenCalledOnce()
  expect(screen.words()).toContain('Your changes are not saved yet')
  expect(screen.words()).toContain('The disk is full. Your edits stay in this browser until they are saved.')
  expect(currentToast()).toMatchObject({ title: 'Error saving changes', variant: 'destructive' })
  expect([rowsOf(screen), screen.has('button', 'Try again')]).toEqual([['Rent'], true])
})

test('a new budget shows a sample, which can be cleared', async () => {
  const screen = await openBudget('/budget', saved, emptyProfile)
  expect(screen.words()).toContain('Entries marked ‘Sample’ show how this page works.')
  await screen.press('Clear sample data')
  expect(screen.changes()[0]?.body).toMatchObject({ otherData: { expenseItems: [], incomeItems: [] } })
})

test('money is added to a goal, and its progress and date are told', async () => {
  const screen = await openBudget('/budget#goals')
  await screen.waitFor('A roof')
  expect(screen.words()).toMatch(
    /Before winter .*25% \$2,500 saved Target: \$10,000 At \$1,899 a month: \w+ \d{4}/,
  )
  await screen.press('Add money to A roof')
  await screen.type('Money for A roof ($)', '7500')
  await screen.submit('Add money to A roof')
  expect(screen.words()).toContain('You did it: all of it is there.')
})

test('a goal is added, edited and deleted', async () => {
  const screen = await openBudget('/budget#goals')
  await screen.waitFor('A roof')
  await screen.press('Edit A roof')
  await screen.type('Goal Name', 'A new roof')
  await screen.submit('Edit A roof')
  expect(screen.words()).toContain('A new roof Before winter')
  await screen.press('Add Goal')
  await screen.type('Goal Name', 'A trip')
  await screen.type('Target Amount ($)', '3000')
  await screen.submit('New goal')
  expect(screen.words()).toContain('The dates share out equally what you save a month.')
  await screen.press('Delete A new roof')
  expect(screen.words()).not.toContain('A new roof')
  expect(currentToast()).toMatchObject({ title: 'Goal deleted', description: 'A new roof' })
})

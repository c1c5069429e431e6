import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import type { FinancialGoalItem } from '#contract/budget.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { emptyGoal } from './entry-form.ts'
import { GoalForm } from './goal-form.tsx'

async function openForm(isDashed: boolean) {
  const onSubmit = vi.fn<(goal: Omit<FinancialGoalItem, 'id' | 'sample'>) => void>()
  const onCancel = vi.fn<() => void>()
  const texts = { name: 'New goal', initial: emptyGoal, submitLabel: 'Add Goal' }
  const screen = await openScreen(createElement(GoalForm, { ...texts, isDashed, onSubmit, onCancel }))
  return { screen, onSubmit, onCancel }
}

test('a goal is given as it was typed, in cents and without spaces around it', async () => {
  const { screen, onSubmit } = await openForm(true)
  expect(screen.focused()).toBe('Goal Name')
  await screen.type('Goal Name', ' A roof ')
  await screen.type('Target Amount ($)', '$12,000')
  await screen.type('Description (optional)', 'Before winter')
  await screen.press('Add Goal')
  const goal = { name: 'A roof', currentAmount: 0, targetAmount: 1_200_000, description: 'Before winter' }
  expect(onSubmit.mock.calls).toEqual([[goal]])
  // Empty for the next one.
  expect(screen.field('Goal Name').value).toBe('')
  expect(screen.focused()).toBe('Goal Name')
})

test('a goal without a target is not given, and the keyboard goes there', async () => {
  const { screen, onSubmit } = await openForm(false)
  await screen.type('Goal Name', 'A roof')
  await screen.press('Add Goal')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.field('Target Amount ($)').getAttribute('aria-invalid')).toBe('true')
  expect(screen.focused()).toBe('Target Amount ($)')
})

test('Escape gives up', async () => {
  const { screen, onCancel } = await openForm(false)
  await screen.key('Escape')
  expect(onCancel).toHaveBeenCalledOnce()
})

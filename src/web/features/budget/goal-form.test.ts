import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '#web/testing/open-screen.tsx'
import { emptyGoal } from './entry-form.ts'
import { GoalForm } from './goal-form.tsx'

function openForm(isDashed: boolean) {
  const onSubmit = vi.fn()
  const onCancel = vi.fn()
  const props = {
    name: 'New goal',
    initial: emptyGoal,
    submitLabel: 'Add Goal',
    isDashed,
    onSubmit,
    onCancel,
  }
  return openScreen(createElement(GoalForm, props)).then((screen) => ({ screen, onSubmit, onCancel }))
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

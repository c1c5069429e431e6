import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '#web/testing/open-screen.tsx'
import { currentToast, toast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

test('a toast says what happened, and its button does what it says', async () => {
  const screen = await openScreen(createElement(Toaster))
  const onClick = vi.fn<() => void>()
  await screen.does(() => {
    toast({ title: 'Expense deleted', description: 'Food, $600.50', action: { label: 'Undo', onClick } })
  })
  await screen.waitFor('Expense deleted Food, $600.50')
  await screen.press('Undo')
  expect(onClick).toHaveBeenCalledOnce()
})

test('it goes when it is closed', async () => {
  const screen = await openScreen(createElement(Toaster))
  await screen.does(() => void toast({ title: 'Changes saved' }))
  await screen.waitFor('Changes saved')
  await screen.press('Close')
  expect(currentToast()?.open).toBe(false)
})

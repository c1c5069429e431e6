import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#contract/api-error.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { WaitlistForm } from './waitlist-form.tsx'

type Join = () => Promise<{ position: number }>

async function joinAs(email: string, join = vi.fn<Join>(async () => ({ position: 12 }))) {
  const screen = await openScreen(createElement(WaitlistForm, { waitlist: { count: 11, join } }))
  await screen.type(/mail/i, email)
  await screen.press('Join the Waitlist')
  return { screen, join }
}

test('an address is put on the list, with its place', async () => {
  const { join } = await joinAs(' ann@example.com ')
  expect(join).toHaveBeenCalledExactlyOnceWith({ email: 'ann@example.com', leaveEmpty: '' })
  expect(currentToast()?.description).toContain('You are number 12 on the waitlist.')
})

test('what is no address is not sent', async () => {
  const { join } = await joinAs('ann')
  expect(currentToast()).toMatchObject({ title: 'Invalid Email', variant: 'destructive' })
  expect(join).not.toHaveBeenCalled()
})

test('who is on the list already is told so', async () => {
  const join = vi.fn<Join>().mockRejectedValue(new ApiError({ status: 409, statusText: '', text: '' }))
  await joinAs('ann@example.com', join)
  expect(currentToast()?.title).toBe('Already Registered')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, toast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  dismissToast()
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a new toast takes the place of the one shown', () => {
  toast({ title: 'Asset added' })
  toast({ title: 'Asset deleted', description: 'Your car is gone.' })
  expect(currentToast()).toMatchObject({ title: 'Asset deleted', open: true })
})

test('every toast has its own id, also when it says the same', () => {
  expect(toast({ title: 'Saved' })).not.toBe(toast({ title: 'Saved' }))
})

test('a dismissed toast is hidden at once and removed after 1,000,000 ms', () => {
  const id = toast({ title: 'Saved' })
  dismissToast(id)
  expect(currentToast()).toMatchObject({ id, open: false })
  vi.advanceTimersByTime(999_999)
  expect(currentToast()).toMatchObject({ id, open: false })
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeUndefined()
})

test('dismissing twice does not put the removal off', () => {
  const id = toast({ title: 'Saved' })
  dismissToast(id)
  vi.advanceTimersByTime(600_000)
  dismissToast(id)
  vi.advanceTimersByTime(400_000)
  expect(currentToast()).toBeUndefined()
})

test('the removal of an old toast leaves the new one alone', () => {
  dismissToast(toast({ title: 'Old' }))
  vi.advanceTimersByTime(500_000)
  const id = toast({ title: 'New' })
  vi.advanceTimersByTime(2_000_000)
  expect(currentToast()).toMatchObject({ id, title: 'New', open: true })
})

test('dismissing a replaced toast leaves the new one alone', () => {
  const old = toast({ title: 'Old' })
  toast({ title: 'New' })
  dismissToast(old)
  expect(currentToast()).toMatchObject({ title: 'New', open: true })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showCarriedToast, toastAfterLoad } from './toast-after-load.ts'
import { currentToast, dismissToast } from './toast-store.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => {
  dismissToast()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a carried toast is shown on the next page, once', () => {
  toastAfterLoad({ title: 'Logged out', description: 'See you soon.', duration: 10_000 })
  expect(currentToast()).toBeUndefined()
  showCarriedToast()
  expect(currentToast()).toMatchObject({ title: 'Logged out', duration: 10_000, open: true })

  dismissToast()
  showCarriedToast()
  expect(currentToast()).toMatchObject({ open: false })
})

test.each(['', 'not json', 'null', '{"description":"no title"}', '["x"]'])(
  '%j in the storage is ignored',
  (text) => {
    stored.set('keel.toast', text)
    showCarriedToast()
    expect(currentToast()).toBeUndefined()
    expect(stored.size).toBe(0)
  },
)

test('refused storage is no failure', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  toastAfterLoad({ title: 'Welcome back' })
  showCarriedToast()
  expect(currentToast()).toBeUndefined()
})

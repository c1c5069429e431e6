import { afterEach, expect, test, vi } from 'vitest'
import { createKeptState } from './kept-state.ts'

function fakeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const words = () =>
  createKeptState<string>({
    name: 'words',
    shared: false,
    revive: (stored) => (typeof stored === 'string' ? stored : ''),
  })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what is written is there in the next page, for its user alone', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  words().write(1, 'half a thought')
  const nextPage = words()
  expect(nextPage.read(1)).toBe('half a thought')
  expect(nextPage.read(2)).toBe('')
})

test('what cannot be read is as if nothing was kept', () => {
  const storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  storage.setItem('keel:words:1', '{broken')
  storage.setItem('keel:words:2', '42')
  expect(words().read(1)).toBe('')
  expect(words().read(2)).toBe('')
})

test('where storage is full or forbidden, it lives as long as the page', () => {
  const complain = () => {
    throw new Error('QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: complain, setItem: complain })
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const page = words()
  page.write(1, 'still here')
  expect(page.read(1)).toBe('still here')
  expect(warn).toHaveBeenCalledOnce()
})

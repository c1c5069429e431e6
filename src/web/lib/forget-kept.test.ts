import { afterEach, expect, test, vi } from 'vitest'
import { forgetKept, hasLeft } from './forget-kept.ts'

function fakeStorage(kept: Record<string, string>) {
  const told: string[] = []
  const storage = Object.create({
    setItem: (key: string, value: string) => told.push(`${key}=${value}`),
    removeItem: (key: string) => delete storage[key],
  }) as Record<string, unknown>
  Object.assign(storage, kept)
  vi.stubGlobal('localStorage', storage)
  return { left: () => Object.keys(storage), told }
}

afterEach(() => vi.unstubAllGlobals())

const kept = { 'keel:unsent:7': '[]', 'keel:budget-draft:7:ab': '{}', 'keel:unsent:77': '[]', other: '7' }

test('what one user has typed goes, what is others’ stays', async () => {
  const storage = fakeStorage(kept)
  await forgetKept(7)
  expect(storage.left()).toEqual(['keel:unsent:77', 'other'])
  expect(storage.told).toEqual(['keel-left=7'])
})

test('where nobody knows who it was, everybody’s goes', async () => {
  const storage = fakeStorage(kept)
  await forgetKept(null)
  expect(storage.left()).toEqual(['other'])
})

test('other tabs are told who has left', () => {
  expect(hasLeft({ key: 'keel-left', newValue: '7' }, 7)).toBe(true)
  expect(hasLeft({ key: 'keel-left', newValue: 'everybody' }, 7)).toBe(true)
  expect(hasLeft({ key: 'keel-left', newValue: null }, 7)).toBe(false)
  expect(hasLeft({ key: 'keel-left', newValue: '77' }, 7)).toBe(false)
  expect(hasLeft({ key: 'keel:unsent:7', newValue: '7' }, 7)).toBe(false)
})

test('where storage is forbidden, leaving works all the same', async () => {
  vi.stubGlobal('localStorage', undefined)
  await expect(forgetKept(7)).resolves.toBeUndefined()
})

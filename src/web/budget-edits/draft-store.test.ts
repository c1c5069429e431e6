import { expect, test, vi } from 'vitest'
import {
  combineDrafts,
  findDrafts,
  shouldResend,
  newDraftKey,
  removeDraft,
  writeDraft,
} from './draft-store.ts'
import { noEdits } from './merge-lists.ts'

function fakeStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

const rent = { id: 1, category: 'Rent', amount: 120_050, date: '2025-01-01', sample: true }
const edits = {
  ...noEdits,
  expenseItems: new Map([
    [1, { before: rent, after: null }],
    [2, { before: null, after: { ...rent, id: 2, amount: 1 } }],
  ]),
}

test('a draft comes back as it was written, cents and all', () => {
  const storage = fakeStorage()
  const key = newDraftKey(7)
  writeDraft(storage, key, { at: 5, left: null, edits })
  expect(findDrafts(storage, 7)).toEqual([{ key, at: 5, left: null, edits }])
  removeDraft(storage, key)
  expect(findDrafts(storage, 7)).toEqual([])
})

test('every page has its own draft, and users do not see each other’s', () => {
  const storage = fakeStorage()
  writeDraft(storage, newDraftKey(7), { at: 6, left: null, edits })
  writeDraft(storage, newDraftKey(7), { at: 5, left: null, edits })
  writeDraft(storage, newDraftKey(70), { at: 1, left: null, edits })
  expect(findDrafts(storage, 7).map(({ at }) => at)).toEqual([5, 6])
  expect(combineDrafts(findDrafts(storage, 7)).expenseItems.size).toBe(2)
})

test('what cannot be read is left alone', () => {
  const storage = fakeStorage()
  storage.setItem(newDraftKey(7), 'not json')
  storage.setItem(newDraftKey(7), '{"at":1,"left":null,"expenseItems":[{"id":1}]}')
  expect(findDrafts(storage, 7)).toEqual([])
  expect(storage.length).toBe(2)
})

test('a full storage does not break the screen', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const storage = fakeStorage()
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  writeDraft(storage, 'key', { at: 5, left: null, edits })
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('too large to part with, or sent a moment ago: sent again; otherwise the user decides', () => {
  const now = 1_000_000
  expect(shouldResend({ at: 0, left: 'unsent', edits }, now)).toBe(true)
  expect(shouldResend({ at: now - 1000, left: 'sent', edits }, now)).toBe(true)
  expect(shouldResend({ at: now - 100_000, left: 'sent', edits }, now)).toBe(false)
  expect(shouldResend({ at: now, left: null, edits }, now)).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { mergeRows, type StoredRow } from './merge-rows.ts'

const BASE = 5
const content = (amount: number) => ({
  label: 'Rent',
  amount,
  targetAmount: null,
  date: '2026-01-01',
  description: null,
  isSample: 0 as const,
})
const row = (amount: number) => ({ itemId: 1, ...content(amount) })
const stored = (amount: number, version: number, createdVersion = 1): StoredRow => ({
  ...row(amount),
  position: 0,
  version,
  createdVersion,
})

/** The story of row 1, which had the amount 10 at version 5: what the store has, what is sent now as version 9. */
function merge(store: StoredRow[], sent: number[], { changed = false, deletedSince = false } = {}) {
  const { written, removed, conflicts, count } = mergeRows({
    stored: store,
    sent: sent.map((amount) => row(amount)),
    changed: new Set(changed ? [1] : []),
    base: BASE,
    deletedSince: new Set(deletedSince ? [1] : []),
    next: 9,
  })
  return {
    written: written.map(({ amount, version, createdVersion }) => ({ amount, version, createdVersion })),
    removed,
    conflicts,
    count,
  }
}

const nothing = { written: [], removed: [], conflicts: [], count: 1 }
const conflict = (reason: string) => [{ id: 1, reason }]

describe('a row that nobody else touched', () => {
  test('and nobody here either stays', () => {
    expect(merge([stored(10, 3)], [10])).toEqual(nothing)
  })

  test('is changed', () => {
    const written = [{ amount: 20, version: 9, createdVersion: 1 }]
    expect(merge([stored(10, 3)], [20], { changed: true })).toEqual({ ...nothing, written })
  })

  test('is changed even if the sender forgot to name it', () => {
    const written = [{ amount: 20, version: 9, createdVersion: 1 }]
    expect(merge([stored(10, BASE)], [20])).toEqual({ ...nothing, written })
  })

  test('is deleted', () => {
    expect(merge([stored(10, BASE)], [])).toEqual({ ...nothing, removed: [1], count: 0 })
  })

  test('is new', () => {
    const written = [{ amount: 20, version: 9, createdVersion: 9 }]
    for (const changed of [true, false]) expect(merge([], [20], { changed })).toEqual({ ...nothing, written })
  })
})

describe('a row that was touched elsewhere and not here', () => {
  test('keeps the change', () => {
    expect(merge([stored(30, 6)], [10])).toEqual(nothing)
  })

  test('stays deleted', () => {
    expect(merge([], [10], { deletedSince: true })).toEqual({ ...nothing, count: 0 })
  })

  test('that came elsewhere is kept', () => {
    expect(merge([stored(30, 6, 6)], [])).toEqual(nothing)
    expect(merge([stored(30, 8, 6)], [])).toEqual(nothing)
  })
})

describe('a row that both sides touched', () => {
  test('changed on both: this change is the newest and is kept, by name', () => {
    expect(merge([stored(30, 6)], [20], { changed: true })).toEqual({
      ...nothing,
      written: [{ amount: 20, version: 9, createdVersion: 1 }],
      conflicts: conflict('changed-elsewhere'),
    })
  })

  test('changed to the same on both is no conflict', () => {
    expect(merge([stored(30, 6)], [30], { changed: true })).toEqual(nothing)
  })

  test('changed here, deleted elsewhere: comes back, by name', () => {
    expect(merge([], [20], { changed: true, deletedSince: true })).toEqual({
      ...nothing,
      written: [{ amount: 20, version: 9, createdVersion: 9 }],
      conflicts: conflict('deleted-elsewhere'),
    })
  })

  test('deleted here, changed elsewhere: is kept as changed, by name', () => {
    for (const changed of [true, false]) {
      expect(merge([stored(30, 6)], [], { changed })).toEqual({
        ...nothing,
        conflicts: conflict('deleted-here'),
      })
    }
  })

  test('deleted on both stays deleted', () => {
    expect(merge([], [], { deletedSince: true })).toEqual({ ...nothing, count: 0 })
  })
})

test('every part of a row counts as its content', () => {
  const parts = { label: 'x', amount: 11, targetAmount: 5, date: '2026-01-02', description: 'x', isSample: 1 }
  for (const [part, value] of Object.entries(parts)) {
    const { written } = mergeRows({
      stored: [stored(10, 3)],
      sent: [{ ...row(10), [part]: value }],
      changed: new Set(),
      base: BASE,
      deletedSince: new Set(),
      next: 9,
    })
    expect(written).toMatchObject([{ [part]: value, version: 9 }])
  }
})

test('a row that only moves keeps its version, so it is no change to anyone', () => {
  const rows = [1, 2, 3].map((itemId) => ({ ...stored(10, 3), itemId, position: itemId * 1000 }))
  const { written } = mergeRows({
    stored: rows,
    sent: [3, 1, 2].map((itemId) => ({ ...row(10), itemId })),
    changed: new Set(),
    base: BASE,
    deletedSince: new Set(),
    next: 9,
  })
  expect(written.map(({ itemId, version }) => [itemId, version])).toEqual([[3, 3]])
})

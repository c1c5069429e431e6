import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExpenseItem } from '#contract/budget.ts'
import type { Edit, EditMap } from '#contract/merge-edits.ts'
import { keepSameRows } from './keep-same-rows.ts'
import { addEdit, applyEdits, combineEdits, noEdits, rebaseEdits } from './merge-lists.ts'

const row = (id: number, amount = 100, rest: Partial<ExpenseItem> = {}): ExpenseItem => ({
  id,
  category: `Row ${id}`,
  amount,
  date: '2025-01-01',
  ...rest,
})
const none = new Map<number, Edit<ExpenseItem>>()
const ids = (rows: ExpenseItem[]) => rows.map(({ id }) => id)

describe('edits on top of the stored rows', () => {
  test('new rows go first, the newest on top; changed ones stay where they are', () => {
    const stored = [row(1), row(2), row(3)]
    let edits = addEdit(stored, none, 10, row(10))
    edits = addEdit(stored, edits, 11, row(11))
    edits = addEdit(stored, edits, 2, row(2, 500))
    edits = addEdit(stored, edits, 3, null)
    expect(applyEdits(stored, edits)).toEqual([row(11), row(10), row(1), row(2, 500)])
  })

  test('an edit that is taken back leaves nothing to save', () => {
    const stored = [row(1)]
    const changed = addEdit(stored, none, 1, row(1, 500))
    expect(addEdit(stored, changed, 1, row(1)).size).toBe(0)
    const added = addEdit(stored, none, 2, row(2))
    expect(addEdit(stored, added, 2, null).size).toBe(0)
    const removed = addEdit(stored, none, 1, null)
    expect(addEdit(stored, removed, 1, row(1)).size).toBe(0)
  })

  test('a sample row that becomes the user’s own has changed', () => {
    const stored = [row(1, 100, { sample: true })]
    expect(addEdit(stored, none, 1, row(1)).size).toBe(1)
    expect(addEdit([row(1)], none, 1, row(1, 100, { sample: false })).size).toBe(0)
  })
})

describe('news from elsewhere', () => {
  const stored = [row(1), row(2), row(3)]
  const edit = (id: number, after: ExpenseItem | null) => addEdit(stored, none, id, after)

  test('rows that came or changed elsewhere appear under local edits', () => {
    const news = [row(9), row(1, 700), row(2), row(3)]
    const { edits, conflicts } = rebaseEdits(edit(2, row(2, 500)), news, none)
    expect(conflicts).toEqual([])
    expect(applyEdits(news, edits)).toEqual([row(9), row(1, 700), row(2, 500), row(3)])
  })

  test('what the server has by now needs no saving any more', () => {
    expect(rebaseEdits(edit(2, row(2, 500)), [row(2, 500)], none).edits.size).toBe(0)
    expect(rebaseEdits(edit(2, null), [row(1)], none).edits.size).toBe(0)
    expect(rebaseEdits(edit(8, row(8)), [row(8), ...stored], none).edits.size).toBe(0)
  })

  test('a row changed on both sides keeps the local change and is named once', () => {
    const news = [row(1), row(2, 900), row(3)]
    const first = rebaseEdits(edit(2, row(2, 500)), news, none)
    expect(first.conflicts).toEqual([{ id: 2, reason: 'changed-elsewhere' }])
    expect(applyEdits(news, first.edits)[1]).toEqual(row(2, 500))
    expect(rebaseEdits(first.edits, news, none).conflicts).toEqual([])
  })

  test('a row deleted elsewhere but changed here survives', () => {
    const { edits, conflicts } = rebaseEdits(edit(2, row(2, 500)), [row(1), row(3)], none)
    expect(conflicts).toEqual([{ id: 2, reason: 'deleted-elsewhere' }])
    expect(ids(applyEdits([row(1), row(3)], edits))).toEqual([2, 1, 3])
  })

  test('a row changed elsewhere but deleted here survives', () => {
    const news = [row(1), row(2, 900), row(3)]
    const { edits, conflicts } = rebaseEdits(edit(2, null), news, none)
    expect(conflicts).toEqual([{ id: 2, reason: 'deleted-here' }])
    expect(applyEdits(news, edits)).toEqual(news)
  })

  test('what this tab has sent itself is no news, even when edited again meanwhile', () => {
    const sent = edit(2, row(2, 500))
    const later = edit(2, row(2, 600))
    const { edits, conflicts } = rebaseEdits(later, [row(1), row(2, 500), row(3)], sent)
    expect(conflicts).toEqual([])
    expect(edits.get(2)).toEqual({ before: row(2, 500), after: row(2, 600) })
  })
})

test('whatever happens elsewhere, no local addition or change is lost', () => {
  const rows = fc
    .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 20 }), amount: fc.integer({ min: 0, max: 9 }) }), {
      selector: ({ id }) => id,
    })
    .map((list) => list.map(({ id, amount }) => row(id, amount)))
  fc.assert(
    fc.property(rows, rows, rows, (before, local, remote) => {
      const edits = local.reduce<EditMap<ExpenseItem>>((all, one) => addEdit(before, all, one.id, one), none)
      const shown = applyEdits(remote, rebaseEdits(edits, remote, none).edits)
      expect(new Set(ids(shown)).size).toBe(shown.length)
      for (const [id, { after }] of edits) expect(shown.find((one) => one.id === id)).toEqual(after)
      for (const one of remote.filter(({ id }) => !edits.has(id))) expect(shown).toContainEqual(one)
    }),
  )
})

test('of two edits of a row the later one counts', () => {
  const earlier = { ...noEdits, expenseItems: addEdit([row(1)], none, 1, row(1, 5)) }
  const later = { ...noEdits, expenseItems: addEdit([row(1)], none, 1, row(1, 6)) }
  expect(combineEdits(earlier, later).expenseItems.get(1)?.after).toEqual(row(1, 6))
})

test('rows that did not change keep their identity', () => {
  const old = [row(1), row(2)]
  const fresh = keepSameRows(old, [row(3), row(1), row(2, 5)])
  expect([fresh[1] === old[0], fresh[2] === old[1]]).toEqual([true, false])
  expect(keepSameRows(old, [row(1), row(2)])).toBe(old)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Edit, mergeEdits } from './merge-edits.ts'

interface Row {
  amount: number
}
const isSame = (a: Row, b: Row) => a.amount === b.amount
const row = (amount: number): Row => ({ amount })

/** One row: what it was, what it is by now, and what somebody wants it to be. */
const merge = (before: Row | null, now: Row | null, after: Row | null) =>
  mergeEdits(new Map([[1, { before, after }]]), {
    isSame,
    look: () => ({ now, isNews: before && now ? !isSame(before, now) : before !== now }),
  })

const edit = (before: Row | null, after: Row | null) => new Map([[1, { before, after }]])
const conflict = (reason: string) => [{ id: 1, reason }]

test('what nobody else touched is done as it was meant', () => {
  expect(merge(row(1), row(1), row(2))).toEqual({ edits: edit(row(1), row(2)), conflicts: [] })
  expect(merge(row(1), row(1), null)).toEqual({ edits: edit(row(1), null), conflicts: [] })
  expect(merge(null, null, row(2))).toEqual({ edits: edit(null, row(2)), conflicts: [] })
})

test('where both changed a row, the edit wins and the conflict is named', () => {
  expect(merge(row(1), row(3), row(2))).toEqual({
    edits: edit(row(3), row(2)),
    conflicts: conflict('changed-elsewhere'),
  })
})

test('a row that one side deleted and the other changed survives', () => {
  expect(merge(row(1), null, row(2))).toEqual({
    edits: edit(null, row(2)),
    conflicts: conflict('deleted-elsewhere'),
  })
  expect(merge(row(1), row(3), null)).toEqual({ edits: new Map(), conflicts: conflict('deleted-here') })
})

test('what both sides did alike needs nothing any more', () => {
  const done = { edits: new Map(), conflicts: [] }
  expect(merge(row(1), row(2), row(2))).toEqual(done)
  expect(merge(row(1), null, null)).toEqual(done)
  expect(merge(null, row(2), row(2))).toEqual(done)
})

const rowOrNone = fc.option(fc.nat(3).map(row), { nil: null })
const rows = fc.array(fc.record({ before: rowOrNone, now: rowOrNone, after: rowOrNone }), { maxLength: 12 })

test('whatever both sides did: no word is lost, and merging again changes and tells nothing', () => {
  fc.assert(
    fc.property(rows, (stories) => {
      const differ = (a: Row | null, b: Row | null) => (a && b ? !isSame(a, b) : a !== b)
      const edits = new Map(
        stories.map(({ before, after }, id): [number, Edit<Row>] => [id, { before, after }]),
      )
      const look = (id: number, { before }: Edit<Row>) => {
        const now = stories[id]?.now ?? null
        return { now, isNews: differ(now, before) }
      }
      const merged = mergeEdits(edits, { isSame, look })
      for (const [id, { before, now, after }] of stories.entries()) {
        const open = merged.edits.get(id)
        const spared = differ(now, before) ? now : null
        expect(open ? open.after : now).toEqual(after ?? spared)
        const isTold = merged.conflicts.some((found) => found.id === id)
        expect(isTold).toBe(differ(now, before) && differ(now, after))
      }
      expect(mergeEdits(merged.edits, { isSame, look })).toEqual({ edits: merged.edits, conflicts: [] })
    }),
  )
})

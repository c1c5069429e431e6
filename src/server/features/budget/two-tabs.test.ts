import { describe, expect, test } from 'vitest'
import { profile } from '#contract/profile.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const row = (id: number, amount = 100) => ({ id, category: `Row ${id}`, amount, date: '2026-01-01' })
type Row = ReturnType<typeof row>

onBothEngines('two tabs with the same budget', (engine) => {
  const app = useTestApp(engine)

  /** A user with rows 1, 2 and 3, open in two tabs that have both read version 1. */
  async function openTabs() {
    const ann = await app().newUser()
    const start = { expenseItems: [row(3), row(2), row(1)] }
    const { version } = await ann.call(profile.save, { body: { otherData: start } })
    const save = async (expenseItems: Row[], changed: number[], base = version) => {
      const answer = await ann.call(profile.save, {
        body: { otherData: { expenseItems }, version: base, changed: { expenseItems: changed } },
      })
      return {
        rows: answer.otherData?.expenseItems ?? [],
        version: answer.version,
        conflicts: answer.conflicts,
      }
    }
    return { ann, save, version }
  }

  test('keep what each of them added, newest first', async () => {
    const { save } = await openTabs()
    await save([row(4), row(3), row(2), row(1)], [4])
    const { rows, conflicts } = await save([row(5), row(3), row(2), row(1)], [5])
    expect(rows.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
    expect(conflicts).toEqual([])
  })

  test('may name what they changed for all lists together, or beside the version they were given', async () => {
    const { ann, version } = await openTabs()
    await ann.call(profile.save, {
      body: { otherData: { expenseItems: [row(4), row(3), row(2), row(1)] }, version, changed: [4] },
    })
    const inside = { expenseItems: [row(3), row(2), row(1, 111)], version, changed: [1] }
    const answer = await ann.inject({ method: 'POST', url: '/api/profile', payload: { otherData: inside } })
    expect(answer.json().otherData.expenseItems.map(({ id }: Row) => id)).toEqual([4, 3, 2, 1])
    expect(answer.json().otherData).not.toHaveProperty('changed')
  })

  test('keep what each of them changed and deleted', async () => {
    const { save } = await openTabs()
    await save([row(3, 300), row(1)], [3, 2])
    const { rows, conflicts } = await save([row(3), row(2), row(1, 111)], [1])
    expect(rows).toEqual([row(3, 300), row(1, 111)])
    expect(conflicts).toEqual([])
  })

  test('are told where they changed the same row; the last save stands', async () => {
    const { save } = await openTabs()
    await save([row(3, 300), row(2), row(1)], [3])
    const { rows, conflicts } = await save([row(3, 333), row(2), row(1)], [3])
    expect(rows).toEqual([row(3, 333), row(2), row(1)])
    expect(conflicts).toEqual([{ list: 'expenseItems', id: 3, reason: 'changed-elsewhere' }])
  })

  test('a row deleted in one and changed in the other survives, whoever saves first', async () => {
    const first = await openTabs()
    await first.save([row(2), row(1)], [3])
    const revived = await first.save([row(3, 333), row(2), row(1)], [3])
    expect([revived.rows[0], revived.conflicts]).toEqual([
      row(3, 333),
      [{ list: 'expenseItems', id: 3, reason: 'deleted-elsewhere' }],
    ])
    const second = await openTabs()
    await second.save([row(3, 333), row(2), row(1)], [3])
    const spared = await second.save([row(2), row(1)], [3])
    expect([spared.rows[0], spared.conflicts]).toEqual([
      row(3, 333),
      [{ list: 'expenseItems', id: 3, reason: 'deleted-here' }],
    ])
    const again = await second.save([row(2), row(1)], [3], spared.version)
    expect([again.rows, again.conflicts]).toEqual([[row(2), row(1)], []])
  })

  test('a parting save that is sent twice does nothing the second time', async () => {
    const { save } = await openTabs()
    const parting = () => save([row(4), row(3, 300), row(1)], [4, 3, 2])
    const once = await parting()
    expect(await parting()).toEqual(once)
  })

  test('a row written through the API while a tab is open stays, and the tab keeps its edits', async () => {
    const { ann, save } = await openTabs()
    const { otherData } = await ann.call(profile.get)
    const items = [row(9), ...(otherData?.expenseItems ?? [])]
    await ann.call(profile.save, { body: { otherData: { ...otherData, expenseItems: items } } })
    const { rows, conflicts } = await save([row(3), row(2, 222), row(1)], [2])
    expect(rows).toEqual([row(9), row(3), row(2, 222), row(1)])
    expect(conflicts).toEqual([])
  })

  test('undo after a delete brings the row back to its place', async () => {
    const { save } = await openTabs()
    const deleted = await save([row(3), row(1)], [2])
    const undone = await save([row(3), row(2), row(1)], [2], deleted.version)
    expect([undone.rows.map(({ id }) => id), undone.conflicts]).toEqual([[3, 2, 1], []])
  })

  test('other lists are left alone, also with a version', async () => {
    const { ann, save } = await openTabs()
    const incomeItems = [{ id: 1, source: 'Salary', amount: 5, date: '2026-01-01' }]
    await ann.call(profile.save, { body: { otherData: { incomeItems } } })
    await save([], [])
    const { otherData } = await ann.call(profile.get)
    expect([otherData?.incomeItems, otherData?.expenseItems]).toEqual([incomeItems, []])
  })

  test('both on a fresh account: neither overwrites the other', async () => {
    const ann = await app().newUser()
    const sample = { ...row(1), sample: true }
    const save = (expenseItems: Row[], changed: number[]) =>
      ann.call(profile.save, {
        body: { otherData: { expenseItems }, version: 0, changed: { expenseItems: changed } },
      })
    await save([row(7), row(1, 150)], [1])
    const { otherData, conflicts } = await save([row(8), sample], [])
    expect(otherData?.expenseItems).toEqual([row(8), row(7), row(1, 150)])
    expect(conflicts).toEqual([])
  })

  test('clearing everything spares what came elsewhere since', async () => {
    const { ann, save, version } = await openTabs()
    await save([row(4), row(3), row(2), row(1)], [4])
    const { otherData } = await ann.call(profile.save, { body: { otherData: null, version } })
    expect(otherData?.expenseItems).toEqual([row(4)])
  })

  describe('left open for long', () => {
    test('a deletion elsewhere is remembered for 30 days, then the row may come back: nothing is lost', async () => {
      const { ann, save } = await openTabs()
      const { version } = await save([row(2), row(1)], [3])
      app().advance(29 * 24 * 60)
      expect((await save([row(3), row(2), row(1)], [])).rows).toEqual([row(2), row(1)])
      app().advance(2 * 24 * 60)
      const person = app().visitor()
      await app().signIn(person, ann.user.id)
      const body = { otherData: { expenseItems: [row(2)] }, version, changed: { expenseItems: [1] } }
      await person.call(profile.save, { body })
      const stale = { otherData: { expenseItems: [row(3), row(2), row(1)] }, version: 1, changed: {} }
      const { otherData } = await person.call(profile.save, { body: stale })
      expect(otherData?.expenseItems).toEqual([row(3), row(2)])
    })
  })
})

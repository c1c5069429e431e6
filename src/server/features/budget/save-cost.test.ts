import { expect, test } from 'vitest'
import { profile } from '#contract/profile.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const ROWS = 2000
const row = (id: number, amount = 100) => ({ id, category: `Row ${id}`, amount, date: '2026-01-01' })
const many = Array.from({ length: ROWS }, (_, index) => row(ROWS - index))

onBothEngines('a save of a large budget', (engine) => {
  const app = useTestApp(engine)

  async function open() {
    const ann = await app().newUser()
    const stored = () =>
      app()
        .db.selectFrom('budgetItems')
        .select(['itemId', 'version', 'position'])
        .where('userId', '=', ann.user.id)
        .orderBy('position')
        .execute()
    const save = (expenseItems: ReturnType<typeof row>[], version: number, changed: number[]) =>
      ann.call(profile.save, {
        body: { otherData: { expenseItems }, version, changed: { expenseItems: changed } },
      })
    /** Which rows a save has written: those whose version or position moved. */
    const written = async (act: () => Promise<unknown>) => {
      const before = new Map((await stored()).map((found) => [found.itemId, found]))
      await act()
      return (await stored()).flatMap(({ itemId, version, position }) => {
        const old = before.get(itemId)
        return old?.version === version && old.position === position ? [] : [itemId]
      })
    }
    const { version } = await save(many, 0, [])
    return { ann, save, stored, written, version }
  }

  test('writes the one row that changed, came or moved, and none for one that went', async () => {
    const { save, stored, written, version } = await open()
    expect(await stored()).toHaveLength(ROWS)
    const edited = many.map((item) => (item.id === 700 ? row(700, 5) : item))
    expect(await written(() => save(edited, version, [700]))).toEqual([700])
    const longer = [row(ROWS + 1), ...edited]
    expect(await written(() => save(longer, version + 1, [ROWS + 1]))).toEqual([ROWS + 1])
    const shorter = longer.filter((item) => item.id !== 1500)
    expect(await written(() => save(shorter, version + 2, [1500]))).toEqual([])
    const moved = [...shorter.slice(1), ...shorter.slice(0, 1)]
    expect(await written(() => save(moved, version + 3, []))).toEqual([ROWS + 1])
    expect(await stored()).toHaveLength(ROWS)
    expect((await stored()).map((found) => found.itemId)).toEqual(moved.map((item) => item.id))
  })

  test('leaves no trail that grows: old deletions are forgotten, nothing else is kept', async () => {
    const { ann, save, stored, version } = await open()
    let at = version
    for (let round = 0; round < 4; round += 1) {
      for (const kept of [many.slice(10), many]) at = (await save(kept, at, [])).version
      app().advance(20 * 24 * 60)
      await app().signIn(ann, ann.user.id)
    }
    expect(await stored()).toHaveLength(ROWS)
    const deletions = await app()
      .db.selectFrom('budgetDeletions')
      .select('at')
      .where('userId', '=', ann.user.id)
      .execute()
    expect(deletions).toHaveLength(10)
  })

  test('at the same moment from many sides loses no row and no edit', async () => {
    const { ann, save, version } = await open()
    const sides = Array.from({ length: 8 }, (_, index) => index + 1)
    const answers = await Promise.all(
      sides.map((side) => {
        const edited = many.map((item) => (item.id === side ? row(side, 1000 + side) : item))
        return save([row(5000 + side), ...edited], version, [side, 5000 + side])
      }),
    )
    expect(answers.flatMap((answer) => answer.conflicts)).toEqual([])
    const { otherData, version: after } = await ann.call(profile.get)
    const items = new Map((otherData?.expenseItems ?? []).map((item) => [item.id, item.amount]))
    expect(items.size).toBe(ROWS + sides.length)
    for (const side of sides) expect([items.get(side), items.get(5000 + side)]).toEqual([1000 + side, 100])
    expect(after).toBe(version + sides.length)
  })

  test('a read in the middle of saves never shows a version without its rows', async () => {
    const ann = await app().newUser()
    const adding = async () => {
      for (let id = 1; id <= 15; id += 1) {
        const { otherData } = await ann.call(profile.get)
        const expenseItems = [row(id), ...(otherData?.expenseItems ?? [])]
        await ann.call(profile.save, { body: { otherData: { expenseItems } } })
      }
    }
    const reading = async () => {
      for (let count = 0; count < 30; count += 1) {
        const { version, otherData } = await ann.call(profile.get)
        expect(otherData?.expenseItems?.length ?? 0).toBe(version)
      }
    }
    await Promise.all([adding(), reading(), reading()])
  })
})

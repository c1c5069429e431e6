import { expect, test } from 'vitest'
import { MAX_BUDGET_ROWS, MAX_EDITED_ROWS } from '#contract/budget.ts'
import { profile } from '#contract/profile.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

const row = (id: number, amount = 100) => ({ id, category: `Row ${id}`, amount, date: '2026-01-01' })
const range = (count: number, from = 1) => Array.from({ length: count }, (_, index) => row(from + index))

onBothEngines('edits of a budget list', (engine) => {
  const app = useTestApp(engine)

  async function open(expenseItems = [row(3), row(2), row(1)]) {
    const ann = await app().newUser()
    const { version } = await ann.call(profile.save, { body: { otherData: { expenseItems } } })
    const edit = async (put: ReturnType<typeof row>[], removed: number[] = [], base?: number) => {
      const body = { edits: { expenseItems: { put, removed } }, ...(base !== undefined && { version: base }) }
      const saved = await ann.call(profile.save, { body })
      return {
        rows: saved.otherData?.expenseItems?.map(({ id, amount }) => [id, amount]),
        version: saved.version,
        conflicts: saved.conflicts.map(({ id, reason }) => [id, reason]),
      }
    }
    return { ann, edit, version }
  }

  test('change, add and delete the rows they name; new ones come first, the newest on top', async () => {
    const { edit, version } = await open()
    expect(await edit([row(4), row(2, 5), row(9)], [1], version)).toEqual({
      rows: [
        [9, 100],
        [4, 100],
        [3, 100],
        [2, 5],
      ],
      version: version + 1,
      conflicts: [],
    })
  })

  test('sent twice do nothing the second time', async () => {
    const { edit, version } = await open()
    const once = await edit([row(4), row(2, 5)], [1], version)
    expect(await edit([row(4), row(2, 5)], [1], version)).toEqual(once)
    expect(await edit([], [], version)).toEqual(once)
  })

  test('meet what happened elsewhere as whole lists do', async () => {
    const { edit, version } = await open()
    await edit([row(1, 7), row(2, 7), row(8)], [3], version)
    expect(await edit([row(1, 5), row(3, 5)], [2], version)).toEqual({
      rows: [
        [3, 5],
        [8, 100],
        [2, 7],
        [1, 5],
      ],
      version: version + 2,
      conflicts: [
        [2, 'deleted-here'],
        [1, 'changed-elsewhere'],
        [3, 'deleted-elsewhere'],
      ],
    })
  })

  test('without a version are the latest word', async () => {
    const { edit, version } = await open()
    await edit([row(1, 7), row(2, 7)], [], version)
    const { rows, conflicts } = await edit([row(1, 5)], [2])
    expect([rows, conflicts]).toEqual([
      [
        [3, 100],
        [1, 5],
      ],
      [],
    ])
  })

  test('store a list that was not there, and leave the others as they are', async () => {
    const ann = await app().newUser()
    const goal = { id: 1, name: 'House', currentAmount: 0, targetAmount: 5, description: '' }
    const body = { edits: { financialGoalItems: { put: [goal], removed: [] } }, version: 0 }
    const { otherData } = await ann.call(profile.save, { body })
    expect(otherData).toEqual({ version: 1, financialGoalItems: [goal] })
  })

  test('together with whole lists, from the future, or too many are refused', async () => {
    const { ann, edit, version } = await open()
    const edits = { expenseItems: { put: [], removed: [1] } }
    await expect(ann.call(profile.save, { body: { edits, otherData: {} } })).rejects.toMatchObject({
      status: 400,
      serverMessage: 'Please send either whole lists or edits of them.',
    })
    await expect(edit([], [1], version + 1)).rejects.toMatchObject({ status: 409 })
    const refuse = async (put: object[]) => {
      const payload = { edits: { expenseItems: { put, removed: [] } }, version }
      const response = await ann.inject({ method: 'POST', url: '/api/profile', payload })
      return [response.statusCode, response.json().message]
    }
    const tooMany = 'At most 1,000 rows of a list can be edited at once. Please send the whole list.'
    expect(await refuse(range(MAX_EDITED_ROWS + 1))).toEqual([400, tooMany])
    expect(await refuse([row(1), row(1)])).toEqual([400, 'Two rows of a list have the same id'])
    expect((await ann.call(profile.get)).version).toBe(version)
  })

  test('keep a list within its limit, counting what goes', async () => {
    const { edit, version } = await open(range(MAX_BUDGET_ROWS))
    const message = 'A budget list can hold at most 5,000 rows'
    await expect(edit([row(6000)], [], version)).rejects.toMatchObject({ serverMessage: message })
    expect((await edit([row(6000)], [1], version)).rows).toHaveLength(MAX_BUDGET_ROWS)
  })
})

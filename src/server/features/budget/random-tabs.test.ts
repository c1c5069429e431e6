import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profile } from '#contract/profile.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { mergeRows, type StoredRow } from './merge-rows.ts'

interface Item {
  id: number
  amount: number
}
interface Answer {
  version: number
  items: Item[]
  conflicts: { id: number; reason: string }[]
}
interface Server {
  read(): Promise<Answer>
  save(items: Item[], version: number, changed: number[]): Promise<Answer>
}
interface Step {
  tab: 0 | 1
  action: 'add' | 'edit' | 'delete' | 'save' | 'reload'
  pick: number
}

const steps = fc.array(
  fc.record<Step>({
    tab: fc.constantFrom(0, 1),
    action: fc.constantFrom('add', 'edit', 'edit', 'delete', 'save', 'save', 'reload'),
    pick: fc.nat(9),
  }),
  { maxLength: 25 },
)

/** A budget screen: what it read, what it shows, and what the user did since. */
class Tab {
  version = 0
  items: Item[] = []
  touched = new Map<number, number | 'deleted'>()

  take({ version, items }: Answer) {
    this.version = version
    this.items = items
    this.touched.clear()
  }

  put(id: number, amount: number) {
    const isHere = this.items.some((item) => item.id === id)
    this.items = isHere
      ? this.items.map((item) => (item.id === id ? { id, amount } : item))
      : [{ id, amount }, ...this.items]
    this.touched.set(id, amount)
  }

  drop(id: number) {
    this.items = this.items.filter((item) => item.id !== id)
    this.touched.set(id, 'deleted')
  }
}

/** Plays the steps, then saves and reloads both tabs, and checks the store against what was acknowledged. */
async function play(server: Server, story: Step[], mayTouch: (tab: number, id: number) => boolean) {
  const tabs = [new Tab(), new Tab()] as const
  const expected = new Map<number, number>()
  const conflicts: Answer['conflicts'] = []
  let last = 0
  async function save(tab: Tab) {
    const answer = await server.save(tab.items, tab.version, [...tab.touched.keys()])
    conflicts.push(...answer.conflicts)
    for (const [id, value] of tab.touched) {
      const spared = answer.conflicts.some((found) => found.id === id && found.reason === 'deleted-here')
      if (value !== 'deleted') expected.set(id, value)
      else if (!spared) expected.delete(id)
    }
    expect(toMap(answer.items)).toEqual(expected)
    tab.take(answer)
  }
  for (const id of [1, 2, 3, 4]) tabs[0].put(id, id)
  await save(tabs[0])
  tabs[1].take(await server.read())

  for (const [index, { tab: at, action, pick }] of story.entries()) {
    const tab = tabs[at]
    const own = tab.items.filter((item) => mayTouch(at, item.id))
    const chosen = own[pick % Math.max(own.length, 1)]
    if (action === 'add') tab.put((last += 2) + 10 + at, 1000 + index)
    else if (action === 'edit' && chosen) tab.put(chosen.id, 1000 + index)
    else if (action === 'delete' && chosen) tab.drop(chosen.id)
    else if (action === 'save') await save(tab)
    else if (action === 'reload' && tab.touched.size === 0) tab.take(await server.read())
  }

  for (const tab of tabs) await save(tab)
  for (const tab of tabs) tab.take(await server.read())
  expect(tabs[0].items).toEqual(tabs[1].items)
  expect(toMap(tabs[0].items)).toEqual(expected)
  return conflicts
}

const toMap = (items: Item[]) => new Map(items.map(({ id, amount }) => [id, amount]))

/** The store in a few lines: the merge itself without SQL, so that thousands of stories can be told. */
function memoryServer(): Server {
  let [version, rows] = [0, [] as StoredRow[]]
  const deletions = new Map<number, number>()
  const content = { label: '', targetAmount: null, date: null, description: null, isSample: 0 as const }
  const answer = (conflicts: Answer['conflicts'] = []) => ({
    version,
    items: rows.map(({ itemId, amount }) => ({ id: itemId, amount })),
    conflicts,
  })
  return {
    read: async () => answer(),
    save: async (items, base, changed) => {
      const next = version + 1
      const deletedSince = new Set([...deletions].flatMap(([id, at]) => (at > base ? [id] : [])))
      const sent = items.map(({ id, amount }) => ({ ...content, itemId: id, amount }))
      const merged = mergeRows({ stored: rows, sent, changed: new Set(changed), base, deletedSince, next })
      for (const id of merged.removed) deletions.set(id, next)
      const gone = new Set([...merged.removed, ...merged.written.map((row) => row.itemId)])
      rows = [...rows.filter((row) => !gone.has(row.itemId)), ...merged.written]
      rows.sort((a, b) => a.position - b.position)
      if (gone.size > 0) version = next
      return answer(merged.conflicts)
    },
  }
}

const anyRow = () => true
const ownRows = (tab: number, id: number) => id % 2 === tab

test('no edit of a row that only one tab touches is lost, and none is a conflict', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      expect(await play(memoryServer(), story, ownRows)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('whatever two tabs do, the last edit stands, and a deletion never takes a change of the other', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      expect(await play(memoryServer(), story, anyRow)).toEqual(expect.any(Array))
    }),
    { numRuns: 1000 },
  )
})

onBothEngines('two tabs with random edits', (engine) => {
  const app = useTestApp(engine)

  async function realServer(): Promise<Server> {
    const ann = await app().newUser()
    const toAnswer = (stored: {
      version: number
      otherData: { expenseItems?: Item[] | undefined } | null
      conflicts?: Answer['conflicts']
    }): Answer => ({
      version: stored.version,
      items: (stored.otherData?.expenseItems ?? []).map(({ id, amount }) => ({ id, amount })),
      conflicts: stored.conflicts ?? [],
    })
    return {
      read: async () => toAnswer(await ann.call(profile.get)),
      save: async (items, version, changed) => {
        const expenseItems = items.map((item) => ({ ...item, category: 'Any', date: '2026-01-01' }))
        const body = { otherData: { expenseItems }, version, changed: { expenseItems: changed } }
        return toAnswer(await ann.call(profile.save, { body }))
      },
    }
  }

  test.each([
    ['rows of their own', ownRows, []],
    ['the same rows', anyRow, expect.any(Array)],
  ])('lose nothing with %s', async (_, mayTouch, conflicts) => {
    await fc.assert(
      fc.asyncProperty(steps, async (story) => {
        expect(await play(await realServer(), story, mayTouch)).toEqual(conflicts)
      }),
      { numRuns: 25 },
    )
  })
})

import { NoResultError } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onBothEngines, openTestStore, type TestStore } from '#server/testing/test-store.ts'
import type { Db } from './database.ts'
import { isUniqueViolation } from './errors.ts'
import { prepareChange, prepareFirst, prepareList, prepareNote, prepareOne } from './prepared.ts'

const columns = ['id', 'userId', 'kind', 'device'] as const

const addEvent = prepareOne((db, kind: string, row: { at: string; device: string | null }) =>
  db
    .insertInto('securityEvents')
    .values({ kind, userId: null, actorId: null, ...row })
    .returning(columns),
)

interface Page {
  limit: number
  before?: number | undefined
}

const listEvents = prepareList((db, kind: string, { limit, before }: Page) =>
  db
    .selectFrom('securityEvents')
    .select(columns)
    .where('kind', '=', kind)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id')
    .limit(limit),
)

const findByDevice = prepareFirst((db, device: string | null) =>
  db
    .selectFrom('securityEvents')
    .select(['id', 'device'])
    .where('device', device === null ? 'is' : '=', device)
    .orderBy('id', 'desc'),
)

const listByIds = prepareList((db, ids: number[]) =>
  db.selectFrom('securityEvents').select('id').where('id', 'in', ids).orderBy('id'),
)

const nameDevice = prepareChange((db, id: number, change: { device?: string | null; kind?: string }) =>
  db.updateTable('securityEvents').set(change).where('id', '=', id),
)

const noteEvent = prepareNote((trx, id: number, device: string) =>
  trx.insertInto('securityEvents').values({ id, kind: 'noted', userId: null, actorId: null, at, device }),
)

const at = '2026-03-01T12:00:00.000Z'

onBothEngines('prepared queries', (engine) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.close())

  test('give rows under the names of the code', async () => {
    const event = await addEvent(store.db, 'named', { at, device: 'Phone' })
    expect(event).toEqual({ id: expect.any(Number), userId: null, kind: 'named', device: 'Phone' })
    expect(await listEvents(store.db, 'named', { limit: 5 })).toEqual([event])
  })

  test('give the same as the query that is built as it comes', async () => {
    for (const device of ['a', null, 'ü']) await addEvent(store.db, 'same', { at, device })
    const built = await store.db
      .selectFrom('securityEvents')
      .select(columns)
      .where('kind', '=', 'same')
      .orderBy('id')
      .execute()
    expect(built).toHaveLength(3)
    expect(await listEvents(store.db, 'same', { limit: 9 })).toEqual(built)
  })

  test('are another statement where something is absent or null', async () => {
    const first = await addEvent(store.db, 'shape', { at, device: null })
    const second = await addEvent(store.db, 'shape', { at, device: 'Laptop' })
    expect(await listEvents(store.db, 'shape', { limit: 9 })).toHaveLength(2)
    expect(await listEvents(store.db, 'shape', { limit: 9, before: second.id })).toEqual([first])
    expect(await listEvents(store.db, 'shape', { limit: 1, before: undefined })).toEqual([first])
    expect(await findByDevice(store.db, null)).toEqual({ id: first.id, device: null })
    expect(await findByDevice(store.db, 'Laptop')).toEqual({ id: second.id, device: 'Laptop' })
    expect(await findByDevice(store.db, 'Fridge')).toBeUndefined()
  })

  test('take lists of any length', async () => {
    const ids: number[] = []
    for (let count = 0; count < 9; count += 1) {
      ids.push((await addEvent(store.db, 'list', { at, device: null })).id)
      expect(await listByIds(store.db, ids)).toEqual(ids.map((id) => ({ id })))
    }
  })

  test('count what they change, and change only what they name', async () => {
    const { id } = await addEvent(store.db, 'count', { at, device: 'Old' })
    expect(await nameDevice(store.db, id, { device: 'New' })).toBe(1)
    expect(await nameDevice(store.db, id, { kind: 'counted', device: null })).toBe(1)
    expect(await nameDevice(store.db, 999_999, { device: 'None' })).toBe(0)
    expect(await listEvents(store.db, 'counted', { limit: 1 })).toMatchObject([{ id, device: null }])
  })

  test('have any number of shapes', async () => {
    const names = [
      'email',
      'name',
      'username',
      'createdAt',
      'passwordHash',
      'lastSeenAt',
      'timeZone',
    ] as const
    const find = prepareList((db, wanted: Partial<Record<(typeof names)[number], string>>) =>
      db
        .selectFrom('users')
        .select('id')
        .where((where) => where.and(wanted)),
    )
    for (let bits = 1; bits < 2 ** names.length; bits += 1) {
      const wanted = names.filter((_, at) => bits & (2 ** at)).map((name) => [name, 'nobody'])
      expect(await find(store.db, Object.fromEntries(wanted))).toEqual([])
    }
  })

  test('belong to the transaction they run in', async () => {
    const undone = store.db.transaction().execute(async (trx) => {
      await addEvent(trx, 'undone', { at, device: null })
      expect(await listEvents(trx, 'undone', { limit: 9 })).toHaveLength(1)
      throw new Error('Changed my mind')
    })
    await expect(undone).rejects.toThrow('Changed my mind')
    expect(await listEvents(store.db, 'undone', { limit: 9 })).toEqual([])
  })

  test('that are left to the commit are stored with it, and none is when one of them fails', async () => {
    const [first, second, third] = [9_000_001, 9_000_002, 9_000_003]
    const note = (...ids: number[]) =>
      store.db.transaction().execute(async (trx) => {
        for (const id of ids) await noteEvent(trx, id, 'Phone')
      })
    await note(first, second)
    await expect(note(third, first)).rejects.toSatisfy(isUniqueViolation)
    const noted = await listEvents(store.db, 'noted', { limit: 5 })
    expect(noted.map(({ id }) => id)).toEqual([first, second])
    await note(third)
    const broken = store.db.transaction().execute(async (trx) => {
      await noteEvent(trx, first, 'Phone')
      throw new Error('Something else')
    })
    await expect(broken).rejects.toThrow(engine === 'postgres' ? 'Something else' : 'UNIQUE')
  })

  test('outside of a transaction do not see what it has not committed', async () => {
    let outside: Promise<unknown> | undefined
    await store.db
      .transaction()
      .execute(async (trx) => {
        await addEvent(trx, 'hidden', { at, device: null })
        outside = listEvents(store.db, 'hidden', { limit: 9 })
        // PostgreSQL answers in between, SQLite afterwards.
        if (engine === 'postgres') await outside
        throw new Error('Never mind')
      })
      .catch(() => {})
    expect(await outside).toEqual([])
  })

  test('say so when the one row is not there', async () => {
    const findOne = prepareOne((db, id: number) =>
      db.selectFrom('securityEvents').select('id').where('id', '=', id),
    )
    await expect(findOne(store.db, 999_999)).rejects.toBeInstanceOf(NoResultError)
  })

  test.each<[string, (db: Db) => Promise<unknown>, RegExp]>([
    [
      'a value that is looked at while the query is built',
      (db) =>
        prepareList((on, limit: number) =>
          on
            .selectFrom('users')
            .select('id')
            .limit(limit + 1),
        )(db, 3),
      /no value while its query is built/,
    ],
    ['a Date', (db) => findByDevice(db, new Date() as never), /what a prepared query takes/],
    ['a list of rows', (db) => listByIds(db, [{ id: 1 }] as never), /rows are written one by one/],
    [
      'columns that are not named',
      (db) => prepareList((on) => on.selectFrom('users').selectAll())(db),
      /name the columns/,
    ],
  ])('refuse %s', async (_, run, message) => {
    await expect(run(store.db)).rejects.toThrow(message)
  })

  test('refuse numbers that cannot be stored', async () => {
    await expect(listEvents(store.db, 'x', { limit: Number.NaN })).rejects.toThrow(/NaN/)
  })
})

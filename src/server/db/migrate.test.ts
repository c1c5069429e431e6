import { afterEach, expect, test } from 'vitest'
import { openStore } from './database.ts'
import { migrate } from './migrate.ts'
import type { MigrationStep } from './migrations/all.ts'
import { onBothEngines, openEmptyStore, type TestStore } from '#server/testing/test-store.ts'

onBothEngines('migrations', (engine) => {
  const opened: TestStore[] = []
  const open = async () => {
    const store = await openEmptyStore(engine)
    opened.push(store)
    return store
  }
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close()
  })

  const first: MigrationStep = async (db, { id }) => {
    await db.schema.createTable('boats').$call(id).addColumn('name', 'text').execute()
  }
  const second: MigrationStep = async (db) => {
    await db.schema.alterTable('boats').addColumn('length', 'integer').execute()
  }
  const broken: MigrationStep = async (db) => {
    await db.schema.alterTable('boats').addColumn('sail', 'text').execute()
    throw new Error('power cut')
  }
  const columnsOf = async (store: TestStore) => {
    const tables = await store.db.introspection.getTables()
    return tables.find((table) => table.name === 'boats')?.columns.map((column) => column.name)
  }

  test('run once, in order, and keep what is stored', async () => {
    const store = await open()
    expect(await migrate(store, { '0001-first': first })).toEqual(['0001-first'])
    await store.db
      .insertInto('boats' as 'users')
      .values({ name: 'Argo' } as never)
      .execute()
    expect(await migrate(store, { '0001-first': first, '0002-second': second })).toEqual(['0002-second'])
    expect(await migrate(store, { '0001-first': first, '0002-second': second })).toEqual([])
    expect(
      await store.db
        .selectFrom('boats' as 'users')
        .selectAll()
        .execute(),
    ).toEqual([{ id: 1, name: 'Argo', length: null }])
  })

  test('that fail leave the store as it was', async () => {
    const store = await open()
    await migrate(store, { '0001-first': first })
    await expect(migrate(store, { '0001-first': first, '0002-broken': broken })).rejects.toThrow('power cut')
    expect(await columnsOf(store)).toEqual(['id', 'name'])
    expect(await migrate(store, { '0001-first': first, '0002-second': second })).toEqual(['0002-second'])
  })

  test('refuse a store of a newer version by name', async () => {
    const store = await open()
    await migrate(store, { '0001-first': first, '0002-second': second })
    await expect(migrate(store, { '0001-first': first })).rejects.toThrow(
      'This store was made by a newer Keel (it has 0002-second)',
    )
    expect(await columnsOf(store)).toEqual(['id', 'name', 'length'])
  })
})

test('of two processes that start at once on one PostgreSQL, one migrates', async () => {
  const store = await openEmptyStore('postgres')
  const other = await openStore(store.location)
  const results = await Promise.all([migrate(store), migrate(other)])
  expect(results.filter((names) => names.length > 0)).toHaveLength(1)
  await other.close()
  await store.close()
})

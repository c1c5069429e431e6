import { Migrator } from 'kysely/migration'
import { StartError } from '#server/start-error.ts'
import type { Store } from './database.ts'
import { columnsFor } from './migrations/columns.ts'
import { migrations as released, type MigrationStep } from './migrations/all.ts'

/**
 * Brings the store to this version's schema: all steps in one transaction behind Kysely's lock, so that of two
 * processes starting at once one migrates and the other finds the work done. Returns the names of the steps taken.
 */
export async function migrate(
  store: Store,
  steps: Record<string, MigrationStep> = released,
): Promise<string[]> {
  const columns = columnsFor(store.engine)
  const provided = Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, { up: (db: unknown) => step(db as never, columns) }]),
  )
  const migrator = new Migrator({
    db: store.db,
    provider: { getMigrations: async () => provided },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  })
  await refuseNewerSchema(store, Object.keys(steps))
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}

/** The steps that a store has taken, in their order; none for an empty one. */
export async function listApplied(db: Store['db']): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'migrations')) return []
  const applied = await db
    .selectFrom('migrations' as never)
    .select('name' as never)
    .execute()
  return (applied as { name: string }[]).map((row) => row.name).toSorted()
}

/** The steps that a store still has to take. */
export async function listPending(db: Store['db']): Promise<string[]> {
  const applied = await listApplied(db)
  return Object.keys(released).filter((name) => !applied.includes(name))
}

export async function refuseNewerSchema(
  { db }: Pick<Store, 'db'>,
  known: string[] = Object.keys(released),
): Promise<void> {
  const unknown = (await listApplied(db)).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new StartError(
    `This store was made by a newer Keel (it has ${unknown.at(-1)}): start that version, or restore a backup made before the upgrade.`,
  )
}

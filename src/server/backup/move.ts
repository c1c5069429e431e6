import { sql } from 'kysely'
import { type Store } from '#server/db/database.ts'
import { listPending, migrate } from '#server/db/migrate.ts'
import { BackupError } from './backup-error.ts'
import { type Compared, compareStores, copyRows, DifferentStoresError, type Progress } from './copy-rows.ts'

/** Marks the new store from the first row to the last comparison, so that no Keel starts on half a store. */
const MARK = 'unfinished_move'

/**
 * Copies a whole store into an empty one and compares both. An interrupted run continues where it stopped, as long as
 * it copies the same store.
 */
export async function moveRows(
  from: Store,
  to: Store,
  tell: (progress: Progress) => void,
): Promise<Compared[]> {
  const source = await nameStore(from)
  const begun = await findMark(to)
  if (begun === null) {
    await refuseUsed(to)
    await setMark(to, source)
  } else if (begun !== source)
    throw new BackupError(
      'That database holds an unfinished move of another store: empty it, and run this again.',
    )
  // Only after the mark is set: on the next run, tables without it would look like somebody else's.
  await migrate(to)
  try {
    await copyRows(from, to, tell)
    const compared = await compareStores(from, to)
    await sql`drop table ${sql.table(MARK)}`.execute(to.db.withoutPlugins())
    return compared
  } catch (error) {
    if (!(error instanceof DifferentStoresError)) throw error
    throw new BackupError(
      `The stores differ: ${error.message}. The old one was changed since the move began: empty the new one, and run this again.`,
    )
  }
}

/** Where a Keel would otherwise serve half of somebody's data. */
export async function isUnfinished(store: Pick<Store, 'db'>): Promise<boolean> {
  return (await findMark(store)) !== null
}

/** The moment of its first step is a store's own. */
async function nameStore({ db }: Store): Promise<string> {
  if ((await listPending(db)).length > 0)
    throw new BackupError('The store is one of an earlier version: start this Keel on it once, then move it.')
  const { rows } = await sql<{ name: string }>`select min(timestamp) as name from migrations`.execute(db)
  return rows[0]?.name ?? ''
}

async function findMark({ db }: Pick<Store, 'db'>): Promise<string | null> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === MARK)) return null
  const { rows } = await sql<{ source: string }>`select source from ${sql.table(MARK)}`.execute(
    db.withoutPlugins(),
  )
  return rows[0]?.source ?? ''
}

async function setMark({ db }: Store, source: string) {
  await db.transaction().execute(async (trx) => {
    await sql`create table ${sql.table(MARK)} (source text not null)`.execute(trx.withoutPlugins())
    await sql`insert into ${sql.table(MARK)} (source) values (${source})`.execute(trx.withoutPlugins())
  })
}

async function refuseUsed({ db }: Store) {
  const tables = await db.introspection.getTables()
  if (tables.length > 0)
    throw new BackupError('That database is not empty, and nothing in it is overwritten: name an empty one.')
}

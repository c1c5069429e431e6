import type { PlainDate } from '#finance/dates.ts'
import type { DigestFigures } from '#finance/digest.ts'
import type { Db, Trx } from '#server/db/database.ts'

export interface StoredDigest {
  nextAt: string | null
  closedOn: PlainDate
  figures: DigestFigures
}

const columns = ['nextAt', 'closedOn', 'figures'] as const

const toDigest = (row: Omit<StoredDigest, 'figures'> & { figures: string }): StoredDigest => ({
  ...row,
  figures: JSON.parse(row.figures) as DigestFigures,
})

const toRow = ({ figures, ...digest }: StoredDigest) => ({ ...digest, figures: JSON.stringify(figures) })

export async function findDigest(db: Db, userId: number): Promise<StoredDigest | null> {
  const row = await db.selectFrom('digests').select(columns).where('userId', '=', userId).executeTakeFirst()
  return row ? toDigest(row) : null
}

/** Reads and locks it until the transaction ends: an update that changes nothing takes the lock. */
export async function lockDigest(trx: Trx, userId: number): Promise<StoredDigest | null> {
  const row = await trx
    .updateTable('digests')
    .set((set) => ({ closedOn: set.ref('closedOn') }))
    .where('userId', '=', userId)
    .returning(columns)
    .executeTakeFirst()
  return row ? toDigest(row) : null
}

/** Another process may have been first: then theirs stays. */
export async function addDigest(trx: Trx, userId: number, digest: StoredDigest): Promise<void> {
  await trx
    .insertInto('digests')
    .values({ userId, ...toRow(digest) })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute()
}

export async function updateDigest(trx: Trx, userId: number, digest: StoredDigest): Promise<void> {
  await trx.updateTable('digests').set(toRow(digest)).where('userId', '=', userId).execute()
}

export async function setNextDigest(trx: Trx, userId: number, nextAt: string | null): Promise<void> {
  await trx.updateTable('digests').set({ nextAt }).where('userId', '=', userId).execute()
}

/** People who can sign in and whose first period has not begun yet. */
export async function listNewcomers(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('digests', 'digests.userId', 'users.id')
    .select('users.id')
    .where('digests.userId', 'is', null)
    .where('users.disabledAt', 'is', null)
    .orderBy('users.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** People who can sign in and whose digest is due, the longest waiting first. */
export async function listDueDigests(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('digests')
    .innerJoin('users', 'users.id', 'digests.userId')
    .select('digests.userId')
    .where('digests.nextAt', '<=', now.toISOString())
    .where('users.disabledAt', 'is', null)
    .orderBy('digests.nextAt')
    .orderBy('digests.userId')
    .limit(limit)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Drops digests that are still waiting to be sent. */
export async function dropWaitingDigests(trx: Trx, userId: number): Promise<void> {
  await trx
    .deleteFrom('mails')
    .where('userId', '=', userId)
    .where('kind', '=', 'digest')
    .where('sentAt', 'is', null)
    .execute()
}

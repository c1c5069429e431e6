import { sql } from 'kysely'
import { emailKey } from '#contract/fields.ts'
import { mayBe } from '#server/db/contains.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { deleteWithoutMerging, compactIndex } from '#server/features/conversation/messages/index-store.ts'
import { deleteRepeats } from '#server/features/repeats/store.ts'
import { removeEmail } from '#server/features/waitlist/store.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import type { Services } from '#server/services.ts'
import { deletePasswordLinks } from './password-links-store.ts'
import { endAllSessions } from './sessions-store.ts'
import { deleteUser } from './users-store.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'forgetDeleted'>

/** Rows per deletion, so that others do not wait for the store for long. */
const PIECE = 250

/** Where one person may have thousands of rows. Facts before the messages they came from. */
const LARGE = [
  'transactions',
  'recurringPayments',
  'payees',
  'imports',
  'categoryRules',
  'facts',
  'messages',
  'profileChanges',
  'netWorthSnapshots',
  'balances',
  'advisorUses',
  'securityEvents',
  'assets',
  'liabilities',
] as const

interface Person {
  id: number
  email: string
}

/**
 * The moment of the deletion: from here on nobody gets in and nothing of them is shown. The rows go afterwards, piece
 * by piece, and after a crash at the next start.
 */
export async function markDeleted(trx: Trx, { id, email }: Person, now: Date): Promise<void> {
  const at = now.toISOString()
  await trx
    .updateTable('users')
    .set((set) => ({ disabledAt: at, deletedAt: at, passwordEpoch: set('passwordEpoch', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await endAllSessions(trx, id)
  await deletePasswordLinks(trx, id)
  // What knows addresses and not users would stay behind: the waitlist, feedback, copies of it to administrators.
  await removeEmail(trx, email)
  await removeWritten(trx, email)
}

/** Feedback under this address, in any letter case, and mails to it or about it. */
async function removeWritten(trx: Trx, email: string): Promise<void> {
  const key = emailKey(email)
  const written = await trx
    .selectFrom('feedback')
    .select(['id', 'email'])
    .where(mayBe('email', key))
    .execute()
  const sent = await trx
    .selectFrom('mails')
    .select(['id', 'to', 'replyTo'])
    .where((where) => where.or([mayBe('to', key), mayBe('replyTo', key)]))
    .execute()
  const isTheirs = (...addresses: (string | null)[]) =>
    addresses.some((address) => address !== null && emailKey(address) === key)
  await deleteByIds(
    trx,
    'feedback',
    written.filter((row) => isTheirs(row.email)),
  )
  await deleteByIds(
    trx,
    'mails',
    sent.filter(({ to, replyTo }) => isTheirs(to, replyTo)),
  )
}

async function deleteByIds(trx: Trx, table: 'feedback' | 'mails', rows: { id: number }[]): Promise<void> {
  for (let start = 0; start < rows.length; start += PIECE) {
    const ids = rows.slice(start, start + PIECE).map(({ id }) => id)
    await trx.deleteFrom(table).where('id', 'in', ids).execute()
  }
}

/** Every row of somebody who is marked as deleted, and last their own. */
export async function eraseUser(services: Needs, id: number): Promise<void> {
  const { db } = services
  await handOver(db, id)
  const staged = await db.selectFrom('restores').select('stagedId').where('userId', '=', id).execute()
  for (const { stagedId } of staged) await eraseUser(services, stagedId)
  while (await keepActs(db, id)) await letOthersRun()
  await deleteWithoutMerging(services, async () => {
    for (const table of LARGE) while (await deletePiece(db, table, id)) await letOthersRun()
  })
  await compactIndex(services)
  while (await deleteBudgetPiece(db, id)) await letOthersRun()
  while (await deleteNames(db, id)) await letOthersRun()
  while (await deleteRepeats(db, id)) await letOthersRun()
  // What is left is a handful of rows, which cascade.
  await db.transaction().execute((trx) => deleteUser(trx, id))
  await services.forgetDeleted()
}

/** What others did to the account, its administrators above all, stays in the audit trail, without whose it was. */
async function keepActs(db: Db, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('securityEvents')
    .set({ userId: null })
    .where('id', 'in', (select) =>
      select
        .selectFrom('securityEvents')
        .select('id')
        .where('userId', '=', userId)
        .where('actorId', '!=', userId)
        .limit(PIECE),
    )
    .executeTakeFirst()
  return numUpdatedRows >= BigInt(PIECE)
}

async function deletePiece(db: Db, table: (typeof LARGE)[number], userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', 'in', (select) =>
      select.selectFrom(table).select('id').where('userId', '=', userId).orderBy('id').limit(PIECE),
    )
    .executeTakeFirst()
  return numDeletedRows >= BigInt(PIECE)
}

/** What is kept about a person, and not by them, goes to the account that has taken this one's place. */
async function handOver(db: Db, id: number): Promise<void> {
  const row = await db.selectFrom('users').select('movedTo').where('id', '=', id).executeTakeFirst()
  if (!row || row.movedTo === null) return
  const { movedTo } = row
  const move = async (table: 'advisorUses' | 'securityEvents', column: 'userId' | 'actorId') => {
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set({ [column]: movedTo })
      .where('id', 'in', (select) =>
        select.selectFrom(table).select('id').where(sql.ref(column), '=', id).orderBy('id').limit(PIECE),
      )
      .executeTakeFirst()
    return numUpdatedRows >= BigInt(PIECE)
  }
  while (await move('advisorUses', 'userId')) await letOthersRun()
  while (await move('securityEvents', 'userId')) await letOthersRun()
  while (await move('securityEvents', 'actorId')) await letOthersRun()
  while (await deleteNames(db, movedTo)) await letOthersRun()
}

/** What rows were called in the file is of no use once they are here. */
async function deleteNames(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .selectFrom('restoredIds')
    .select(['kind', 'oldId'])
    .where('userId', '=', userId)
    .limit(PIECE)
    .execute()
  for (const [kind, names] of Map.groupBy(rows, (row) => row.kind))
    await db
      .deleteFrom('restoredIds')
      .where('userId', '=', userId)
      .where('kind', '=', kind)
      .where(
        'oldId',
        'in',
        names.map(({ oldId }) => oldId),
      )
      .execute()
  return rows.length === PIECE
}

/** Its rows have no id of their own. */
async function deleteBudgetPiece(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .selectFrom('budgetItems')
    .select('itemId')
    .where('userId', '=', userId)
    .limit(PIECE)
    .execute()
  const ids = rows.map(({ itemId }) => itemId)
  if (ids.length > 0)
    await db.deleteFrom('budgetItems').where('userId', '=', userId).where('itemId', 'in', ids).execute()
  return ids.length === PIECE
}

/** Finishes what a crash has broken off. */
export async function eraseDeletedUsers(services: Needs): Promise<void> {
  const rows = await services.db
    .selectFrom('users')
    .select('id')
    .where('deletedAt', 'is not', null)
    // An account that a file is being read into is hidden in the same way, and in use.
    .where('id', 'not in', (select) => select.selectFrom('restores').select('stagedId'))
    .execute()
  for (const { id } of rows) await eraseUser(services, id)
}

import type { Asset, AssetInput } from '#contract/balance-sheet.ts'
import type { Db, Trx } from '#server/db/database.ts'

const columns = ['id', 'name', 'value', 'category', 'notes', 'updatedAt'] as const

const toRow = ({ name, value, category, notes = null }: AssetInput, now: Date) => ({
  name,
  value,
  category,
  notes,
  updatedAt: now.toISOString(),
})

export async function listAssets(db: Db, userId: number): Promise<Asset[]> {
  return db.selectFrom('assets').select(columns).where('userId', '=', userId).orderBy('id').execute()
}

export async function addAsset(trx: Trx, userId: number, input: AssetInput, now: Date): Promise<Asset> {
  return trx
    .insertInto('assets')
    .values({ userId, ...toRow(input, now) })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Puts a deleted asset back under its id, which nobody else can have got. */
export async function restoreAsset(trx: Trx, userId: number, asset: Asset, now: Date): Promise<Asset> {
  return trx
    .insertInto('assets')
    .values({ id: asset.id, userId, ...toRow(asset, now) })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Undefined when this user has no such asset. */
export async function updateAsset(
  trx: Trx,
  userId: number,
  id: number,
  input: AssetInput,
  now: Date,
): Promise<Asset | undefined> {
  return trx
    .updateTable('assets')
    .set(toRow(input, now))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** False when this user has no such asset. */
export async function removeAsset(trx: Trx, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('assets')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

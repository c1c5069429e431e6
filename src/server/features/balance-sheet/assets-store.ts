import type { Asset, AssetInput } from '#contract/balance-sheet.ts'
import type { Trx } from '#server/db/database.ts'
import { prepareChange, prepareFirst, prepareList, prepareOne } from '#server/db/prepared.ts'

const columns = ['id', 'name', 'value', 'category', 'notes', 'updatedAt'] as const

const toRow = ({ name, value, category, notes = null }: AssetInput, now: Date) => ({
  name,
  value,
  category,
  notes,
  updatedAt: now.toISOString(),
})

type Row = ReturnType<typeof toRow>

/** All of them, or those of these ids. */
export const listAssets = prepareList((db, userId: number, ids?: number[]) =>
  db
    .selectFrom('assets')
    .select(columns)
    .where('userId', '=', userId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('id'),
)

const insert = prepareOne((trx, userId: number, row: Row & { id?: number }) =>
  trx
    .insertInto('assets')
    .values({ userId, ...row })
    .returning(columns),
)

export const addAsset = (trx: Trx, userId: number, input: AssetInput, now: Date): Promise<Asset> =>
  insert(trx, userId, toRow(input, now))

/** Puts a deleted asset back under its id, which nobody else can have got. */
export const restoreAsset = (trx: Trx, userId: number, asset: Asset, now: Date): Promise<Asset> =>
  insert(trx, userId, { id: asset.id, ...toRow(asset, now) })

const update = prepareFirst((trx, userId: number, id: number, row: Row) =>
  trx.updateTable('assets').set(row).where('userId', '=', userId).where('id', '=', id).returning(columns),
)

/** Undefined when this user has no such asset. */
export const updateAsset = (trx: Trx, userId: number, id: number, input: AssetInput, now: Date) =>
  update(trx, userId, id, toRow(input, now))

/** 0 when this user has no such asset. */
export const removeAsset = prepareChange((trx, userId: number, id: number) =>
  trx.deleteFrom('assets').where('userId', '=', userId).where('id', '=', id),
)

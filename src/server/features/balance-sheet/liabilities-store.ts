import type { Liability, LiabilityInput } from '#contract/balance-sheet.ts'
import { RATE_DECIMALS } from '#contract/money.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareChange, prepareFirst, prepareList, prepareOne } from '#server/db/prepared.ts'

/** Rates are stored as whole millionths of a percent, so that both engines give back exactly what was sent. */
const RATE_SCALE = 10 ** RATE_DECIMALS

const columns = [
  'id',
  'name',
  'amount',
  'rateMillionths',
  'category',
  'notes',
  'minimumPayment',
  'updatedAt',
] as const

function toRow(
  { name, amount, interestRate, category, notes = null, minimumPayment }: LiabilityInput,
  now: Date,
) {
  return {
    name,
    amount,
    rateMillionths: Math.round(interestRate * RATE_SCALE),
    category,
    notes,
    updatedAt: now.toISOString(),
    ...(minimumPayment !== undefined && { minimumPayment }),
  }
}

type Row = ReturnType<typeof toRow>
type Stored = Omit<Liability, 'interestRate'> & { rateMillionths: number }

function toLiability({ rateMillionths, ...row }: Stored): Liability {
  return { ...row, interestRate: rateMillionths / RATE_SCALE }
}

const list = prepareList((db, userId: number, ids?: number[]) =>
  db
    .selectFrom('liabilities')
    .select(columns)
    .where('userId', '=', userId)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('id'),
)

/** All of them, or those of these ids. */
export async function listLiabilities(db: Db, userId: number, ids?: number[]): Promise<Liability[]> {
  return (await list(db, userId, ids)).map(toLiability)
}

const insert = prepareOne((trx, userId: number, row: Row & { id?: number }) =>
  trx
    .insertInto('liabilities')
    .values({ userId, ...row })
    .returning(columns),
)

export async function addLiability(
  trx: Trx,
  userId: number,
  input: LiabilityInput,
  now: Date,
): Promise<Liability> {
  return toLiability(await insert(trx, userId, toRow(input, now)))
}

/** Puts a deleted liability back under its id, which nobody else can have got. */
export async function restoreLiability(
  trx: Trx,
  userId: number,
  liability: Liability,
  now: Date,
): Promise<Liability> {
  return toLiability(await insert(trx, userId, { id: liability.id, ...toRow(liability, now) }))
}

const update = prepareFirst((trx, userId: number, id: number, row: Row) =>
  trx
    .updateTable('liabilities')
    .set(row)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(columns),
)

/** Undefined when this user has no such liability. */
export async function updateLiability(
  trx: Trx,
  userId: number,
  id: number,
  input: LiabilityInput,
  now: Date,
): Promise<Liability | undefined> {
  const row = await update(trx, userId, id, toRow(input, now))
  return row && toLiability(row)
}

/** 0 when this user has no such liability. */
export const removeLiability = prepareChange((trx, userId: number, id: number) =>
  trx.deleteFrom('liabilities').where('userId', '=', userId).where('id', '=', id),
)

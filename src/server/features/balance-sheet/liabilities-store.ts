import type { Liability, LiabilityInput } from '#contract/balance-sheet.ts'
import { RATE_DECIMALS } from '#contract/money.ts'
import type { Db, Trx } from '#server/db/database.ts'

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

type Row = Omit<Liability, 'interestRate'> & { rateMillionths: number }

function toLiability({ rateMillionths, ...row }: Row): Liability {
  return { ...row, interestRate: rateMillionths / RATE_SCALE }
}

export async function listLiabilities(db: Db, userId: number): Promise<Liability[]> {
  const rows = await db
    .selectFrom('liabilities')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(toLiability)
}

export async function addLiability(
  trx: Trx,
  userId: number,
  input: LiabilityInput,
  now: Date,
): Promise<Liability> {
  const row = await trx
    .insertInto('liabilities')
    .values({ userId, ...toRow(input, now) })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toLiability(row)
}

/** Puts a deleted liability back under its id, which nobody else can have got. */
export async function restoreLiability(
  trx: Trx,
  userId: number,
  liability: Liability,
  now: Date,
): Promise<Liability> {
  const row = await trx
    .insertInto('liabilities')
    .values({ id: liability.id, userId, ...toRow(liability, now) })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toLiability(row)
}

/** Undefined when this user has no such liability. */
export async function updateLiability(
  trx: Trx,
  userId: number,
  id: number,
  input: LiabilityInput,
  now: Date,
): Promise<Liability | undefined> {
  const row = await trx
    .updateTable('liabilities')
    .set(toRow(input, now))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  return row && toLiability(row)
}

/** False when this user has no such liability. */
export async function removeLiability(trx: Trx, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('liabilities')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

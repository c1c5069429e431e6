import type { Selectable, Updateable } from 'kysely'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareChange, prepareFirst, prepareOne } from '#server/db/prepared.ts'
import type { ProfilesTable } from '#server/db/tables/money.ts'

export type ProfileRow = Omit<Selectable<ProfilesTable>, 'userId'>

const unset: ProfileRow = {
  version: 0,
  income: null,
  takeHome: null,
  incomeBasis: null,
  expenses: null,
  savings: null,
  debt: null,
  investmentRiskTolerance: null,
  retirementGoal: null,
  retirementAge: null,
  financialGoals: null,
  hasExpenseItems: 0,
  hasIncomeItems: 0,
  hasFinancialGoalItems: 0,
  otherKeys: null,
  birthYear: null,
}

const columns = Object.keys(unset) as (keyof ProfileRow)[]

const find = prepareFirst((db, userId: number) =>
  db.selectFrom('profiles').select(columns).where('userId', '=', userId),
)

/** Someone who has stored nothing yet has a profile all the same. */
export async function findProfile(db: Db, userId: number): Promise<ProfileRow> {
  return (await find(db, userId)) ?? unset
}

/**
 * Reads the profile and locks it, and the budget with it, until the transaction ends. An update that changes nothing
 * takes the lock on both engines.
 */
export const lockProfile = prepareOne((trx, userId: number) =>
  trx
    .insertInto('profiles')
    .values({ userId, ...unset })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((set) => ({ version: set.ref('profiles.version') })),
    )
    .returning(columns),
)

const update = prepareChange((trx, userId: number, changes: Updateable<ProfilesTable>) =>
  trx.updateTable('profiles').set(changes).where('userId', '=', userId),
)

export async function updateProfile(
  trx: Trx,
  userId: number,
  changes: Updateable<ProfilesTable> & { version: number },
): Promise<void> {
  await update(trx, userId, changes)
}

/** The year is no field of the profile form; the conversation learns it. */
export async function setBirthYear(trx: Trx, userId: number, birthYear: number | null): Promise<void> {
  await lockProfile(trx, userId)
  await update(trx, userId, { birthYear })
}

import type { AnyColumn, FunctionModule } from 'kysely'
import type { AssetCategory, LiabilityCategory } from '#finance/balance-sheet.ts'
import type { HouseholdFacts } from '#finance/household.ts'
import type { Engine, Trx } from '#server/db/database.ts'
import { prepareFirst } from '#server/db/prepared.ts'
import type { Schema } from '#server/db/schema.ts'

/** Only what net worth is made of: a budget may have thousands of rows that do not matter for it. */
export interface WorthFacts extends HouseholdFacts {
  /** The newest snapshot, if there is one. */
  last: { id: number; day: string; listedTotal: number } | null
  timeZone: string | null
}

/** The lists come as JSON, so that one statement, and one row, has all of it. */
const find = prepareFirst((trx, userId: number, isPostgres: boolean) =>
  trx
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .leftJoin('netWorthSnapshots as last', (join) =>
      join.on('last.id', '=', (select) =>
        select
          .selectFrom('netWorthSnapshots as snapshot')
          .select('snapshot.id')
          .where('snapshot.userId', '=', userId)
          .orderBy('snapshot.day', 'desc')
          .orderBy('snapshot.id', 'desc')
          .limit(1),
      ),
    )
    .select(['users.timeZone', 'profiles.savings', 'profiles.debt'])
    .select(['last.id', 'last.day', 'last.listedTotal'])
    .select([
      trx
        .selectFrom('assets')
        .select(({ fn }) => gather(fn, isPostgres, ['id', 'name', 'value', 'category']).orderBy('id').as('rows'))
        .where('userId', '=', userId)
        .as('assets'),
      trx
        .selectFrom('liabilities')
        .select(({ fn }) => gather(fn, isPostgres, ['id', 'name', 'amount', 'category']).orderBy('id').as('rows'))
        .where('userId', '=', userId)
        .as('liabilities'),
      // Rows of the example are nobody's.
      trx
        .selectFrom('budgetItems')
        .select(({ fn }) => gather(fn, isPostgres, ['itemId', 'label', 'amount']).orderBy('position').orderBy('itemId').as('rows'))
        .where('userId', '=', userId)
        .where('list', '=', 'financialGoalItems')
        .where('isSample', '=', 0)
        .as('goals'),
    ])
    .where('users.id', '=', userId),
)

/** A list of lists. PostgreSQL gives nothing for an empty one, and what it gives is parsed already. */
type Gathered = string | unknown[] | null

function gather<Table extends keyof Schema>(
  fn: FunctionModule<Schema, Table>,
  isPostgres: boolean,
  columns: AnyColumn<Schema, Table>[],
) {
  const [all, each] = isPostgres ? ['json_agg', 'json_build_array'] : ['json_group_array', 'json_array']
  return fn.agg<Gathered>(all, [fn(each, columns)])
}

const rowsOf = <Row>(gathered: Gathered | undefined) =>
  (typeof gathered === 'string' ? JSON.parse(gathered) : (gathered ?? [])) as Row[]

export async function readWorthFacts(trx: Trx, engine: Engine, userId: number): Promise<WorthFacts> {
  const found = await find(trx, userId, engine === 'postgres')
  const { id, day, listedTotal } = found ?? {}
  return {
    profile: { income: null, expenses: null, savings: found?.savings ?? null, debt: found?.debt ?? null },
    income: [],
    expenses: [],
    assets: rowsOf<[number, string, number, AssetCategory]>(found?.assets).map(
      ([id, name, value, category]) => ({ id, name, value, category }),
    ),
    liabilities: rowsOf<[number, string, number, LiabilityCategory]>(found?.liabilities).map(
      ([id, name, amount, category]) => ({ id, name, amount, category }),
    ),
    goals: rowsOf<[number, string, number]>(found?.goals).map(([id, name, currentAmount]) => ({
      id,
      name,
      currentAmount,
    })),
    last: id && day ? { id, day, listedTotal: listedTotal ?? 0 } : null,
    timeZone: found?.timeZone ?? null,
  }
}

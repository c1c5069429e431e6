import type { AnyColumn, FunctionModule } from 'kysely'
import type { AssetCategory, LiabilityCategory } from '#finance/balance-sheet.ts'
import type { HouseholdFacts } from '#finance/household.ts'
import type { Engine, Trx } from '#server/db/database.ts'
import { prepareFirst } from '#server/db/prepared.ts'
import type { Schema } from '#server/db/schema.ts'
import { notSignedIn } from '#server/lib/http-error.ts'

/** Only what net worth is made of: a budget may have thousands of rows that do not matter for it. */
export interface WorthFacts extends HouseholdFacts {
  /** The newest snapshot, if there is one. */
  last: { id: number; day: string; listedTotal: number } | null
  timeZone: string | null
}

/** The lists come as JSON, so that one row of one statement has all of it. */
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
        .select(({ fn }) => gather(fn, isPostgres, ['id', 'name', 'value', 'category']).as('rows'))
        .where('userId', '=', userId)
        .as('assets'),
      trx
        .selectFrom('liabilities')
        .select(({ fn }) => gather(fn, isPostgres, ['id', 'name', 'amount', 'category']).as('rows'))
        .where('userId', '=', userId)
        .as('liabilities'),
      // Rows of the example are nobody's.
      trx
        .selectFrom('budgetItems')
        .select(({ fn }) => gather(fn, isPostgres, ['itemId', 'label', 'amount', 'position']).as('rows'))
        .where('userId', '=', userId)
        .where('list', '=', 'financialGoalItems')
        .where('isSample', '=', 0)
        .as('goals'),
    ])
    .where('users.id', '=', userId),
)

/** PostgreSQL gives null for no rows, and has the JSON parsed. */
type Lists<Rest> = [ids: number[] | null, names: string[], amounts: number[], rest: Rest[]]

/** Column by column and in no order, which takes PostgreSQL half the time of rows in order. */
function gather<Table extends keyof Schema>(
  fn: FunctionModule<Schema, Table>,
  isPostgres: boolean,
  columns: AnyColumn<Schema, Table>[],
) {
  const [list, all] = isPostgres ? ['json_build_array', 'json_agg'] : ['json_array', 'json_group_array']
  return fn<string | Lists<never>>(
    list,
    columns.map((column) => fn.agg(all, [column])),
  )
}

function rowsOf<Rest, Row>(
  gathered: string | Lists<Rest> | null,
  toRow: (id: number, name: string, amount: number, rest: Rest) => Row,
): Row[] {
  const lists = typeof gathered === 'string' ? (JSON.parse(gathered) as Lists<Rest>) : gathered
  const [ids, names, amounts, rest] = lists ?? [null, [], [], []]
  return (ids ?? []).map((id, at) => toRow(id, names[at] as string, amounts[at] as number, rest[at] as Rest))
}

export async function readWorthFacts(trx: Trx, engine: Engine, userId: number): Promise<WorthFacts> {
  const found = await find(trx, userId, engine === 'postgres')
  // Their account was deleted meanwhile.
  if (!found) throw notSignedIn()
  return {
    profile: { income: null, expenses: null, savings: found.savings, debt: found.debt },
    income: [],
    expenses: [],
    assets: rowsOf(found.assets, (id, name, value, category: AssetCategory) => ({
      id,
      name,
      value,
      category,
    })),
    liabilities: rowsOf(found.liabilities, (id, name, amount, category: LiabilityCategory) => ({
      id,
      name,
      amount,
      category,
    })),
    goals: rowsOf(found.goals, (id, name, currentAmount, place: number) => ({
      id,
      name,
      currentAmount,
      place,
    })).toSorted((one, other) => one.place - other.place || one.id - other.id),
    last:
      found.id && found.day ? { id: found.id, day: found.day, listedTotal: found.listedTotal ?? 0 } : null,
    timeZone: found.timeZone,
  }
}

import { type BudgetList, budgetLists } from '#contract/budget.ts'
import { toFlag } from '#server/db/codec.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareChange, prepareList, prepareOne } from '#server/db/prepared.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import type { StoredRow } from './merge-rows.ts'

const columns = [
  'itemId',
  'position',
  'version',
  'createdVersion',
  'label',
  'amount',
  'targetAmount',
  'date',
  'description',
  'isSample',
] as const

/**
 * PostgreSQL and SQLite both limit the parameters of a statement; this many rows stay far below. Other requests run
 * between two statements: 15,000 rows in one go would keep everybody waiting.
 */
const CHUNK = 250

/** Deletions are remembered this long; a screen left open for longer may bring a row back, which loses nothing. */
const KEEP_DELETIONS_MS = 30 * 24 * 60 * 60 * 1000

/** The rows of a budget, or only those of one list, or with certain ids. */
export const listRows = prepareList((db, userId: number, only?: BudgetList, ids?: number[]) =>
  selectRows(db, userId)
    .$if(only !== undefined, (query) => query.where('list', '=', only ?? 'expenseItems'))
    .$if(ids !== undefined, (query) => query.where('itemId', 'in', ids ?? []))
    .orderBy('position')
    .orderBy('itemId'),
)

const selectRows = (db: Db, userId: number) =>
  db
    .selectFrom('budgetItems')
    .select([...columns, 'list'])
    .where('userId', '=', userId)

const listFirst = prepareList((db, userId: number, limit: number) =>
  selectRows(db, userId).orderBy('position').orderBy('itemId').limit(limit),
)

const listAfter = prepareList((db, userId: number, list: BudgetList, after: Place, limit: number) =>
  selectRows(db, userId)
    .where('list', '=', list)
    .where((where) =>
      where.or([
        where('position', '>', after.position),
        where.and([where('position', '=', after.position), where('itemId', '>', after.itemId)]),
      ]),
    )
    .orderBy('position')
    .orderBy('itemId')
    .limit(limit),
)

interface Place {
  position: number
  itemId: number
}

/** Before every row. */
const START: Place = { position: -Number.MAX_SAFE_INTEGER, itemId: 0 }

/** Nearly everybody has fewer rows. Reading this many takes some 6 ms, after which other requests run. */
const PAGE = 2000

/** The rows of all lists, each in order; read many inside a transaction, since it takes several looks. */
export async function listAllRows(db: Db, userId: number) {
  const few = await listFirst(db, userId, PAGE)
  if (few.length < PAGE) return few
  const all: typeof few = []
  for (const list of budgetLists) {
    for (let after = START; ;) {
      await letOthersRun()
      const page = await listAfter(db, userId, list, after, PAGE)
      all.push(...page)
      const last = page.at(-1)
      if (!last || page.length < PAGE) break
      after = { position: last.position, itemId: last.itemId }
    }
  }
  return all
}

/** How many rows a list has, and where its first one stands. */
export const measureList = prepareOne((db, userId: number, list: BudgetList) =>
  db
    .selectFrom('budgetItems')
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      select.fn.min<number | null>('position').as('first'),
    ])
    .where('userId', '=', userId)
    .where('list', '=', list),
)

/** Rows of the example, which came with the first look at the screen. */
export const listSampleIds = prepareList((db, userId: number, list: BudgetList) =>
  db
    .selectFrom('budgetItems')
    .select('itemId')
    .where('userId', '=', userId)
    .where('list', '=', list)
    .where('isSample', '=', toFlag(true)),
)

const findLastId = prepareOne((db, userId: number, list: BudgetList, from: number, to: number) =>
  db
    .selectFrom('budgetItems')
    .select((select) => select.fn.max<number | null>('itemId').as('id'))
    .where('userId', '=', userId)
    .where('list', '=', list)
    .where('itemId', '>=', from)
    .where('itemId', '<', to),
)

/** More rows than a list can have. */
const ID_RANGE = 1_000_000

/** For a new row: the moment it was made in milliseconds, or a later number when others have come faster than that. */
export async function findFreeId(db: Db, userId: number, list: BudgetList, from: number): Promise<number> {
  const { id } = await findLastId(db, userId, list, from, from + ID_RANGE)
  return id === null ? from : id + 1
}

const listDeletions = prepareList((db, userId: number, list: BudgetList, version: number) =>
  db
    .selectFrom('budgetDeletions')
    .select('itemId')
    .where('userId', '=', userId)
    .where('list', '=', list)
    .where('version', '>', version),
)

export async function listDeletedSince(
  db: Db,
  userId: number,
  list: BudgetList,
  version: number,
): Promise<number[]> {
  return (await listDeletions(db, userId, list, version)).map((row) => row.itemId)
}

export async function writeRows(
  trx: Trx,
  userId: number,
  list: BudgetList,
  rows: StoredRow[],
): Promise<void> {
  for (const chunk of chunksOf(rows)) {
    await trx
      .insertInto('budgetItems')
      .values(chunk.map((row) => ({ userId, list, ...row })))
      .onConflict((conflict) =>
        conflict.columns(['userId', 'list', 'itemId']).doUpdateSet((set) => ({
          position: set.ref('excluded.position'),
          version: set.ref('excluded.version'),
          createdVersion: set.ref('excluded.createdVersion'),
          label: set.ref('excluded.label'),
          amount: set.ref('excluded.amount'),
          targetAmount: set.ref('excluded.targetAmount'),
          date: set.ref('excluded.date'),
          description: set.ref('excluded.description'),
          isSample: set.ref('excluded.isSample'),
        })),
      )
      .execute()
    await letOthersRun()
  }
}

/** Deletes rows, remembers at which version, and forgets deletions that are too old to matter. */
export async function removeRows(
  trx: Trx,
  userId: number,
  list: BudgetList,
  ids: number[],
  { version, now }: { version: number; now: Date },
): Promise<void> {
  const at = now.toISOString()
  for (const chunk of chunksOf(ids)) {
    await trx
      .deleteFrom('budgetItems')
      .where('userId', '=', userId)
      .where('list', '=', list)
      .where('itemId', 'in', chunk)
      .execute()
    await trx
      .insertInto('budgetDeletions')
      .values(chunk.map((itemId) => ({ userId, list, itemId, version, at })))
      .onConflict((conflict) => conflict.columns(['userId', 'list', 'itemId']).doUpdateSet({ version, at }))
      .execute()
    await letOthersRun()
  }
  if (ids.length === 0) return
  await forgetDeletions(trx, userId, new Date(now.getTime() - KEEP_DELETIONS_MS).toISOString())
}

const forgetDeletions = prepareChange((trx, userId: number, before: string) =>
  trx.deleteFrom('budgetDeletions').where('userId', '=', userId).where('at', '<', before),
)

function chunksOf<Item>(items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
    items.slice(index * CHUNK, (index + 1) * CHUNK),
  )
}

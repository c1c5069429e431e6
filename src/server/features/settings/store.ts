import type { Selectable } from 'kysely'
import { defaultSettings, type Settings, type SettingsInput } from '#contract/settings.ts'
import { fromFlag, toFlag } from '#server/db/codec.ts'
import type { Db } from '#server/db/database.ts'
import { prepareFirst, prepareOne } from '#server/db/prepared.ts'
import type { SettingsTable } from '#server/db/tables/settings.ts'

type Row = Omit<Selectable<SettingsTable>, 'userId'>

const columns = [
  'theme',
  'accent',
  'fontSize',
  'currency',
  'email',
  'advice',
  'market',
  'budget',
  'goals',
  'frequency',
] as const

const toSettings = ({ email, advice, market, budget, goals, ...row }: Row): Settings => ({
  ...row,
  email: fromFlag(email),
  advice: fromFlag(advice),
  market: fromFlag(market),
  budget: fromFlag(budget),
  goals: fromFlag(goals),
})

const toRow = ({ email, advice, market, budget, goals, ...settings }: Settings): Row => ({
  ...settings,
  email: toFlag(email),
  advice: toFlag(advice),
  market: toFlag(market),
  budget: toFlag(budget),
  goals: toFlag(goals),
})

const find = prepareFirst((db, userId: number) =>
  db.selectFrom('settings').select(columns).where('userId', '=', userId),
)

export async function findSettings(db: Db, userId: number): Promise<Settings> {
  const row = await find(db, userId)
  return row ? toSettings(row) : defaultSettings
}

const change = prepareOne((db, userId: number, row: Row, named: Partial<Row>) =>
  db
    .insertInto('settings')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(named))
    .returning(columns),
)

/** Writes only the named settings, so that two devices changing different ones do not undo each other. */
export async function changeSettings(db: Db, userId: number, changes: SettingsInput): Promise<Settings> {
  const row = toRow({ ...defaultSettings, ...changes })
  const named = columns.filter((column) => changes[column] !== undefined)
  const changed = await change(db, userId, row, Object.fromEntries(named.map((name) => [name, row[name]])))
  return toSettings(changed)
}

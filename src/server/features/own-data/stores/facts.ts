import { asset, liability } from '#contract/balance-sheet.ts'
import { expenseItem, financialGoalItem, incomeItem } from '#contract/budget.ts'
import { factStates } from '#contract/facts.ts'
import { money } from '#contract/money.ts'
import { moneyFields, textFields } from '#contract/profile.ts'
import { z } from '#contract/zod.ts'
import { type AnyRow, isRowPlace } from '#advisor/ledger/effect.ts'
import { definePart, PAGE, pagesById } from '#server/features/own-data/part.ts'
import { type Name, renameAll, renameFact, renameRow } from '#server/features/own-data/rename.ts'
import { factShape } from '#server/features/own-data/fact-shape.ts'
import { fileId, kept, moment } from '#server/features/own-data/shapes.ts'

const common = {
  messageId: z.nullable(fileId),
  at: moment,
  state: z.enum(factStates),
  stateAt: moment,
  said: z.nullable(factShape),
  changeId: z.nullable(fileId),
}
const valueOf = <Value extends z.ZodMiniType>(value: Value) => ({
  before: z.nullable(value),
  after: z.nullable(value),
})
const rowOf = <Place extends string, Row extends z.ZodMiniType>(place: Place, row: Row) =>
  z.object({
    ...common,
    place: z.literal(place),
    field: z.null(),
    itemId: z.nullable(fileId),
    ...valueOf(row),
  })
const fieldOf = <Field extends z.ZodMiniType, Value extends z.ZodMiniType>(field: Field, value: Value) =>
  z.object({ ...common, place: z.literal('profile'), field, itemId: z.null(), ...valueOf(value) })

/** An undo may put these values back, so each must be one that its screen would accept. */
const row = z.union([
  fieldOf(z.enum(moneyFields), money()),
  fieldOf(z.enum(textFields), kept(2000)),
  fieldOf(z.literal('retirementAge'), z.int()),
  z.object({
    ...common,
    place: z.literal('birthYear'),
    field: z.null(),
    itemId: z.null(),
    ...valueOf(z.int()),
  }),
  rowOf('expenseItems', expenseItem),
  rowOf('incomeItems', incomeItem),
  rowOf('financialGoalItems', financialGoalItem),
  rowOf('assets', asset),
  rowOf('liabilities', liability),
])
type Row = z.output<typeof row>

const columns = ['messageId', 'at', 'state', 'stateAt', 'place', 'field', 'itemId', 'said'] as const
const parse = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** What the advisor took from the conversation, with the words it came from and what it changed. */
export const factsPart = definePart<Row>([...columns, 'before', 'after', 'changeId'], {
  name: 'facts',
  most: 200_000,
  schema: row,
  async *read(db, userId) {
    const pages = pagesById((after) =>
      db
        .selectFrom('facts')
        .select(['id', ...columns, 'oldValue', 'newValue', 'changeId'])
        .where('userId', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    )
    for await (const rows of pages)
      yield rows.map(
        ({ oldValue, newValue, said, ...fact }) =>
          ({ ...fact, said: parse(said), before: parse(oldValue), after: parse(newValue) }) as Row,
      )
  },
  restore: async ({ trx, userId, ids }, rows) => {
    const renamed = await renameAll(ids, rows, rename)
    const stored = renamed.map(({ said, before, after, ...fact }) => ({
      ...fact,
      userId,
      said: json(said),
      oldValue: json(before),
      newValue: json(after),
    }))
    await trx.insertInto('facts').values(stored).execute()
  },
  isUse: () => true,
})

function rename(fact: Row, name: Name): Row {
  const named = {
    ...fact,
    messageId: name.other('message', fact.messageId),
    changeId: name.other('change', fact.changeId),
    said: fact.said && renameFact(fact.said, name),
  }
  const { place } = fact
  if (!isRowPlace(place)) return named
  const renameValue = (value: unknown) => {
    const held = value as AnyRow | null
    return held && { ...held, id: renameRow(place, held.id, name) }
  }
  return {
    ...named,
    itemId: fact.itemId === null ? null : renameRow(place, fact.itemId, name),
    before: renameValue(fact.before),
    after: renameValue(fact.after),
  } as Row
}

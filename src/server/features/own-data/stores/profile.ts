import { budgetLists } from '#contract/budget.ts'
import { fullValues, profileChange } from '#contract/profile.ts'
import { z } from '#contract/zod.ts'
import { fromFlag, toFlag } from '#server/db/codec.ts'
import { definePart, onePage, PAGE, pagesById } from '#server/features/own-data/part.ts'
import { fileId, keptOrNull, moment } from '#server/features/own-data/shapes.ts'
import { MAX_CHANGES } from '#server/features/profile/changes-store.ts'
import { mergeOtherKeys, readOtherKeys } from '#server/features/budget/other-keys.ts'
import { findProfile } from '#server/features/profile/profile-store.ts'

const fields = Object.keys(fullValues.shape) as (keyof typeof fullValues.shape)[]

/** What is there now; the rows of the budget are parts of their own. */
export const profilePart = definePart([...fields, 'birthYear', 'lists', 'otherKeys'], {
  name: 'profile',
  most: 1,
  schema: z.extend(fullValues, {
    /** A file of an earlier version has none. */
    takeHome: z.optional(fullValues.shape.takeHome),
    birthYear: z.nullable(z.int().check(z.minimum(1900), z.maximum(2200))),
    /** Which lists of the budget were ever stored: an empty list is not the same as none. */
    lists: z.array(z.enum(budgetLists)).check(z.maxLength(budgetLists.length)),
    otherKeys: z.record(z.string(), z.unknown()),
  }),
  read: (db, userId) =>
    onePage(
      findProfile(db, userId).then((row) => {
        if (row.version === 0 && row.birthYear === null) return undefined
        const { hasExpenseItems, hasIncomeItems, hasFinancialGoalItems, otherKeys, ...values } = row
        const flags = [hasExpenseItems, hasIncomeItems, hasFinancialGoalItems]
        const lists = budgetLists.filter((_, at) => fromFlag(flags[at] ?? 0))
        return { ...values, lists, otherKeys: readOtherKeys(otherKeys) }
      }),
    ),
  restore: async ({ trx, userId, version }, rows) => {
    for (const { lists, otherKeys, ...values } of rows)
      await trx
        .insertInto('profiles')
        .values({
          ...values,
          userId,
          version,
          hasExpenseItems: toFlag(lists.includes('expenseItems')),
          hasIncomeItems: toFlag(lists.includes('incomeItems')),
          hasFinancialGoalItems: toFlag(lists.includes('financialGoalItems')),
          otherKeys: mergeOtherKeys(null, otherKeys),
        })
        .execute()
  },
  isUse: (row) =>
    row.birthYear !== null ||
    Object.keys(row.otherKeys).length > 0 ||
    fields.some((field) => (row[field] ?? null) !== null),
})

const columns = ['id', 'at', 'field', 'oldValue', 'newValue', 'source', 'messageId', 'quote'] as const
const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** Where each value came from, and what it was before. */
export const profileChangesPart = definePart([...columns], {
  name: 'profileChanges',
  // The cap spares what says where a present value came from.
  most: MAX_CHANGES + fields.length,
  schema: profileChange.check(
    z.refine(
      (row) => fileId.safeParse(row.id).success && moment.safeParse(row.at).success,
      'A change of the profile must have an id and a time',
    ),
    z.refine((row) => keptOrNull(4000).safeParse(row.quote).success, 'A quote is too long'),
  ),
  async *read(db, userId) {
    const pages = pagesById((after) =>
      db
        .selectFrom('profileChanges')
        .select(columns)
        .where('userId', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    )
    const parse = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
    for await (const rows of pages)
      yield rows.map((row) => {
        const values = { oldValue: parse(row.oldValue), newValue: parse(row.newValue) }
        return { ...row, ...values } as z.output<typeof profileChange>
      })
  },
  restore: async ({ trx, userId, ids }, rows) => {
    const given = await ids.give(
      'change',
      rows.map(({ id }) => id),
    )
    const messages = await ids.find(
      'message',
      rows.map(({ messageId }) => messageId),
    )
    await trx
      .insertInto('profileChanges')
      .values(
        rows.map((row) => ({
          ...row,
          userId,
          id: given.get(row.id) ?? 0,
          oldValue: json(row.oldValue),
          newValue: json(row.newValue),
          messageId: messages.get(row.messageId ?? 0) ?? null,
        })),
      )
      .execute()
  },
})

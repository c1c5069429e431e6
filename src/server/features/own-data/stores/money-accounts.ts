import { z } from '#contract/zod.ts'
import { accountKey } from '#finance/account-name.ts'
import { payeeKey } from '#finance/payee.ts'
import { definePart, PAGE, pagesById } from '#server/features/own-data/part.ts'
import { fileId, kept, keptOrNull } from '#server/features/own-data/shapes.ts'
import { MOST_RULES } from '#server/features/transactions/rules-store.ts'

const accountColumns = ['id', 'name', 'assetId', 'liabilityId'] as const

/** The accounts that transactions belong to, and which rows of the balance sheet they are. */
export const moneyAccountsPart = definePart([...accountColumns], {
  name: 'moneyAccounts',
  most: 100_000,
  schema: z.object({
    id: fileId,
    name: kept(200),
    assetId: z.nullable(fileId),
    liabilityId: z.nullable(fileId),
  }),
  read: (db, userId) =>
    pagesById((after) =>
      db
        .selectFrom('moneyAccounts')
        .select(accountColumns)
        .where('userId', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    ),
  restore: async ({ trx, userId, ids }, rows) => {
    const given = await ids.give(
      'moneyAccount',
      rows.map(({ id }) => id),
    )
    const assets = await ids.find(
      'asset',
      rows.map(({ assetId }) => assetId),
    )
    const liabilities = await ids.find(
      'liability',
      rows.map(({ liabilityId }) => liabilityId),
    )
    await trx
      .insertInto('moneyAccounts')
      .values(
        rows.map(({ id, name, assetId, liabilityId }) => ({
          id: given.get(id) ?? 0,
          userId,
          name,
          key: accountKey(name),
          assetId: assets.get(assetId ?? 0) ?? null,
          liabilityId: liabilities.get(liabilityId ?? 0) ?? null,
        })),
      )
      .execute()
  },
})

const payeeColumns = ['id', 'name', 'guess'] as const

/** Everybody who was paid or paid, with the category that the name suggested. */
export const payeesPart = definePart([...payeeColumns], {
  name: 'payees',
  most: 1_000_000,
  schema: z.object({ id: fileId, name: kept(200), guess: keptOrNull(100) }),
  read: (db, userId) =>
    pagesById((after) =>
      db
        .selectFrom('payees')
        .select(payeeColumns)
        .where('userId', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    ),
  restore: async ({ trx, userId, ids }, rows) => {
    const given = await ids.give(
      'payee',
      rows.map(({ id }) => id),
    )
    await trx
      .insertInto('payees')
      .values(rows.map((row) => ({ ...row, id: given.get(row.id) ?? 0, userId, key: payeeKey(row.name) })))
      .execute()
  },
})

const ruleColumns = ['match', 'text', 'category'] as const

/** In the order in which they were made. */
export const categoryRulesPart = definePart([...ruleColumns], {
  name: 'categoryRules',
  most: MOST_RULES,
  schema: z.object({ match: z.enum(['is', 'contains']), text: kept(200), category: kept(100) }),
  read: (db, userId) =>
    pagesById((after) =>
      db
        .selectFrom('categoryRules')
        .select(['id', ...ruleColumns])
        .where('userId', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    ),
  restore: async ({ trx, userId }, rows) => {
    await trx
      .insertInto('categoryRules')
      .values(rows.map((row) => ({ ...row, userId })))
      .execute()
  },
  isUse: () => true,
})

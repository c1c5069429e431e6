import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

type Rows = ExpressionBuilder<Schema, 'transactions'>

/** Rows of imports that are finished and not taken back: the only ones that anybody sees. */
export const isSeen = (userId: number) => (where: Rows) =>
  where(
    'transactions.importId',
    'not in',
    where
      .selectFrom('imports')
      .select('imports.id')
      .where('imports.userId', '=', userId)
      .where('imports.status', '!=', 'done'),
  )

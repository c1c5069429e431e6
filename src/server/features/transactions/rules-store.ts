import type { CategoryRule } from '#contract/transactions.ts'
import { prepareChange, prepareFirst, prepareList, prepareOne } from '#server/db/prepared.ts'

const columns = ['id', 'match', 'text', 'category'] as const

/** More would be read with every chunk of an import. */
export const MOST_RULES = 5000

export const listRules = prepareList((db, userId: number) =>
  db
    .selectFrom('categoryRules')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(MOST_RULES),
)

export const putRule = prepareOne((trx, userId: number, rule: Omit<CategoryRule, 'id'>) =>
  trx
    .insertInto('categoryRules')
    .values({ userId, ...rule })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'match', 'text']).doUpdateSet({ category: rule.category }),
    )
    .returning(columns),
)

export const removeRule = prepareChange((trx, userId: number, id: number) =>
  trx.deleteFrom('categoryRules').where('userId', '=', userId).where('id', '=', id),
)

export const removePayeeRule = prepareChange((trx, userId: number, key: string) =>
  trx
    .deleteFrom('categoryRules')
    .where('userId', '=', userId)
    .where('match', '=', 'is')
    .where('text', '=', key),
)

export const countRules = prepareFirst((db, userId: number) =>
  db
    .selectFrom('categoryRules')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('userId', '=', userId),
)

type Rules = Pick<CategoryRule, 'match' | 'text' | 'category'>[]

/** Finds the category that the rules give a payee: the payee itself first, then the longest words in its name. */
export function createMatcher(rules: Rules): (key: string) => string | null {
  const exact = new Map(
    rules.filter(({ match }) => match === 'is').map(({ text, category }) => [text, category]),
  )
  const parts = rules
    .filter(({ match }) => match === 'contains')
    .toSorted((one, other) => other.text.length - one.text.length)
  return (key) => exact.get(key) ?? parts.find(({ text }) => key.includes(text))?.category ?? null
}

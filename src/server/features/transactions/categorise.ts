import type { CategoryRule } from '#contract/transactions.ts'
import { monthOf } from '#finance/spending.ts'
import type { Trx } from '#server/db/database.ts'
import { breathe } from '#server/lib/breathe.ts'
import { conflict, notFound } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { findRow, listOfPayee, listPayees, setOne, setPiece, setRecurring } from './category-store.ts'
import { forgetMonths } from './months-store.ts'
import { countRules, createMatcher, listRules, MOST_RULES, putRule, removePayeeRule } from './rules-store.ts'
import { inTurn } from './turn-store.ts'

type Store = Pick<Services, 'db' | 'engine'>

/** Others get their turn between pieces of a payee with thousands of rows. */
const PIECE = 500
const ALWAYS = ['0000-01', '9999-12'] as const

/** Gives one row a category, or every row of its payee and, by a rule, those that come. Returns how many changed. */
export async function categorise(
  store: Store,
  userId: number,
  id: number,
  { category, scope }: { category: string | null; scope: 'one' | 'payee' },
): Promise<number> {
  const row = await findRow(store.db, userId, id)
  if (!row) throw notFound('Transaction')
  if (scope === 'one') {
    return inTurn(store, userId, async (trx) => {
      await forgetMonths(trx, userId, monthOf(row.date), monthOf(row.date))
      return setOne(trx, userId, id, category)
    })
  }
  await inTurn(store, userId, async (trx) => {
    if (category === null) return removePayeeRule(trx, userId, row.key)
    await demandRoom(trx, userId)
    return putRule(trx, userId, { match: 'is', text: row.key, category })
  })
  return setPayee(store, userId, row.payeeId, category, { overHand: true })
}

/** Adds a rule and lets it hold for what is stored, except what the user chose by hand. */
export async function applyRule(
  store: Store,
  userId: number,
  input: Omit<CategoryRule, 'id'>,
): Promise<CategoryRule> {
  const words = { ...input, text: input.text.toLowerCase().replaceAll(/\s+/g, ' ') }
  const rule = await inTurn(store, userId, async (trx) => {
    await demandRoom(trx, userId)
    return putRule(trx, userId, words)
  })
  const matches = createMatcher(await listRules(store.db, userId))
  const payees = await listPayees(store.db, userId)
  const touched = payees.filter(({ key }) =>
    rule.match === 'is' ? key === rule.text : key.includes(rule.text),
  )
  for (const { id, key } of touched) {
    const category = matches(key)
    if (category !== null) await setPayee(store, userId, id, category, { overHand: false })
  }
  return rule
}

async function setPayee(
  store: Store,
  userId: number,
  payeeId: number,
  category: string | null,
  { overHand }: { overHand: boolean },
): Promise<number> {
  let changed = 0
  for (let after = 0; ;) {
    const rows = await listOfPayee(store.db, userId, payeeId, after, PIECE)
    const ids = rows
      .filter((row) => row.category !== category && (overHand || row.categorySource !== 'user'))
      .map(({ id }) => id)
    await inTurn(store, userId, async (trx) => {
      await forgetMonths(trx, userId, ...ALWAYS)
      if (ids.length > 0) changed += await setPiece(trx, userId, ids, category)
    })
    after = rows.at(-1)?.id ?? 0
    if (rows.length < PIECE) break
    await breathe()
  }
  await setRecurring(store.db, userId, payeeId, category)
  return changed
}

async function demandRoom(trx: Trx, userId: number): Promise<void> {
  const { count } = (await countRules(trx, userId)) ?? { count: 0 }
  if (count >= MOST_RULES) throw conflict('You can keep at most 5,000 rules. Please delete some first.')
}

import type { CategoryRule } from '#contract/transactions.ts'
import { monthOf } from '#finance/spending.ts'
import type { Trx } from '#server/db/database.ts'
import { answerOnce, answerOnceDone, type Sending } from '#server/features/repeats/store.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { conflict, notFound } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { findRow, listOfPayee, listPayees, setOne, setPiece, setRecurring } from './category-store.ts'
import { forgetMonths } from './months-store.ts'
import { countRules, createMatcher, listRules, MOST_RULES, putRule, removePayeeRule } from './rules-store.ts'
import { inTurn } from './turn-store.ts'

type Store = Pick<Services, 'db' | 'engine'>

/** Rows per piece: other requests run in between when a payee has thousands of rows. */
const PIECE = 500
const ALWAYS = ['0000-01', '9999-12'] as const

interface Choice {
  id: number
  category: string | null
}

/** Gives one row a category. */
export const categoriseOne = (
  store: Store,
  sending: Sending,
  { id, category }: Choice,
): Promise<{ changed: number }> =>
  inTurn(store, sending.userId, (trx) => {
    const { userId } = sending
    const first = async () => {
      const row = await findRow(trx, userId, id)
      if (!row) throw notFound('Transaction')
      await forgetMonths(trx, userId, monthOf(row.date), monthOf(row.date))
      return { changed: await setOne(trx, userId, id, category) }
    }
    return answerOnce(trx, sending, { first })
  })

/** Gives every row of a payee the category, and adds a rule for later ones. */
export const categorisePayee = (
  store: Store,
  sending: Sending,
  choice: Choice,
): Promise<{ changed: number }> =>
  answerOnceDone(store.db, sending, async () => ({
    changed: await setPayeeAndRule(store, sending.userId, choice),
  }))

async function setPayeeAndRule(store: Store, userId: number, { id, category }: Choice): Promise<number> {
  const row = await findRow(store.db, userId, id)
  if (!row) throw notFound('Transaction')
  await inTurn(store, userId, async (trx) => {
    if (category === null) return removePayeeRule(trx, userId, row.key)
    await demandRoom(trx, userId)
    return putRule(trx, userId, { match: 'is', text: row.key, category })
  })
  return setPayee(store, userId, row.payeeId, category, { overHand: true })
}

type RuleInput = Omit<CategoryRule, 'id'>

/** Adds a rule and applies it to the stored rows, except those categorised by hand. */
export const applyRule = (store: Store, sending: Sending, rule: RuleInput): Promise<CategoryRule> =>
  answerOnceDone(store.db, sending, () => putAndApply(store, sending.userId, rule))

async function putAndApply(store: Store, userId: number, input: RuleInput): Promise<CategoryRule> {
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
    await letOthersRun()
  }
  await setRecurring(store.db, userId, payeeId, category)
  return changed
}

async function demandRoom(trx: Trx, userId: number): Promise<void> {
  const { count } = (await countRules(trx, userId)) ?? { count: 0 }
  if (count >= MOST_RULES) throw conflict('You can keep at most 5,000 rules. Please delete some first.')
}

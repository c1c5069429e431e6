/** 'If i put 400 extra on it how long til its gone', after which debt comes first: that debt alone. */
import { bare } from '#advisor/executing/bare-action.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { paidOnDebt } from '#advisor/planning/data/paid-on-debt.ts'
import { orderDebts } from '#finance/debt.ts'
import { asInputs, isReady } from '#advisor/executing/of-sum.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const ON_IT = /\b(?:on|at|to|towards?|against|into) (?:it|that|that one|this one|the first(?: one)?)\b/i
const ASKS_WHEN = /\b(?:how (?:long|soon|fast|quick(?:ly)?|many months)|when)\b/i
const EXTRA = /\b(?:extra|more|on top|additional(?:ly)?|besides|above)\b/i

export function onTheFirst({ text, minded: { numbers }, sums, snapshot }: Talk): Action | null {
  const last = sums.at(-1)
  const [number, ...more] = numbers
  if (last?.kind !== 'debt-order' || !isReady(last) || !number || more.length > 0) return null
  const isPaid = number.kind === 'money' || number.kind === 'number'
  if (!isPaid || !ON_IT.test(text) || !ASKS_WHEN.test(text)) return null
  const debts = snapshot.liabilities
    .filter(({ amount }) => amount > 0)
    .map((debt) => ({
      ...debt,
      interestRate: debt.interestRate ?? 0,
      minimumPayment: debt.minimumPayment ?? 0,
    }))
  const first = snapshot.liabilities.find(
    ({ id }) => id === debts[orderDebts(debts, 'avalanche')[0] ?? 0]?.id,
  )
  if (!first || first.interestRate === null) return null
  const row: Value = { kind: 'row', row: { list: 'liabilities', id: first.id, name: first.name } }
  const said: Value = { kind: 'number', number }
  const isOnTop = EXTRA.test(text) && paidOnDebt(first, snapshot) !== null
  const payment: Value = isOnTop ? { kind: 'operation', operator: 'add', left: row, right: said } : said
  return { ...bare('payoff-time'), inputs: asInputs({ balance: row, rate: row, payment }) }
}

/** 'Sell at 380k, owe 190k, 6% commission, then a 450k house at 6.5%': what the sale leaves, and the next loan with it. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { AssetCategory, LiabilityCategory } from '#finance/balance-sheet.ts'
import { bare } from '#advisor/executing/bare-action.ts'

const SOLD = /\b(?:sell(?:ing|s)?|sold|sale)\b/i
const FEE = 'commissions?|realtors?|agents?|selling costs?|closing costs?|fees?'
const FEE_AFTER = new RegExp(String.raw`^[^.?!,;\d]{0,16}\b(?:${FEE})\b`, 'i')
const FEE_BEFORE = new RegExp(String.raw`\b(?:${FEE})\b[^.?!,;\d]{0,16}$`, 'i')
const OWED_BEFORE = /\b(?:owe|owed|owing|owes|payoff|left on|balance|mortgage)\b[^.?!,;\d]{0,24}$/i
const OWED_AFTER = /^[^.?!,;\d]{0,16}\b(?:left on|owed|to pay off|payoff)\b/i
const HOME =
  /\b(?:house|home|condo|place|property|townhouse|realtors?|agents?|commissions?|closing|selling costs?)\b/i
const OTHER_THING = /\b(?:funds?|stocks?|shares|etfs?|401 ?\(?k\)?|ira|car|truck|boat|bike|business)\b/i
/** Less is no price of a home. */
const LEAST_PRICE = 30_000

interface Talk {
  text: string
  minded: Minded
  sums: readonly SumRecord[]
  snapshot: Snapshot
}

export function sale({ text, minded: { numbers }, sums, snapshot }: Talk): Action[] | null {
  const isFee = ({ kind, start, end }: SaidNumber) =>
    kind === 'percent' && (FEE_AFTER.test(text.slice(end)) || FEE_BEFORE.test(text.slice(0, start)))
  const fees = SOLD.test(text) ? numbers.filter(isFee) : []
  if (fees.length === 0 || !HOME.test(text) || OTHER_THING.test(text)) return null
  const isOwed = ({ start, end }: SaidNumber) =>
    OWED_BEFORE.test(text.slice(0, start)) || OWED_AFTER.test(text.slice(end))
  const amounts = numbers.filter(
    ({ kind, value, period }) =>
      (kind === 'money' || kind === 'number') && value >= LEAST_PRICE && period === null,
  )
  const debt = amounts.find(isOwed)
  const [home, price, ...more] = amounts.filter((one) => one !== debt)
  const worth = home ? said(home) : ofHome(sums, 'value', snapshot.assets, 'Real Estate')
  const owed = debt ? said(debt) : ofHome(sums, 'owed', snapshot.liabilities, 'Mortgage')
  if (!worth || !owed || more.length > 0) return null
  const costs = fees.map((fee): Value => ({
    kind: 'operation',
    operator: 'times',
    left: worth,
    right: said(fee),
  }))
  const left: Action = {
    ...bare('difference'),
    inputs: [{ slot: 'amount', value: worth }, ...[owed, ...costs].map((value) => ({ slot: 'take', value }))],
  }
  if (!price) return [left]
  const rate = numbers.find((one) => one.kind === 'percent' && !fees.includes(one))
  const months = numbers.find(({ kind }) => kind === 'months')
  const next = Object.entries({ price, rate, months }).flatMap(([slot, number]) =>
    number ? [{ slot, value: said(number) }] : [],
  )
  const down: Action['inputs'][number] = { slot: 'down', value: { kind: 'own', result: 'difference' } }
  return [left, { ...bare('loan-payment'), inputs: [...next, down] }]
}

const said = (number: SaidNumber): Value => ({ kind: 'number', number })

/** As the last sum of the home had it, else the only one that is kept. */
function ofHome(
  sums: readonly SumRecord[],
  name: 'value' | 'owed',
  rows: readonly { id: number; name: string; category: AssetCategory | LiabilityCategory }[],
  category: AssetCategory | LiabilityCategory,
): Value | null {
  const last = sums.at(-1)
  if (last?.kind === 'equity' && last.inputs[name]) return { kind: 'figure', sum: last.id, name }
  const [row, ...others] = rows.filter((one) => one.category === category)
  if (!row || others.length > 0) return null
  const list = name === 'value' ? 'assets' : 'liabilities'
  return { kind: 'row', row: { list, id: row.id, name: row.name } }
}

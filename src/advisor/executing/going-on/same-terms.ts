/** 'My sister has 12k on hers, what would that be at the same rate': the last sum of another amount. */
import type { Action } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { isLending } from '#advisor/executing/inherit.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { isReady } from '#advisor/executing/of-sum.ts'

const SAME = /\b(?:at|with|for|on) (?:the|that) same (?:rate|apr|interest|terms?|percent(?:age)?|return)\b/i
const ASKS = /\?|\b(?:what|whats|how|when)\b/i
const EARNS = /\b(?:savings|earn\w*|cds?|hysa|pays? me)\b/i
/** What a sum is about, by the names it may have. */
const amounts = ['balance', 'principal', 'price', 'portfolio', 'savings', 'start', 'amount']

export function sameTerms({ text, minded: { numbers }, sums }: Talk): Action | null {
  const last = sums.at(-1)
  const [number, ...more] = numbers
  const isAmount = number?.kind === 'money' && number.period === null
  if (!last || !isReady(last) || !isAmount || more.length > 0 || !SAME.test(text)) return null
  if (!ASKS.test(text) || (isLending(last.kind) && EARNS.test(text))) return null
  const slot = amounts.find((name) => last.inputs[name]?.unit === 'money')
  if (slot === undefined || !last.inputs['rate']) return null
  return { ...bare(last.kind), from: last.id, inputs: [{ slot, value: { kind: 'number', number } }] }
}

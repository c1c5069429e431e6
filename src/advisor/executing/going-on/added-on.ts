/** 'And with the severance added on': what an earlier sum or message called by that name, on top of what is there. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { mainResult } from '#advisor/figures/show.ts'
import { figureOf, isReady } from '#advisor/executing/of-sum.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const ADDED = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|okay|but|now|what|how long|if i|if we)\W+)*` +
    String.raw`(?:with|w|plus|add(?:ing)?|counting|including|throw(?:ing)? in) ` +
    String.raw`(?:in )?(?:the|my|our|that|his|her) ([a-z]{4,})(?: (?:check|money|pay|payout))?` +
    String.raw`(?: (?:added|counted|thrown|included|on top|too))?` +
    String.raw`(?: (?:on|in|to it|to that|as well))?\W*$`,
  'i',
)
/** Words that name no amount. */
const VAGUE = /^(?:rest|money|same|other|total|savings|payment|interest|months?|years?)$/i
/** What is there once, by its names in a sum. */
const stocks = ['savings', 'start', 'current', 'portfolio', 'balance']
const lasting: ReadonlySet<string> = new Set([
  'runway',
  'growth',
  'goal-time',
  'goal-payment',
  'nest-egg-life',
  'retirement-projection',
  'emergency-fund',
  'afford-once',
])

export function addedOn(talk: Talk): Action | null {
  const last = talk.sums.findLast((sum) => isReady(sum))
  const name = ADDED.exec(talk.text)?.[1]
  if (!last || name === undefined || VAGUE.test(name) || talk.minded.numbers.length > 0) return null
  const slot = lasting.has(last.kind) ? stocks.find((one) => last.inputs[one]) : undefined
  const right = slot === undefined ? null : findNamed(talk, name, last)
  if (slot === undefined || !right) return null
  const value: Value = { kind: 'operation', operator: 'add', left: { kind: 'before' }, right }
  return { ...bare(last.kind), from: last.id, inputs: [{ slot, value }] }
}

/** The result of the one sum whose question had the name, else the one amount that was told by it. */
function findNamed({ sums, heard = [] }: Talk, name: string, last: SumRecord): Value | null {
  const isSaid = (words = '') => new RegExp(String.raw`\b${name}\b`, 'i').test(words)
  const named = sums.filter((sum) => sum !== last && isReady(sum) && isSaid(sum.words))
  const [sum, ...more] = named
  const main = sum && mainResult(sum)
  if (sum && main && more.length === 0 && main[1].unit === 'money' && !sum.per) return figureOf(sum, main[0])
  const [number, ...others] = heard.filter(({ kind, words }) => kind === 'money' && isSaid(words))
  return named.length === 0 && number && others.length === 0 ? { kind: 'number', number } : null
}

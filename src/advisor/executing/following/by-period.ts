/** 'So thats how much a year?': what the last sum leads with, by another period, and not how far it lies from another. */
import { isMonthly } from '#advisor/executing/acts/say-figure.ts'
import { figureOf } from '#advisor/executing/of-sum.ts'
import { mainResult } from '#advisor/figures/show.ts'
import type { Action } from '#advisor/minding/minded.ts'
import type { Settling } from './settling.ts'

const OPENING = String.raw`^\W*(?:(?:ok|okay|so|and|then|hm+|oh)\W+)*`
const THAT = String.raw`(?:that|it|this)`
const COMES = '(?: (?:be|come to|make|leave(?: me| us)?))?'
const ASKED = [
  String.raw`(?:${THAT}'?s? )?(?:how much|what)(?:'?s| is)?(?: (?:would|does|will))?(?: ${THAT})?${COMES}(?: in)?`,
  String.raw`${THAT}(?:'?s| is)?(?: how much| what)?`,
  'so',
].join('|')
const ASKS = new RegExp(
  String.raw`${OPENING}(?:(?:${ASKED}) )?(?:a|per|each|every|over (?:a|the)) (year|week|day)(?: then)?\W*$`,
  'i',
)
/** A month's results that are called by what they are. */
const ofMonth: ReadonlySet<string> = new Set(['left'])
const times: Readonly<Record<string, number>> = { year: 12 }

export function byPeriod({ text, minded, head }: Settling): Action | null {
  const [, period = ''] = minded.numbers.length === 0 ? (ASKS.exec(text) ?? []) : []
  const [name] = mainResult(head) ?? []
  if (period === '' || name === undefined) return null
  if (isMonthly(head)) return { intent: 'part', from: null, about: [head.id], inputs: [], wanted: period }
  const count = times[period]
  if (!ofMonth.has(name) || count === undefined) return null
  const inputs: Action['inputs'] = [
    { slot: 'amount', value: figureOf(head, name) },
    { slot: 'times', value: { kind: 'constant', value: count } },
  ]
  return { intent: 'product', from: null, about: [], inputs, wanted: null }
}

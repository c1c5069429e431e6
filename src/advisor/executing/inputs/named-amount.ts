/** '12% of the stipend', 'whats left of the refund': the amount that was told by that name, not the last result. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'

const OF_THE = /(?:%|\bpercent|\bleft|\bout|\brest|\bhalf) of (?:the|my|our|his|her) ([a-z]{4,})\b/i
/** Words that name no amount. */
const VAGUE =
  /^(?:month|months|year|years|week|weeks|time|rest|total|whole|same|money|amount|price|balance|loan|payment)$/i
/** The input that such words fill. */
const filled: Readonly<Record<string, string>> = {
  'percent-of': 'base',
  'set-aside': 'income',
  difference: 'amount',
}

export function namedAmount(
  { intent, inputs }: Action,
  text: string,
  heard: readonly HeardNumber[],
): Action['inputs'] {
  const slot = filled[intent]
  const name = OF_THE.exec(text)?.[1]?.toLowerCase()
  if (slot === undefined || name === undefined || VAGUE.test(name)) return inputs
  const stem = name.replace(/s$/, '')
  const told = heard.filter(
    ({ kind, words }) =>
      (kind === 'money' || kind === 'number') && new RegExp(String.raw`\b${stem}s?\b`, 'i').test(words),
  )
  const [number, ...others] = told
  if (!number || others.some(({ value }) => value !== number.value)) return inputs
  const value: Value = { kind: 'number', number: { ...number, kind: 'money' } }
  return [...inputs.filter((one) => one.slot !== slot), { slot, value }]
}

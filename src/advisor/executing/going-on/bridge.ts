/** 'From 65 to 67, before Social Security, how much would we need from savings': the gap of a month, for those years. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { findBenefit } from '#advisor/executing/inputs/heard-benefit.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { asInputs, figureOf, newestOf } from '#advisor/executing/of-sum.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const BETWEEN = /^ ?(?:,|and|to|til|till|until|through|thru|-|–) ?(?:age |i'?m |we'?re |the )?$/i
const ASKS = /\b(?:how much|what)\b/i
const FROM_SAVINGS =
  /\b(?:savings|nest egg|need|pull|draw|burn|cover|out of pocket|use up|eat|bridge|carry)\b/i
const A_MONTH = /\b(?:a|per|each|every) (?:month|mo)\b|\bmonthly\b/i
const BEFORE_BENEFIT = /\b(?:before|without|until|till?|no) (?:the |my |our )?(?:social security|ss)\b/i
const AGES = { least: 50, most: 80 }

/** The two ages that a message names next to each other. */
function spanIn({ text, minded: { numbers } }: Talk): readonly [number, number] | null {
  const ages = numbers.filter(({ value }) => value >= AGES.least && value <= AGES.most)
  const [first, second, ...more] = ages
  if (!first || !second || more.length > 0 || numbers.length > ages.length) return null
  const isSpan = second.value > first.value && BETWEEN.test(text.slice(first.end, second.start))
  return isSpan ? [first.value, second.value] : null
}

/** What Social Security pays, where the gap was counted with it. */
function benefitIn({ inputs }: SumRecord, heard: readonly HeardNumber[]): HeardNumber | null {
  const benefit = findBenefit(heard)
  const { source } = inputs['pension'] ?? {}
  return benefit && source?.kind === 'words' && source.quote.includes(benefit.quote) ? benefit : null
}

export function bridge(talk: Talk): Action | null {
  const { text, sums, heard = [] } = talk
  const short = newestOf(sums, 'pension-gap')
  const span = spanIn(talk)
  if (!short?.results['gap'] || !span || !ASKS.test(text) || !FROM_SAVINGS.test(text) || A_MONTH.test(text))
    return null
  const gap = figureOf(short, 'gap')
  const benefit = BEFORE_BENEFIT.test(text) ? benefitIn(short, heard) : null
  const amount: Value = benefit
    ? { kind: 'operation', operator: 'add', left: gap, right: { kind: 'number', number: benefit } }
    : gap
  const times: Value = { kind: 'constant', value: (span[1] - span[0]) * 12 }
  return { ...bare('product'), inputs: asInputs({ amount, times }) }
}

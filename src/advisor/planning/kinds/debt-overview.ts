/** Questions about all debts together, without a plan. */
import { debtSources } from '#advisor/planning/data/row-sources.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { debtOrder } from '#advisor/planning/calculators/debt-order.ts'
import { interestCost } from '#advisor/planning/calculators/interest-cost.ts'
import type { Known } from '#advisor/planning/data/known.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import type { Debt } from '#finance/debt.ts'
import { readDebts } from './debt-words.ts'

const LONGEST_QUOTE = 200
const ASK_DEBTS = text`Which debts do you have? Balance and rate of each, please.`

export const debtOrderKind = defineKind({
  name: 'debt-order',
  reads: ['money', 'percent'],
  cues: [
    cue(
      '(?:which|what) (?:of (?:my |our |these |the )?)?(?:debts?|cards?|loans?|one|bills?)[^.?!]*(?:first|start|priorit\\w*|attack|tackle|focus)',
      7,
    ),
    cue('(?:order|sequence|priorit\\w*)[^.?!]*(?:debts?|cards?|loans?|pay (?:them|it))', 6),
    cue('(?:pay|tackle|attack)\\w*[^.?!]*first', 5),
    cue(
      '(?:get|getting|dig|climb|come|be|becom\\w+) (?:\\w+ ){0,2}(?:out of|rid of|free of|free from) (?:(?:all|my|our|the|this|of) )*(?:\\w+ )?debts?',
      6,
    ),
    cue('plan (?:to|for)…(?:pay|clear|attack|tackl|get rid)\\w*…(?:debts?|cards?|loans?)', 6),
    cue('(?:best|fastest|smartest|quickest) way…(?:pay|clear|get rid)\\w*…(?:debts?|cards?|loans?)', 5),
    cue('(?:debts?|cards?|loans?)', 1),
  ],
  not: /\$ (?:a|per|each|every) month|how (?:long|many)|avalanche|snowball|emergency|invest|retire/,
  plan(_given, known) {
    const debts = debtsOf(known)
    return debts.length === 0
      ? { slot: 'debts', ask: ASK_DEBTS }
      : planWith(debtOrder, { debts }, sourcesOf(debts, known))
  },
})

export const interestCostKind = defineKind({
  name: 'interest-cost',
  reads: ['money', 'percent'],
  cues: [
    cue(
      '(?:how much|what)[^.?!]*interest[^.?!]*(?:month|year|day|annual\\w*|monthly|paying|pay|cost\\w*)',
      5,
    ),
    cue('(?:weighted|average|blended|overall|mean)…(?:rate|apr|interest)', 7),
    cue('(?:total|all|how much|what)…(?:debts?|owe)\\b', 4),
    cue('(?:debts?|cards?|loans?|owe|borrowed)', 2),
    cue('cost\\w*…(?:debts?|interest)|(?:debts?|interest)…cost\\w*', 3),
    cue(
      'how (?:much )?(?:deep )?(?:in )?debt (?:am|are)|how much (?:do|does) (?:i|we) owe|what do (?:i|we) owe',
      5,
    ),
  ],
  not: /avalanche|snowball|\$ (?:a|per|each|every) month|how (?:long|many)|refi|~|extra|minimum|net worth|savings account|earn|debt to|first|invest|\bsav(?:e|ing)\b|\bown\b|\bassets\b|\b(?:die|death)\b/,
  plan(_given, known) {
    const { profile } = known.snapshot
    const debts = debtsOf(known)
    if (debts.length > 0) return planWith(interestCost, { debts }, sourcesOf(debts, known))
    if (profile.debt !== null)
      return planWith(interestCost, {
        debts: [{ name: 'Debt of your profile', amount: profile.debt, interestRate: 0 }],
      })
    return { slot: 'debts', ask: ASK_DEBTS }
  },
})

const sourcesOf = (debts: readonly Debt[], { question, snapshot }: Known) =>
  debtSources(debts, snapshot.liabilities, question.text.slice(0, LONGEST_QUOTE))

/** Of the question, else the one it names, else all that are stored. */
function debtsOf({ question, snapshot, debt }: Known): Debt[] {
  const said = readDebts(question, [])
  if (said.length > 0) return said
  const asksForAll =
    /\b(?:debts|all|total|cards|loans|everything|overall|average|weighted|which|first)\b/.test(question.gist)
  return debt && !asksForAll ? [debt] : snapshot.liabilities.filter((row) => row.amount > 0)
}

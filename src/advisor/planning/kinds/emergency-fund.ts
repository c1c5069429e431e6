import { EMERGENCY_FUND_MONTHS } from '#finance/emergency-fund.ts'
import { byRule, byWords } from '#advisor/grounding/figures.ts'
import { emergencyFund } from '#advisor/planning/calculators/emergency-fund.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import type { Said } from '#advisor/planning/question/said.ts'
import { expensesSlot, monthlySlot, rateSlot, savingsSlot } from './slots.ts'

export const emergencyFundKind = defineKind({
  name: 'emergency-fund',
  reads: ['months', 'bare'],
  cues: [
    cue('\\bemergenc(?:y|ies)|rainy day|safety net|cushion|buffer fund|cash reserve', 5),
    cue('months? (?:worth )?(?:of |in )(?:\\w+ )?(?:expenses|spending|costs|bills|living)', 4),
    cue('(?:how (?:long|many months)|runway)…(?:savings?|cash|money|fund|nest egg|reserve)', 3),
    cue('(?:savings?|cash|money|fund|reserve)…(?:last|cover|carry|run out)', 3),
    cue(
      '(?:lost|lose|losing|quit|without) (?:my |our |a |the )?(?:job|income|paycheck)|laid off|stopped (?:working|earning)',
      3,
    ),
    cue('~ (?:of )?(?:emergency|expenses|fund|cushion|reserve)', 4),
    cue('many months[^.?!]*(?:expenses|savings|get by)', 3),
    cue("~ (?:of )?(?:spending|expenses|costs|living)|months' expenses", 3),
    cue('how many months (?:is|does|would|do|of)', 2),
  ],
  not: /\bretire|\b4% rule|withdraw|goal\b.*(?:reach|target)|(?:reach|target)\b.*\bgoal/,
  needs: { savings: savingsSlot, expenses: expensesSlot },
  may: {
    monthly: {
      ...monthlySlot,
      loose: false,
      cues: [
        cue(
          '(?:add\\w*|put\\w*|sav(?:e|ing)|set\\w* aside|contribut\\w*|stash\\w*)…#…(?:month|week|paycheck)',
          5,
        ),
      ],
    },
    rate: { ...rateSlot, loose: false, stored: undefined },
  },
  plan(given, { question }) {
    const targets = readTargets(question.said)
    const said = question.said.filter((number) => number.kind === 'months').map((number) => number.quote)
    const source =
      said.length > 0 ? byWords(said.join(', ')) : byRule('Emergency fund', 'the usual range of advice')
    return planWith(
      emergencyFund,
      {
        savings: given.savings.value,
        expenses: given.expenses.value,
        targets,
        monthly: given.monthly?.value,
        rate: given.rate?.value ?? 0,
      },
      { ...given, targets: { value: 0, source } },
    )
  },
})

const isTarget = (months: number) => months > 0 && months <= 60

/** The sizes of fund that are asked about; three and six months when none is said. */
function readTargets(said: readonly Said[]): number[] {
  const months = said.filter((number) => number.kind === 'months' && isTarget(number.value))
  // 'three and six months': the first has no unit of its own.
  const bare =
    months.length > 0
      ? said.filter(
          (number) =>
            number.kind === 'bare' &&
            isTarget(number.value) &&
            /# ?(?:,|and|or|to|vs)? ?(?:and |or )?(?:for )?(?:the )?~/.test(number.context),
        )
      : []
  const found = [...bare, ...months].flatMap((number) => [number.low, number.high])
  const distinct = [...new Set(found)].toSorted((a, b) => a - b)
  return distinct.length > 0 ? distinct : [EMERGENCY_FUND_MONTHS.small, EMERGENCY_FUND_MONTHS.full]
}

/** 'When would the card be gone', after a plan for all debts: the month in which that one is. */
import { show } from '#advisor/figures/show.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { findDebt } from '#advisor/planning/data/find-debt.ts'
import { CLEARED_IN } from '#advisor/planning/sums/debt-plan.ts'
import type { Executing } from '#advisor/executing/outcome.ts'
import type { Told } from './acts.ts'

const WHEN = /\b(?:when|how (?:long|soon|many months))\b/i
const GONE = /\b(?:gone|done|clear(?:ed)?|paid|pay|off|finished|over|take)\b/i
/** 'If I put 200 on it' makes the plan anew. */
const SUPPOSED = /\b(?:if|without|instead|first)\b/i
/** 'The Wells one' is no Capital One. */
const ANY_ONE = /\bone\b/g

export function tellCleared({ text: said, minded, sums, snapshot, sheet }: Executing): Told | null {
  const plan = sums.findLast(({ missing }) => missing === undefined)
  if (plan?.kind !== 'debt-payoff' || minded.numbers.length > 0 || SUPPOSED.test(said)) return null
  if (!WHEN.test(said) || !GONE.test(said)) return null
  const words = said.toLowerCase().replaceAll(ANY_ONE, '')
  const debt = findDebt(words, words, snapshot.liabilities)
  const month =
    debt && Object.values(plan.results).find(({ label }) => label === `${debt.name} ${CLEARED_IN}`)
  const all = plan.results['months']
  if (!month || !all) return null
  const time = show(sheet, { ...month, unit: 'months' })
  return {
    answer: [
      month.value === all.value
        ? text`In ${time}: it’s the last to go in this plan.`
        : text`In ${time} in this plan, and the last of them is gone after ${show(sheet, all)}.`,
    ],
    details: [],
  }
}

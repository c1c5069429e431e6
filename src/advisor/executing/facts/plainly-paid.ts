/** 'I also pay 220 a month on my student loan': what somebody says they pay is a cost, also where the mind counts with it. */
import type { Fact } from '#advisor/facts.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { isMadeOf } from '#advisor/understanding/later/said-before.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'

const PAYS =
  /(?:^|[.,;!] ?|\b(?:and|but|so) )(?:(?:i|we)(?: also| already| still| currently)? |also )?pay(?:ing)?(?: about| around| like)? \$?$/i
const EACH_MONTH = /^ ?(?:a|per|each|every|\/) ?(?:month|mo)\b/i
const SUPPOSED = /\?|\b(?:if|could|would|can i|should|when|how|what|extra|more)\b/i

export function withPlainlyPaid(kept: readonly Fact[], seen: readonly Fact[], text: string): Fact[] {
  if (SUPPOSED.test(text)) return [...kept]
  const reading = readMessage(hideForeign(text))
  const paid = reading.amounts.filter(
    (amount) =>
      isMoneyLike(amount) &&
      PAYS.test(reading.text.slice(0, amount.start)) &&
      EACH_MONTH.test(reading.text.slice(amount.end)),
  )
  const missed = seen.filter(
    (fact) =>
      fact.change.kind === 'expense' &&
      fact.decision === 'save' &&
      !kept.includes(fact) &&
      paid.some((amount) => isMadeOf(fact.change, reading, amount)),
  )
  return [...kept, ...missed]
}

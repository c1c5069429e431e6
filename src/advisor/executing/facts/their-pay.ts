/** 'She makes 64k', told before the user's own pay, is heard once more when that is known. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import { isHouseholdPay, keepsApart } from '#advisor/understanding/money/household.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { weighedAgain } from '#advisor/understanding/reading/weighed.ts'
import { readHeard } from '#advisor/understanding/read-heard.ts'
import { understand } from '#advisor/understanding/understand.ts'
import { isPay } from './pay-in-all.ts'

/** The message, where it tells pay of theirs that waits for the user's own. */
export function waitingPay(hearing: Hearing): string | undefined {
  const { snapshot, dialogue, text } = hearing
  if (snapshot.profile.income !== null) return undefined
  const told = readHeard(hearing)
  const reading = { ...told, home: { hasPartner: false, isOfPay: false, ...told.home, hasPay: true } }
  const isTold = reading.amounts.some((amount) => isMoneyLike(amount) && isHouseholdPay(reading, amount))
  return isTold ? text : dialogue.theirPay
}

/** What the user earns, with what was told of the other before it. */
export function withTheirPay(facts: readonly Fact[], hearing: Hearing): Fact[] {
  const { snapshot, dialogue, text } = hearing
  const { theirPay } = dialogue
  const own = facts.filter(({ change, decision }) => decision === 'save' && isPay(change))
  const [first, another] = own
  if (theirPay === undefined || snapshot.profile.income !== null || keepsApart(text)) return [...facts]
  // A message that tells several sources tells all of them.
  if (!first || another || /\b(?:we|both|together|combined)\b/i.test(first.quote)) return [...facts]
  const then = structuredClone(snapshot)
  keepFacts(then, own)
  const again = { ...dialogue, asked: null, focus: [first], heard: text }
  const reading = readMessage(hideForeign(theirPay))
  const money = { text: reading.text, amounts: reading.amounts.filter(isMoneyLike) }
  const minded = hearing.minded && { ...hearing.minded, amounts: weighedAgain(money, () => 'income') }
  const theirs = understand({ text: theirPay, snapshot: then, dialogue: again, minded }).facts.filter(
    ({ change, decision }) => decision === 'save' && isPay(change),
  )
  if (theirs.length === 0) return [...facts]
  return [
    ...facts.filter((fact) => fact !== first),
    ...theirs.map((fact) => ({ ...fact, quote: first.quote, span: first.span })),
  ]
}

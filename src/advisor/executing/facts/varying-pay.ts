/** Pay that comes now so and now so is kept as what lies between, as a range of it is. */
import type { Hearing } from '#advisor/advisor.ts'
import { EARNED } from '#advisor/executing/said-words.ts'
import { isPay, overlaps, type Fact } from '#advisor/facts.ts'
import { asksFor } from '#advisor/reading/asked-part.ts'
import { toFact } from '#advisor/understanding/amount-facts.ts'
import { SAVE } from '#advisor/understanding/certainty.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { isMadeOf } from '#advisor/understanding/later/said-before.ts'
import { timesPerYear } from '#advisor/understanding/money/flows.ts'
import { varyingPay } from '#advisor/understanding/money/varying.ts'
import { ownerBefore } from '#advisor/understanding/people.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { toCents } from '#finance/money.ts'

/** From this on the mind takes a number for the user's own. */
const OWN = 0.5

export function withVaryingPay(facts: readonly Fact[], { text, snapshot, minded }: Hearing): Fact[] {
  const reading = readMessage(hideForeign(text))
  const varying = varyingPay(reading)
  if (!varying) return [...facts]
  const { amounts, middle, period } = varying
  const pays = facts.filter(({ change, decision }) => decision === 'save' && isPay(change))
  const isOfIt = ({ change }: Fact) => amounts.some((amount) => isMadeOf(change, reading, amount))
  const isAlone = reading.amounts.filter(isMoneyLike).length === amounts.length
  // What is plainly earned is pay, also where two numbers that differ leave both readers unsure.
  const isEarned =
    isAlone &&
    snapshot.income.length === 0 &&
    EARNED.test(reading.text.slice(0, amounts[0].start)) &&
    ownerBefore(reading, amounts[0].sentence, amounts[0].first).holder === 'me' &&
    !asksFor(text) &&
    (minded?.numbers.find((number) => overlaps(number, amounts[0]))?.own ?? 0) >= OWN
  if (pays.length === 0 ? !isEarned : !isAlone && !pays.some(isOfIt)) return [...facts]
  const value = toCents(middle * timesPerYear[period])
  const found = {
    change: { kind: 'profile', field: 'income', value },
    amount: amounts[0],
    certainty: 1,
  } as const
  return [...facts.filter((fact) => !isPay(fact.change) && !isOfIt(fact)), toFact(reading, found, SAVE)]
}

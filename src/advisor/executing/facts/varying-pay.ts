/** Pay that comes now so and now so is kept as what lies between, as a range of it is. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { toFact } from '#advisor/understanding/amount-facts.ts'
import { SAVE } from '#advisor/understanding/certainty.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { isMadeOf } from '#advisor/understanding/later/said-before.ts'
import { timesPerYear } from '#advisor/understanding/money/flows.ts'
import { varyingPay } from '#advisor/understanding/money/varying.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { toCents } from '#finance/money.ts'
import { isPay } from './pay-in-all.ts'

export function withVaryingPay(facts: readonly Fact[], { text }: Hearing): Fact[] {
  const pays = facts.filter(({ change, decision }) => decision === 'save' && isPay(change))
  if (pays.length === 0) return [...facts]
  const reading = readMessage(hideForeign(text))
  const varying = varyingPay(reading)
  if (!varying) return [...facts]
  const { amounts, middle, period } = varying
  const isOfIt = ({ change }: Fact) => amounts.some((amount) => isMadeOf(change, reading, amount))
  const isAlone = reading.amounts.filter(isMoneyLike).length === amounts.length
  if (!isAlone && !pays.some(isOfIt)) return [...facts]
  const value = toCents(middle * timesPerYear[period])
  const found = {
    change: { kind: 'profile', field: 'income', value },
    amount: amounts[0],
    certainty: 1,
  } as const
  return [...facts.filter((fact) => !isPay(fact.change) && !isOfIt(fact)), toFact(reading, found, SAVE)]
}

import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { toCents } from '#finance/money.ts'
import { sceneOf } from '#advisor/understanding/later/correction-scene.ts'
import { readCorrections } from '#advisor/understanding/later/corrections.ts'
import { isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { amountOf, saidBefore } from '#advisor/understanding/later/said-before.ts'
import { readYesNo } from './yes-no.ts'

/** The answer to 'Is $12,000 the balance of your Visa?': yes, no, or what it is instead. Null when it is neither. */
export function readConfirmation(
  reading: Reading,
  { asked }: Hearing['dialogue'],
): { facts: Fact[]; declined: Fact[] } | null {
  if (asked?.kind !== 'confirm') return null
  const { fact } = asked
  const answer = readYesNo(reading.text)
  const money = reading.amounts.filter(isMoneyLike)
  const [corrected] = money.length > 0 ? readCorrections(sceneOf(reading, [fact], [], false)).found : []
  if (corrected) {
    const { amount, change } = corrected
    const said: Fact = {
      change,
      decision: 'save',
      quote: reading.text.trim(),
      span: { start: amount.start, end: amount.end },
    }
    return { facts: [said], declined: [] }
  }
  // 'Ok, and she found the car insurance, so 3,505' agrees to nothing that was asked.
  const isElse = money.some(({ value }) => !holds(fact, value))
  if ((answer === 'yes' && !isElse) || isSameAgain(reading, fact))
    return { facts: [{ ...fact, decision: 'save' }], declined: [] }
  return answer === 'no' ? { facts: [], declined: [fact] } : null
}

/** 'Is it 12,000?' '12,000' */
const isSameAgain = ({ amounts, tokens }: Reading, fact: Fact) =>
  tokens.length <= 4 && amounts.some((amount) => isMoneyLike(amount) && holds(fact, amount.value))

const holds = (fact: Fact, dollars: number) =>
  amountOf(fact.change) === toCents(dollars) || saidBefore(fact)?.value === dollars

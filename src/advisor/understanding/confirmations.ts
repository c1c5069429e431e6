import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { readCorrections } from './corrections.ts'
import { isMoneyLike, type Reading } from './reading.ts'
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
  const [corrected] = money.length > 0 ? readCorrections(reading, [fact], []).found : []
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
  if (answer === 'yes' || isSameAgain(reading, fact))
    return { facts: [{ ...fact, decision: 'save' }], declined: [] }
  return answer === 'no' ? { facts: [], declined: [fact] } : null
}

/** 'Is it 12,000?' '12,000' */
function isSameAgain({ amounts, tokens }: Reading, { change }: Fact): boolean {
  const stored = 'amount' in change ? change.amount : 'value' in change ? change.value : null
  return tokens.length <= 4 && amounts.some(({ value }) => Math.round(value * 100) === stored)
}

import type { Hearing } from '#advisor/advisor.ts'
import { toCents } from '#finance/money.ts'
import { isAddition } from './additions.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import { isOther, isPartner } from '#advisor/understanding/people.ts'
import { periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import type { Retold } from './relative-changes.ts'

const further = /\b(?:my own|another|a second|second|a separate|other|more in|a different)\b/i
/** 'I have another 190,000 there' never stands for what was told before. */
const ANOTHER = /\b(?:i|we)(?:'ve| have| got|'ve got)? another \$?\d/i
/** A sum told, or the balance set right. */
const whole = /\b(?:total|altogether|all together|combined|so|now|actually|make it|sorry|instead|not)\b|=|\?/i
/** The balance itself: 'oh and savings are 12,300, I moved 2,000 out'. */
const balance = /\bsavings?(?: account)?(?: is|'s| are| stands? at)\b/i
/** Not there yet: 'I want another 2,000', 'would be nice', 'my second goal'. */
const wished = new RegExp(
  [
    String.raw`\b(?:wants?|wanted|wanna|need|needs|wish|would|i'd|could|should|might|will|i'll|goals?|target|aim\w*|`,
    String.raw`hop(?:e|es|ing)|plan\w*|trying|going to|gonna|if|like to|love to)\b`,
  ].join(''),
  'i',
)
/** Certain enough to be a balance. */
const LIKELY = 0.4

/** 'We have 66,000 in the joint savings.' 'I also have 3,000 in my own savings.': both together. */
export function readFurtherSavings(
  reading: Reading,
  judged: readonly Judged[],
  { snapshot }: Hearing,
): Retold | null {
  const { savings } = snapshot.profile
  const [one, another] = judged.filter(({ role, certainty }) => role === 'savings' && certainty >= LIKELY)
  const isAnother = ANOTHER.test(reading.text)
  if (!savings || !one || another || (whole.test(reading.text) && !isAnother)) return null
  const isFurther = further.test(reading.text) || (isAddition(reading.text) && !balance.test(reading.text))
  if (reading.tokens.some(({ word }) => isOther(word) || isPartner(word))) return null
  const isSavings = isAnother || /\bsavings?\b/i.test(reading.text)
  const value = toCents(one.amount.value)
  if (!isFurther || !isSavings || value === savings || periodOf(reading, one.amount) !== null) return null
  if (wished.test(reading.text)) return { changes: [], taken: [one.amount] }
  return { changes: [{ kind: 'profile', field: 'savings', value: savings + value }], taken: [one.amount] }
}

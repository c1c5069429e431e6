import { isCalledScore } from '#advisor/understanding/reading/credit-score.ts'
import { isAgeOfChild, isOther, isPartner } from '#advisor/understanding/people.ts'
import { type Amount, isMoneyLike, isWordOnly, type Reading } from '#advisor/understanding/reading/reading.ts'

const realQuestion = new RegExp(
  [
    String.raw`^(?:(?:hmm+|um|well|ok|so|but|and|wait)[ ,]+)*(?:what|which|how|why|who|where|when|does|do|did|is|are|can|`,
    String.raw`could|should|would|will|isn't|don't|shouldn't)\b`,
  ].join(''),
  'i',
)
const past = /^(?:was|were|used|had|before|formerly|originally)$/
const coming = /^(?:then|raising|raise|going|will|until|till|next|soon|starting|gonna|would)$/

/** Numbers of an answer that may be the answer; others in it are former, coming, someone else's or mere counts. */
export function answerAmounts(reading: Reading): Amount[] {
  const money = reading.amounts
    .filter(isMoneyLike)
    .filter((amount) => !isWordOnly(amount) && !isAgeOfChild(reading, amount))
    .filter((amount) => amount.currency || !isCalledScore(amount, reading.text))
  const fitting = money.filter((amount) => fits(reading, amount))
  return fitting.length > 0 ? fitting : money.filter((amount) => !isInQuestion(reading, amount)).slice(0, 1)
}

function fits(reading: Reading, amount: Amount): boolean {
  const { tokens, sentences } = reading
  const floor = sentences[amount.sentence]?.first ?? 0
  const clause = clauseBefore(reading, amount, floor)
  const near = clause.slice(-4)
  const [last, earlier] = [clause.at(-1) ?? '', clause.at(-2) ?? '']
  if (isInQuestion(reading, amount)) return false
  if (
    near.some((word) => past.test(word) || word === 'not') ||
    /^(?:ago)$/.test(tokens[amount.next]?.word ?? '')
  )
    return false
  if (/^last (?:year|month|week)$/.test(wordsAfter(reading, amount, 3).slice(-2).join(' '))) return false
  if (near.some((word) => coming.test(word))) return false
  if (last === 'take' || (last === 'of' && earlier === 'out') || last === 'or' || last === 'minus')
    return false
  return (
    !clause.some((word) => isOther(word) && !isPartner(word)) ||
    clause.some((word) => /^(?:i|my|mine|we)$/.test(word))
  )
}

function isInQuestion({ text, tokens, sentences }: Reading, amount: Amount): boolean {
  const sentence = sentences[amount.sentence]
  if (!sentence?.isQuestion) return false
  return realQuestion.test(text.slice(tokens[sentence.first]?.start ?? 0))
}

/** The words before an amount back to the last comma, dot or 'but'. */
function clauseBefore({ tokens }: Reading, amount: Amount, floor: number): string[] {
  const words: string[] = []
  for (let at = amount.first - 1; at >= floor; at -= 1) {
    const token = tokens[at]
    if (!token || /^[,;:.]$/.test(token.text) || token.word === 'but') break
    words.unshift(token.word)
  }
  return words
}

const wordsAfter = ({ tokens }: Reading, amount: Amount, count: number) =>
  tokens.slice(amount.next, amount.next + count).map((token) => token.word)

const conclusion = new RegExp(
  [
    String.raw`\b(?:so|call it|let's say|say|use|total|together|combined|altogether|in all|all in|make it|mine|half is|`,
    String.raw`my share|share is|average|today|now|better)\b[^.]{0,18}$`,
  ].join(''),
  'i',
)

/** Of several numbers the one that is summed up with, else the last. */
export function settle(reading: Reading, amounts: readonly Amount[]): Amount | undefined {
  const concluded = amounts.findLast((amount) => {
    const floor = reading.tokens[reading.sentences[amount.sentence]?.first ?? 0]?.start ?? 0
    const previous = amounts.findLast((other) => other.end <= amount.start)?.end ?? floor
    return conclusion.test(reading.text.slice(Math.max(floor, previous), amount.start))
  })
  return concluded ?? amounts.at(-1)
}

import { isMine, ownerBefore, subjectOf } from './people.ts'
import type { Amount, Reading } from './reading.ts'

/** Reasons why an amount is not about the user's own money now, whatever its words suggest. */
const vetoes: ((reading: Reading, amount: Amount) => boolean)[] = [isAnothers, isDenied]

export const isVetoed = (reading: Reading, amount: Amount) =>
  vetoes.some((applies) => applies(reading, amount))

/** 'My brother makes 120,000': a sentence about someone else in which the user does nothing. */
function isAnothers(reading: Reading, amount: Amount): boolean {
  const { tokens, sentences } = reading
  if (subjectOf(reading, amount.sentence) !== 'other') return false
  if (ownerBefore(reading, amount.sentence, amount.first).holder !== 'other') return false
  const { first = 0 } = sentences[amount.sentence] ?? {}
  return !tokens
    .slice(first, amount.first)
    .some(({ word }) => isMine(word) && word !== 'my' && word !== 'our')
}

const denial = /^(?:don't|dont|didn't|not|isn't|ain't|never|doesn't|wasn't|aren't)$/

/** 'I don't make 90k, I make 70k' */
function isDenied({ tokens, sentences }: Reading, amount: Amount): boolean {
  const { first = 0 } = sentences[amount.sentence] ?? {}
  for (let at = amount.first - 1; at >= Math.max(first, amount.first - 5); at -= 1) {
    const token = tokens[at]
    if (!token || /^[,;:]$/.test(token.text) || /^(?:but|and|because)$/.test(token.word)) return false
    if (denial.test(token.word))
      return !/^(?:including|counting|more|less|much|over|quite|even)$/.test(tokens[at + 1]?.word ?? '')
  }
  return false
}

import type { Reading } from '#advisor/understanding/reading/reading.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

/** A stretch of a message between its marks, in plain words, with each number as one: '#2', or '%2' for a percentage. */
export interface Clause {
  text: string
  tokens: Token[]
  sentence: number
}

const isMark = ({ kind, text, word }: Token, next: Token | undefined) =>
  kind === 'break' ||
  /^[,;:.!?()=]$/.test(text) ||
  // The hyphen of 'part-time' parts nothing.
  (text === '-' && next?.kind !== 'number') ||
  /^(?:so|but|because)$/.test(word)

/** The clauses of a message, without how often money is paid. */
export function clausesOf({ tokens, sentences, amounts, periods }: Reading): Clause[] {
  const clauses: Clause[] = []
  for (const [index, sentence] of sentences.entries()) {
    let clause: Clause = { text: '', tokens: [], sentence: index }
    for (let at = sentence.first; at < sentence.next; at += 1) {
      const token = tokens[at]
      if (!token) break
      const number = amounts.findIndex(({ first, next }) => at >= first && at < next)
      const amount = amounts[number]
      if (!amount && isMark(token, tokens[at + 1])) {
        clauses.push(clause)
        clause = { text: '', tokens: [], sentence: index }
        continue
      }
      clause.tokens.push(token)
      const isPeriod = periods.some(({ first, next }) => at >= first && at < next)
      const isWord = token.kind === 'word' || token.text === '+'
      const word = amount
        ? at === amount.first
          ? `${amount.kind === 'percent' ? '%' : '#'}${number}`
          : ''
        : isPeriod || !isWord
          ? ''
          : token.word
      if (word) clause.text += clause.text ? ` ${word}` : word
    }
    clauses.push(clause)
  }
  return clauses.filter((clause) => clause.tokens.length > 0)
}

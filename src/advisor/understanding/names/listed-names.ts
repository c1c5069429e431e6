/** 'Netflix, Hulu, Spotify, Disney 62': one amount for several things is called after all of them. */
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { isOther, isPartner } from '#advisor/understanding/people.ts'
import { isNaming } from './phrases.ts'

/** Fewer are told apart by other words. */
const LEAST = 3
/** Words of one of them. */
const MOST_WORDS = 2
/** No longer name is kept. */
const LONGEST = 40

const SEPARATOR = /^(?:,|:|-|\/|&|\+|and|n)$/

/** The words right before an amount that are naming, no more than one thing has. */
function lastWords(tokens: Reading['tokens'], from: number, end: number): number {
  let first = end
  while (first > from && end - first < MOST_WORDS && isNaming(tokens, first - 1)) first -= 1
  return first
}

export function namesInList({ text, tokens, sentences, amounts }: Reading, amount: Amount): string | null {
  const before = amounts.findLast((other) => isMoneyLike(other) && other.next <= amount.first)
  const floor = Math.max(sentences[amount.sentence]?.first ?? 0, before?.next ?? 0)
  // 'Streaming (Netflix, Hulu) 45' is called by what stands before the brackets.
  const open = tokens.findLastIndex(({ text: sign }, at) => sign === '(' && at >= floor && at < amount.first)
  const isBracketed = tokens[amount.first - 1]?.text === ')' && open > floor
  if (isBracketed) {
    const first = lastWords(tokens, floor, open)
    return first < open ? named(text, tokens[first]?.start, tokens[open - 1]?.end) : null
  }
  let [start, end, count] = [amount.first, amount.first, 0]
  for (;;) {
    const first = lastWords(tokens, floor, end)
    const words = tokens.slice(first, end)
    if (words.length === 0 || words.some(({ word }) => isOther(word) || isPartner(word))) break
    ;[start, count] = [first, count + 1]
    if (first <= floor || !SEPARATOR.test(tokens[first - 1]?.word ?? '')) break
    // ', and'
    const isPair = SEPARATOR.test(tokens[first - 2]?.word ?? '') && first - 2 >= floor
    end = isPair ? first - 2 : first - 1
  }
  return count < LEAST ? null : named(text, tokens[start]?.start, tokens[amount.first - 1]?.end)
}

function named(text: string, start = 0, end = 0): string | null {
  const name = text.slice(start, end).replaceAll(/\s+/g, ' ')
  return name.length > LONGEST ? null : name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * Finds numbers in an answer that no figure stands behind: digits, and numbers in words. Names such as 401(k) and
 * quoted words of the user are no figures.
 */
import { mayHoldNumberWords, readNumberWords } from '#advisor/understanding/reading/number-words.ts'
import { straighten, type Token, tokenize } from '#advisor/understanding/reading/tokens.ts'
import { findNames } from './names.ts'

export interface Untraced {
  /** As written. */
  words: string
  start: number
  end: number
  reason: 'digits' | 'number in words'
}

const DIGITS = /[\p{Nd}\p{Nl}\p{No}](?:[\p{Nd}\p{Nl}\p{No},.]*[\p{Nd}\p{Nl}\p{No}])?/gu
/** Counting words that the reader of numbers does not know as such. */
const LOOSE =
  /\b(?:half|thirds?|quarters?|fifths?|tenths?|twelfths?) (?:of|a|an)\b|\b(?:dozens?|hundreds|thousands|millions|billions)\b/gi
const units =
  /^(?:percent|pct|dollars?|bucks?|cents?|months?|years?|weeks?|days?|hours?|hundred|thousand|million|billion|grand|times|payments?)$/

/** Numbers in plain words. */
export function findUntraced(plain: string): Untraced[] {
  const found = [...findDigits(plain), ...findNumberWords(plain), ...findLooseWords(plain)]
  if (found.length === 0) return []
  const names = findNames(plain)
  const isName = ({ start, end }: Untraced) => names.some((name) => name.start <= start && end <= name.end)
  const isPart = (a: Untraced) => found.some((b) => b !== a && b.start <= a.start && a.end <= b.end)
  return found.filter((number) => !isName(number) && !isPart(number)).toSorted((a, b) => a.start - b.start)
}

/** True for words that state a number: they are never a plain part of an answer. */
export const hasNumber = (plain: string) => findUntraced(plain).length > 0

const spanned = (plain: string, start: number, end: number, reason: Untraced['reason']): Untraced => ({
  words: plain.slice(start, end),
  start,
  end,
  reason,
})

const findDigits = (plain: string) =>
  [...plain.matchAll(DIGITS)].map((match) =>
    spanned(plain, match.index, match.index + match[0].length, 'digits'),
  )

const findLooseWords = (plain: string) =>
  [...plain.matchAll(LOOSE)].map((match) =>
    spanned(plain, match.index, match.index + match[0].length, 'number in words'),
  )

function findNumberWords(plain: string): Untraced[] {
  if (!mayHoldNumberWords(plain)) return []
  const tokens = tokenize(straighten(plain))
  const found: Untraced[] = []
  for (let at = 0; at < tokens.length;) {
    const read = readNumberWords(tokens, at)
    const [first, last] = [tokens[at], read ? tokens[read.next - 1] : undefined]
    if (read && first && last && !isPronoun(tokens, at, read.next)) {
      found.push(spanned(plain, first.start, last.end, 'number in words'))
    }
    at = read?.next ?? at + 1
  }
  return found
}

/** 'the one with the highest rate' and 'down to zero' count nothing; 'one month' does. */
function isPronoun(tokens: Token[], first: number, next: number): boolean {
  const isAlone = next === first + 1 && /^(?:one|zero)$/.test(tokens[first]?.word ?? '')
  return isAlone && !units.test(tokens[next]?.word ?? '')
}

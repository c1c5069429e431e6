import { withDollars } from './own-currency.ts'
import { respell } from './spelling.ts'

/** A word, number, symbol or line break of a message, with its place in it. */
export interface Token {
  /** As written. */
  text: string
  /** Lower case, apostrophes straightened, slips of the pen mended; '<br>' for a line break. */
  word: string
  kind: 'word' | 'number' | 'symbol' | 'break'
  start: number
  end: number
}

/** Replacements of the same length, so that places in the text stay the same. */
const lookalikes: [RegExp, string][] = [
  [/[‘’ʼ`´]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/[\u00a0\u2007\u2009\u202f]/g, ' '],
  [/[＄]/g, '$'],
  [/[％]/g, '%'],
  // A space as it stands in an address or on a page.
  [/(?<!\d)%20/g, '   '],
  [/&nbsp;/g, '      '],
]

export function straighten(text: string): string {
  const plain = lookalikes.reduce((result, [pattern, sign]) => result.replace(pattern, sign), text)
  return withDollars(plain).replace(MIXED, mendFraction).replace(ELSEWHERE_CENTS, swapSeparators)
}

/** Words of a straightened text as the user has written them, with the signs of their own currency. */
export function asWritten(words: string, text: string): string {
  if (withDollars(text) === text) return words
  const at = straighten(text).indexOf(words)
  return at < 0 ? words : text.slice(at, at + words.length)
}

const MIXED = /(?<=\b\d{1,2}) ([1357])\/([248])(?=\s?%| ?percent|\b)/g
/** '3.450,00' as it is written in much of Europe, and '1.200 a month', which is no amount to the tenth of a cent. */
const ELSEWHERE_CENTS =
  /\b\d{1,3}(?:\.\d{3})*,\d{2}\b(?!,?\d)|\b[1-9]\d{0,2}(?:\.\d{3})+(?=\s?(?:€|eur)| (?:a|per|each|every) (?:month|week)\b)/gi

/** Whether an amount is written so: it is asked about, since a point may be a slip. */
export const hasSeparatorsOfElsewhere = (text: string) => text.search(ELSEWHERE_CENTS) >= 0

/** '6 3/4' becomes '6.75 ', place by place. */
const mendFraction = (all: string, top: string, bottom: string) =>
  String(Number(top) / Number(bottom))
    .slice(1)
    .padEnd(all.length)
    .slice(0, all.length)

const swapSeparators = (number: string) => number.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))

/** Thousands apart as people from elsewhere write them ('$92 000', '2 150$', '83 000'), and '61,5k'. */
const ELSEWHERE = new RegExp(
  [
    String.raw`(?<=\$)\d{1,3}(?: (?!401|403|457|529)\d{3})+(?![\d,.\p{L}]| times\b| shares\b)`,
    String.raw`\d{1,3}(?: \d{3})+(?= ?(?:\$|dollars?\b|usd\b))|\d{1,3}(?: 000)+(?![\d,.\p{L}])|\d{1,3},\d{1,2}(?=k\b)`,
  ].join('|'),
  'iuy',
)
const NUMBER = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?:'\d{3})+|\d+(?:\.\d+)?|(?<![.…])\.\d+/y
const WORD = /[\p{L}][\p{L}\p{M}]*(?:'[\p{L}]+)*/uy
/** An ordinal that is part of a name, not a date. */
const NTH = /\d+(?:st|nd|rd|th)(?= (?:wheel|grade|grader|floor|street|avenue|generation|gen)s?\b)/iy
const BREAK = /[ \t]*(?:\r?\n)+\s*/y
const SPACE = /[^\S\n]+/y
const SIGN = /¤+/y

/** Cuts a straightened text into tokens. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0] ?? null
  }
  const push = (kind: Token['kind'], found: string) => {
    const word = found.toLowerCase()
    tokens.push({
      text: found,
      word: kind === 'word' ? respell(word) : kind === 'break' ? '<br>' : word,
      kind,
      start: at,
      end: at + found.length,
    })
    at += found.length
  }
  while (at < text.length) {
    const lineBreak = take(BREAK)
    if (lineBreak !== null) {
      push('break', lineBreak)
      continue
    }
    const space = take(SPACE)
    if (space !== null) {
      at += space.length
      continue
    }
    const nth = take(NTH)
    if (nth !== null) {
      push('word', nth)
      continue
    }
    const number = take(ELSEWHERE) ?? take(NUMBER)
    if (number !== null) {
      push('number', number)
      continue
    }
    const word = take(WORD)
    if (word !== null) {
      push('word', word)
      continue
    }
    push('symbol', take(SIGN) ?? String.fromCodePoint(text.codePointAt(at) ?? 32))
  }
  return tokens
}

import { findNames } from '#advisor/grounding/names.ts'
import { readSaid } from '#advisor/reading/question/read-said.ts'
import { readDates } from './dates.ts'
import type { SaidNumber } from './said-number.ts'
import { maskConventions } from '#advisor/understanding/reading/conventions.ts'
import { type Quantity, readQuantities } from '#advisor/understanding/reading/quantities.ts'
import type { PlainDate } from '#finance/dates.ts'
import { straighten, tokenize } from '#advisor/understanding/reading/tokens.ts'

const factors: Record<string, number> = {
  half: 0.5,
  'two thirds': 2 / 3,
  'three quarters': 0.75,
  '50/50': 0.5,
  third: 1 / 3,
  quarter: 0.25,
  fifth: 0.2,
  double: 2,
  twice: 2,
  doubled: 2,
  triple: 3,
  tripled: 3,
}
/** '1/5 of it' */
const WRITTEN = String.raw`(?<![\d/.])[1-9]\/[2-9](?= of\b)`
/** 'Up a third', 'a fifth no': a share that stands by itself; 'a third car' is one more. */
const SHARE_ENDS =
  String.raw`(?= (?:of|off|less|more|no|each|down|up|to|goes|is|then|before|first|from|by|at|now|when|if|every)\b|` +
  String.raw`[^\S\n]*(?:[.,;:?!)\n]|$))`
const FACTOR = new RegExp(
  String.raw`\b(?:two thirds|three quarters|50\/50|half(?! (?:a )?(?:year|million))|(?:third|quarter)(?= of\b)|` +
    String.raw`(?<=\b(?:a|one) )(?:third|fifth)${SHARE_ENDS}|${WRITTEN}|doubled?|twice|tripled?)\b`,
  'gi',
)

/** Shares that are said with two numbers. */
const IN_TWO = new RegExp(String.raw`\b(?:two thirds|three quarters|50\/50|${WRITTEN})\b`, 'gi')

/** Every number of a message in the order of its words; none overlaps another. Days to come need today. */
export function readNumbers(message: string, today?: PlainDate): SaidNumber[] {
  const dates = [...(today === undefined ? [] : readDates(message, today)), ...readHalves(message)]
  const text = maskDates(maskConventions(straighten(message)), dates)
  const tokens = tokenize(text)
  const shares = [...text.matchAll(IN_TWO)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }))
  const isShare = ({ start, end }: { start: number; end: number }) =>
    shares.some((share) => share.start < end && start < share.end)
  const understood = readSaid(text, tokens, message).filter((said) => !isShare(said))
  const names = findNames(text)
  const isTaken = ({ start, end }: { start: number; end: number }) =>
    names.some((name) => name.start < end && start < name.end) ||
    understood.some((said) => said.start < end && start < said.end)
  const others = readQuantities(tokens).filter(
    (quantity) => !isTaken(quantity) && !isShare(quantity) && !isPronoun(quantity),
  )
  const numbers: SaidNumber[] = [
    ...understood.map(({ kind, value, period, quote, start, end }) => ({
      kind: kind === 'bare' ? ('number' as const) : kind,
      value,
      period,
      quote,
      start,
      end,
    })),
    ...others.map(({ value, start, end }) => ({
      kind: 'number' as const,
      value,
      period: null,
      quote: message.slice(start, end),
      start,
      end,
    })),
  ]
  return [...numbers, ...dates, ...readFactors(text, message, numbers)]
    .filter(({ start }) => !isPartOfName(text, start))
    .toSorted((a, b) => a.start - b.start)
}

const AND_A_HALF = /\b(?:a|one|1) (year|month) and a half\b/gi

/** 'A year and a half' has its unit before its half. */
const readHalves = (message: string): SaidNumber[] =>
  [...message.matchAll(AND_A_HALF)].map(({ 0: quote, 1: unit, index }) => ({
    kind: 'months',
    value: unit?.toLowerCase() === 'year' ? 18 : 1.5,
    period: null,
    quote,
    start: index,
    end: index + quote.length,
  }))

/** The same text, place by place, without the days that are counted as a time. */
const maskDates = (text: string, dates: readonly SaidNumber[]) =>
  dates.reduce(
    (masked, { start, end }) => masked.slice(0, start) + ' '.repeat(end - start) + masked.slice(end),
    text,
  )

/** 'rav4', 'f150' */
const isPartOfName = (text: string, start: number) =>
  /[\p{L}]$/u.test(text.slice(0, start)) &&
  /^\d/.test(text.slice(start)) &&
  !/(?:^|\W)(?:usd|us|eur|gbp|rs)$/i.test(text.slice(0, start))

/** 'the other one' counts nothing. */
const isPronoun = ({ inWords, value }: Quantity) => inWords && value <= 1

function readFactors(text: string, message: string, taken: readonly SaidNumber[]): SaidNumber[] {
  return [...text.matchAll(FACTOR)].flatMap((match): SaidNumber[] => {
    const [start, end] = [match.index, match.index + match[0].length]
    if (taken.some((number) => number.start < end && start < number.end)) return []
    const words = match[0].toLowerCase()
    const value = factors[words] ?? writtenShare(words)
    if (value === null) return []
    return [{ kind: 'factor', value, period: null, quote: message.slice(start, end), start, end }]
  })
}

function writtenShare(words: string): number | null {
  const [part, whole] = words.split('/').map(Number)
  return part && whole ? part / whole : null
}

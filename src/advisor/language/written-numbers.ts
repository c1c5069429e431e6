import { findUntraced, type Untraced } from '#advisor/grounding/check.ts'
import { readNumberWords } from '#advisor/understanding/reading/number-words.ts'
import { tokenize } from '#advisor/understanding/reading/tokens.ts'
import { moneySigns } from './money-signs.ts'

/** What a number of an answer counts, by the signs and words around it. */
export type WrittenUnit = 'money' | 'percent' | 'months' | 'years' | 'weeks' | 'plain'

/** A number as the model wrote it. */
export interface Written {
  /** With its currency sign or unit. */
  start: number
  end: number
  /** Dollars, percent, months or years; NaN where it cannot be read. */
  value: number
  unit: WrittenUnit
  /** Of the digits as written. */
  decimals: number
  /** 'two ways': a small number in words that counts no money and no time. */
  isCount: boolean
  /** A day of this month: 'April 15'. */
  month?: string
}

/** Names that carry digits and are no figures, beyond those of our own texts. */
const NAMES = new RegExp(
  [
    String.raw`\b(?:10|15|20|25|30|40)-year (?:fixed|mortgages?|loans?|term|notes?|bonds?|treasur(?:y|ies)|plan)|`,
    String.raw`\b(?:5\/1|7\/1|10\/1|5\/6|7\/6) ARMs?\b|\b(?:1031 exchanges?|83\(b\)|72\(t\)|1095-[ABC]|1098(?:-[ET])?|8889|`,
    String.raw`SSA-44|Form \d{3,4}(?:-[A-Z]+)?|Section (?:8|125|179)|SECURE 2\.0|50\/50|24\/7|Medicare Part [A-D]|`,
    String.raw`Title (?:I|IV|VII))\b|\b(?:59|70)(?: ?1[\/⁄]2|½|\.5\b)|\bevery (?:two|other|four) weeks\b|`,
    // 'will end one day', 'for every $100': no quantity of anybody's.
    String.raw`\bone day\b|\b(?:each|every|per) \$?100\b|\b(?:January 1|December 31)(?:st)?\b(?!\d)|`,
    // '1) the card, 2) the car'
    String.raw`(?<=^|[\s(])[1-9]\)(?= [a-z])`,
  ].join(''),
  'gi',
)

const SCALE = /^\s?(k|m|thousand|million|billion)\b/i
const scales: Record<string, number> = { k: 1e3, m: 1e6, thousand: 1e3, million: 1e6, billion: 1e9 }
const unitsBehind = (): readonly [WrittenUnit, RegExp][] => [
  ['percent', /^\s?(?:%|percent(?:age points?)?\b|per cent\b)/i],
  ['money', moneySigns().behind],
  ['months', /^(?:\s|-)?(?:months?|mos?)\b/i],
  ['years', /^(?:\s|-)?(?:years?|yrs?)\b/i],
  ['weeks', /^(?:\s|-)?(?:weeks?|wks?)\b/i],
]
/** What makes a small number in words a quantity. */
const COUNTED =
  /^[\s-]?(?:weeks?|days?|hours?|times|fold|payments?|paychecks?|points?|cents?|hundreds?|thousands?|millions?|dozens?)\b/i
const MOST_COUNT = 12
/** 'Mex$ ', with what must not stand before it. */
const LONGEST_SIGN = 7
const TO = /^\s?(?:to|or|and|-|–|—)\s?\$?$/i

/** 'half of', 'a third': a share in words. */
export const isShare = (words: string) => /^(?:half|third|quarter|fifth|tenth)s?\b/i.test(words)

/** Every number of a text that has to stand on a figure, with what it counts; names and counting words are none. */
export function findWritten(plain: string, ownNames: readonly string[] = []): Written[] {
  const found = findUntraced(plain)
  if (found.length === 0) return []
  const names = [...spansOf(plain, NAMES), ...ownNames.flatMap((name) => placesOf(plain, name))]
  const outside = found.filter(
    ({ start, end }) => !names.some((name) => name.start <= start && end <= name.end),
  )
  const written = outside.map((one) => readOne(plain, one))
  return joinTimes(plain, shareUnits(plain, written)).filter(({ isCount }) => !isCount)
}

/** Where names of the user's rows stand that hold a number. */
export function placesOf(plain: string, name: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  if (name === '') return places
  for (let at = plain.indexOf(name); at >= 0; at = plain.indexOf(name, at + name.length))
    places.push({ start: at, end: at + name.length })
  return places
}

const spansOf = (plain: string, pattern: RegExp) =>
  [...plain.matchAll(pattern)].map(({ 0: text, index }) => ({ start: index, end: index + text.length }))

const MONTH = String.raw`(January|February|March|April|May|June|July|August|September|October|November|December)`
const AFTER_MONTH = new RegExp(`\\b${MONTH} $`)
const BEFORE_MONTH = new RegExp(`^(?:st|nd|rd|th)? (?:of )?${MONTH}\\b`)
const LAST_DAY = 31

/** The month whose day a number is. */
function monthOf(plain: string, { start, end, words }: Untraced): string | null {
  if (!/^\d{1,2}$/.test(words) || Number(words) > LAST_DAY) return null
  const before = AFTER_MONTH.exec(plain.slice(Math.max(0, start - MONTH.length), start))
  return before?.[1] ?? BEFORE_MONTH.exec(plain.slice(end))?.[1] ?? null
}

function readOne(plain: string, { start, end, words, reason }: Untraced): Written {
  const isDigits = reason === 'digits'
  const sign = moneySigns().before.exec(plain.slice(Math.max(0, start - LONGEST_SIGN), start))
  let value = isDigits ? readDigits(words) : readWords(words)
  let until = end
  const scale = isDigits ? SCALE.exec(plain.slice(until)) : null
  const half = /^ and a half\b/i.exec(plain.slice(until))
  if (scale) {
    value *= scales[scale[1]?.toLowerCase() ?? ''] ?? 1
    until += scale[0].length
  } else if (half) {
    value += 0.5
    until += half[0].length
  }
  const [unit = 'plain', sized] =
    unitsBehind().flatMap(([name, pattern]): [WrittenUnit, RegExpExecArray][] => {
      const match = pattern.exec(plain.slice(until))
      return match ? [[name, match]] : []
    })[0] ?? []
  const isMoney = sign !== null
  if (sized && !isMoney) until += sized[0].length
  const decimals = half ? 1 : scale ? 0 : (/\.(\d+)$/.exec(words)?.[1]?.length ?? 0)
  const rest = plain.slice(until)
  const month =
    isDigits && unit === 'plain' && !isMoney ? monthOf(plain, { start, end, words, reason }) : null
  return {
    ...(month !== null && { month }),
    start: sign ? start - sign[0].length : start,
    end: until,
    value: isGlued(plain, start, rest) ? Number.NaN : value,
    unit: isMoney ? 'money' : unit,
    decimals,
    isCount:
      !isDigits &&
      !isMoney &&
      unit === 'plain' &&
      value <= MOST_COUNT &&
      Number.isInteger(value) &&
      !COUNTED.test(rest),
  }
}

/** 'F35', '3x4' and '1e9' are no numbers that anybody can check. */
const isGlued = (plain: string, start: number, rest: string) =>
  /[\p{L}\d_^]$|[\p{L}\d]-$/u.test(plain.slice(0, start)) ||
  /^(?!x\b|st\b|nd\b|rd\b|th\b|s\b)[\p{L}_^*]/u.test(rest)

const readDigits = (words: string) =>
  /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(words) ? Number(words.replaceAll(',', '')) : Number.NaN

function readWords(words: string): number {
  const tokens = tokenize(words.toLowerCase())
  const read = readNumberWords(tokens, 0)
  return read && read.next === tokens.length ? read.value : Number.NaN
}

/** '$200 to 300', 'three to six months': a number shares the unit of the other end of its range. */
function shareUnits(plain: string, written: Written[]): Written[] {
  return written.map((one, at) => {
    if (one.unit !== 'plain') return one
    const [before, after] = [written[at - 1], written[at + 1]]
    const isRange = (a: Written, b: Written) => TO.test(plain.slice(a.end, b.start))
    const other =
      after && after.unit !== 'plain' && isRange(one, after)
        ? after
        : before && before.unit === 'money' && isRange(before, one)
          ? before
          : null
    return other && !other.isCount ? { ...one, unit: other.unit, isCount: false } : one
  })
}

/** '2 years and 9 months' is one time. */
function joinTimes(plain: string, written: Written[]): Written[] {
  const joined: Written[] = []
  for (const one of written) {
    const last = joined.at(-1)
    const between = last ? plain.slice(last.end, one.start) : ''
    if (last?.unit === 'years' && one.unit === 'months' && /^,?(?: and)? $/i.test(between))
      joined[joined.length - 1] = { ...one, start: last.start, value: last.value * 12 + one.value }
    else joined.push(one)
  }
  return joined
}

import { isCents, isOnTheDollar } from './cents.ts'
import { readNumberWords, scales } from './number-words.ts'
import { signsBehind } from './own-currency.ts'
import type { Token } from './tokens.ts'

/** A number of the message with everything that was written as part of it. */
export interface Quantity {
  value: number
  /** Ends of a range; equal to the value when it is none. */
  low: number
  high: number
  /** Places in the text, currency sign and unit included. */
  start: number
  end: number
  /** First token and one past the last. */
  first: number
  next: number
  currency: boolean
  percent: boolean
  /** A thousand, million or the like was said. */
  scaled: boolean
  inWords: boolean
  /** Written with a thousands separator or with cents. */
  formatted: boolean
}

interface Part {
  value: number
  first: number
  next: number
  currency: boolean
  percent: boolean
  scale: number
  inWords: boolean
  formatted: boolean
}

const currencyWords = new Set([
  'dollars',
  'dollar',
  'bucks',
  'buck',
  'usd',
  'dollers',
  'dolars',
  ...signsBehind,
])
const percentWords = new Set(['percent', 'pct', 'percents', 'procent'])
const rangeWords = new Set(['to', 'and', 'or', 'til', 'till'])

/** Every number of the message, ranges joined. What each one counts is decided later (typing.ts). */
export function readQuantities(tokens: Token[]): Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length;) {
    const part = readPart(tokens, at)
    if (!part) {
      at += 1
      continue
    }
    const range = readRange(tokens, part) ?? readDoubt(tokens, part) ?? readMaybe(tokens, part)
    const alone = range ? part : scaledByNext(tokens, part)
    found.push(toQuantity(tokens, range ?? [alone, alone]))
    at = (range?.[1] ?? part).next
  }
  return found
}

function readPart(tokens: Token[], at: number): Part | null {
  const sign = tokens[at]?.text === '$' || tokens[at]?.word === 'usd'
  const first = sign ? at + 1 : at
  const token = tokens[first]
  const part = token?.kind === 'number' ? readDigits(tokens, first) : sign ? null : readWords(tokens, first)
  if (!part) return null
  return readUnit(tokens, { ...part, first: at, currency: sign })
}

function readDigits(tokens: Token[], first: number): Part {
  const { text, end } = tokens[first] ?? { text: '', end: 0 }
  const part = { first, next: first + 1, currency: false, percent: false, scale: 1, inWords: false }
  const after = tokens[first + 1]
  const value = numberIn(text, after)
  const formatted = /[,' ]/.test(text) || /\.\d\d$/.test(text)
  const scale = after?.kind === 'word' ? scales[after.word] : undefined
  const isAttached = after?.start === end
  const half = readHalf(tokens, first + 1)
  if (half !== null && Number.isInteger(value)) {
    const next = scales[tokens[half]?.word ?? '']
    return {
      ...part,
      value: value + 0.5,
      formatted,
      scale: next ?? 1,
      next: next === undefined ? half : half + 1,
    }
  }
  // '5 m' may be metres or minutes, '5m' is a million; words may stand apart.
  if (after && scale !== undefined && (isAttached || after.word.length > 2 || after.word === 'k')) {
    return growScale(tokens, { ...part, value, formatted, scale, next: first + 2 })
  }
  return { ...part, value, formatted }
}

/** '61,5k' has a comma for a point, '2.800 dollars' a point for a comma. */
function numberIn(text: string, after: Token | undefined): number {
  if (/^\d{1,3},\d{1,2}$/.test(text)) return Number(text.replace(',', '.'))
  const isThousands = /^[1-9]\d{0,2}\.\d{3}$/.test(text) && currencyWords.has(after?.word ?? '')
  return Number(text.replaceAll(isThousands ? '.' : /[,' ]/g, ''))
}

/** '6 and a half grand': one past 'half'. */
function readHalf(tokens: Token[], at: number): number | null {
  const words = tokens.slice(at, at + 3).map((token) => token.word)
  return words.join(' ') === 'and a half' ? at + 3 : null
}

/** '5 hundred thousand', '2 and a half million' is left to words. */
function growScale(tokens: Token[], part: Part): Part {
  const more = scales[tokens[part.next]?.word ?? '']
  if (part.scale === 100 && more !== undefined && more >= 1000)
    return { ...part, scale: part.scale * more, next: part.next + 1 }
  return part
}

function readWords(tokens: Token[], first: number): Part | null {
  const read = readNumberWords(tokens, first)
  if (!read) return null
  const { value, next, scaled } = read
  return {
    value,
    first,
    next,
    currency: false,
    percent: false,
    scale: scaled ? -1 : 1,
    inWords: true,
    formatted: false,
  }
}

function readUnit(tokens: Token[], part: Part): Part {
  const token = tokens[part.next]
  if (!token) return part
  if (token.text === '%' || percentWords.has(token.word))
    return { ...part, percent: true, next: part.next + 1 }
  if (token.word === 'per' && tokens[part.next + 1]?.word === 'cent')
    return { ...part, percent: true, next: part.next + 2 }
  if (isOnTheDollar(tokens, part.next)) return { ...part, percent: true, next: part.next + 4 }
  if (!part.currency && isCents(tokens, part.next))
    return { ...part, value: part.value / 100, currency: true, next: part.next + 1 }
  if (currencyWords.has(token.word) || (token.text === '$' && token.start === tokens[part.next - 1]?.end)) {
    return withCents(tokens, { ...part, currency: true, next: part.next + 1 })
  }
  return part
}

/** '17 dollars and 50 cents', '22 dollars 75 an hour' */
function withCents(tokens: Token[], part: Part): Part {
  const at = tokens[part.next]?.word === 'and' ? part.next + 1 : part.next
  const cents = tokens[at]?.kind === 'number' ? readDigits(tokens, at) : readWords(tokens, at)
  const isWhole = Number.isInteger(part.value) && part.scale === 1
  if (!cents || !isWhole || cents.scale !== 1 || cents.value >= 100) return part
  const [next, later] = [tokens[cents.next]?.word ?? '', tokens[cents.next + 1]?.word ?? '']
  const value = part.value + cents.value / 100
  if (/^cents?$/.test(next)) return { ...part, value, next: cents.next + 1 }
  const isHourly = /^(?:an|a|each|per|the|\/)$/.test(next) && /^h(?:ou)?rs?$/.test(later)
  return isHourly && cents.value >= 10 ? { ...part, value, next: cents.next } : part
}

/** 'Twenty-four, twenty-five hundred' */
function readNext(tokens: Token[], low: Part): [Part, Part] | null {
  if (!low.inWords || tokens[low.next]?.text !== ',') return null
  const high = readWords(tokens, low.next + 1)
  const scale = high ? wordScale(low.value, high.value) : 1
  const isNext = high !== null && scale > 1 && high.value / scale - low.value <= 1
  return isNext ? [{ ...low, scale }, readUnit(tokens, high)] : null
}

/** '85k, maybe 90k': not sure, so in between. */
function readDoubt(tokens: Token[], low: Part): [Part, Part] | null {
  const at = tokens[low.next]?.text === ',' ? low.next + 1 : low.next
  if (!/^(?:maybe|perhaps|possibly)$/.test(tokens[at]?.word ?? '')) return readNext(tokens, low)
  const high = readPart(tokens, at + 1)
  const isSized = (part: Part) => part.scale > 1 || part.currency || part.formatted
  if (!high || !isSized(low) || !isSized(high) || low.percent || high.percent) return null
  const [from, to] = [valueOf(low), valueOf(high)]
  return to > from && to <= from * 1.5 ? [low, high] : null
}

/** 'Could be 3,600, could be 4,000': the same words before both. */
function readMaybe(tokens: Token[], low: Part): [Part, Part] | null {
  const wordsBefore = (at: number) => tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word)
  const words = wordsBefore(low.first)
  if (!/^(?:could|might|may) be$/.test(words.join(' '))) return null
  const comma = /^[,;]$/.test(tokens[low.next]?.text ?? '') ? 1 : 0
  const at = tokens[low.next + comma]?.word === 'or' ? low.next + comma + 1 : low.next + comma
  const high = readPart(tokens, at + 2)
  if (!high || wordsBefore(at + 2).join(' ') !== words.join(' ')) return null
  const [from, to] = [valueOf(low), valueOf(high)]
  return !low.percent && !high.percent && to > from && to <= from * 3 ? [low, high] : null
}

/** Verbs of a change: 'went from 410 to 685' has two amounts, then and now. */
const changed = new RegExp(
  [
    String.raw`^(?:went|goes|go|going|gone|dropped|drops|drop|jumped|jumps|rose|risen|raised|raising|cut|cutting|bumped|`,
    String.raw`moved|refinanced|refinance|refi|refi'd|refid|reduced|increased|climbed|crept|fell|lowered|up|down|switched|`,
    String.raw`shot|knocked)$`,
  ].join(''),
)

/** 'Got my raise!! 41.20 to 44.75': words that tell of then and now right before the two. */
const CHANGES = /^(?:raise|went|goes|jumped|bumped|dropped|rose|fell|refi|refinanced?|moved)$/

/** 'From' a verb of change, with at most what changes between them. */
function isChange(tokens: Token[], { first, next }: Part): boolean {
  const before = tokens.slice(Math.max(0, first - 5), first)
  if (before.at(-1)?.word === 'from')
    return before.some(({ word }) => changed.test(word) || CHANGES.test(word))
  const last = before.findLast(({ kind }) => kind === 'word' || kind === 'number')
  return tokens[next]?.word === 'to' && CHANGES.test(last?.word ?? '')
}

/** 'A raise from 60 to 72k': what was and what is are counted alike. */
function scaledByNext(tokens: Token[], low: Part): Part {
  // 'From 60 >> 72k', where words that tell how to count are masked.
  const joints = tokens.slice(low.next, low.next + 2).filter(({ text }) => /^(?:to|>+)$/i.test(text)).length
  const isThen = joints > 0 && low.scale === 1 && !low.percent && isChange(tokens, low)
  const high = isThen ? readPart(tokens, low.next + joints) : null
  if (!high || high.scale <= 1 || high.percent) return low
  const ratio = (low.value * high.scale) / valueOf(high)
  return ratio > 1 / 3 && ratio < 3 ? { ...low, scale: high.scale } : low
}

/** Tokens between the ends of a range: 'from 120 up to 190', 'from 180 in April to 320 in August'. */
const gapAfter = (token: Token | undefined) => (token?.word === 'up' ? 1 : token?.word === 'in' ? 2 : 0)

/** '60k-70k', '20-25k', '80 to 100 dollars', 'between 60k and 70k', 'from 120 up to 190' */
function readRange(tokens: Token[], low: Part): [Part, Part] | null {
  const gap = wordBefore(tokens, low.first) === 'from' ? gapAfter(tokens[low.next]) : 0
  const joint = tokens[low.next + gap]
  if (!joint || isChange(tokens, low)) return null
  const isHyphen = joint.text === '-'
  const isBetween = ['between', 'betwen', 'btw', 'btwn', 'from'].includes(wordBefore(tokens, low.first))
  if (!isHyphen && !(rangeWords.has(joint.word) && (joint.word !== 'and' || isBetween))) return null
  const high = readPart(tokens, low.next + gap + 1)
  // 'two or three' counts something; 'nine or ten thousand' is money.
  const isSized =
    low.scale > 1 ||
    low.currency ||
    (high !== null && (high.scale > 1 || (low.inWords && valueOf(high) >= 1000)))
  // 'From 26 till 65' are two ages.
  if (['or', 'til', 'till'].includes(joint.word) && !isSized) return null
  if (!high || (high.percent !== low.percent && low.percent)) return null
  const lowValue = valueOf(low)
  const highValue = valueOf(high)
  // '20-25k': the scale of the second stands for both.
  const scale = high.inWords ? wordScale(lowValue, highValue) : high.scale
  const shared = low.scale === 1 && scale > 1 && lowValue < (highValue / scale) * 2 ? { ...low, scale } : low
  const start = valueOf(shared)
  if (start >= highValue || highValue > start * 3) return null
  // '1,780 to 2,316': nobody who guesses is so exact; it was the one and is the other.
  const isExact = joint.word === 'to' && start >= 100 && (start % 5 !== 0 || highValue % 5 !== 0)
  if (isExact) return null
  return [{ ...shared, currency: low.currency || high.currency, percent: high.percent }, high]
}

/** 'ten to twelve thousand', 'seventeen to eighteen hundred': a number in words has its scale in its value. */
function wordScale(low: number, high: number): number {
  return [1e6, 1e3, 100].find((scale) => high % (scale / 100) === 0 && low < high / scale) ?? 1
}

function wordBefore(tokens: Token[], at: number): string {
  return tokens[at - 1]?.word ?? ''
}

const valueOf = ({ value, scale }: Part) => value * (scale > 0 ? scale : 1)

function toQuantity(tokens: Token[], [low, high]: [Part, Part]): Quantity {
  const [from, to] = [valueOf(low), valueOf(high)]
  return {
    value: (from + to) / 2,
    low: from,
    high: to,
    start: tokens[low.first]?.start ?? 0,
    end: tokens[high.next - 1]?.end ?? 0,
    first: low.first,
    next: high.next,
    currency: low.currency || high.currency,
    percent: low.percent || high.percent,
    scaled: low.scale !== 1 || high.scale !== 1,
    inWords: low.inWords,
    formatted: low.formatted || high.formatted,
  }
}

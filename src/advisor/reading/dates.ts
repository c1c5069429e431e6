/** 'By June 12, 2027', 'in june', 'by christmas': a day to come, as the months until then. */
import type { PlainDate } from '#finance/dates.ts'
import { MONTH_WORDS, monthNamed } from '#finance/month-words.ts'
import type { SaidNumber } from './said-number.ts'

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?(?![\d%]|,\d{3}|\.\d|k\b)`
const DATE = new RegExp(
  String.raw`\b(${MONTH_WORDS})\b(?:\.?(?= \d))?(?: (${DAY}))?(?:(?:,| of)? ?(20\d\d)(?!,?\d|%))?`,
  'gi',
)
/** Days that everybody knows, by the month they are in. */
const feasts: readonly (readonly [RegExp, number])[] = [
  [/\b(?:christmas|xmas|the holidays)\b/gi, 12],
  [/\bthanksgiving\b/gi, 11],
  [/(?<=\b(?:by|this|next|in|until|till?|before) (?:the )?)summer\b/gi, 6],
  [/(?<=\b(?:by|this|next|in|until|till?|before) (?:the )?)spring\b/gi, 3],
  [/(?<=\b(?:by|this|next|in the|until|till?|before) (?:the )?)(?:fall|autumn)\b/gi, 9],
]
/** Before a month's name alone, words that look ahead. */
const AHEAD =
  /\b(?:by|in|until|till?|before|for|this|next|come|is|end of|middle of|start of|early|late|mid)(?: (?:the )?(?:end|middle|start) of)?\W*$/i
const BEHIND = /\b(?:was|since|last|ago|born|started|bought|got|had|been|final(?:ized)?)\b[^.?!]{0,24}$/i

/** A month or a season without a day is a deadline where something is to be saved or paid off. */
const SAVING = new RegExp(
  [
    String.raw`\b(?:sav(?:e|ed|ing)|need|want|goal|put(?:ting)? (?:away|aside|by)|set(?:ting)? aside|`,
    String.raw`pay(?:ing)? (?:it |this |that |them )?off|how much (?:a|per|each) (?:month|week|paycheck)|`,
    String.raw`(?:till?|until) (?:then)?)\b`,
  ].join(''),
  'i',
)

/** 'By june', 'next summer': nothing but a day, as somebody answers who was asked for it. */
const ONLY_DAY =
  /^\W*(?:(?:maybe|probably|hopefully|like) )*(?:by|before|until|in|next|this)(?: \w+){1,4}\W*$/i

/** 'For Christmas, its 5 months off' says itself how long that is. */
const COUNTED =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:months?|weeks?) (?:off|away|out|from now|left|to go)\b/i

/** Days to come in the order in which they stand; days that are past are none. */
export function readDates(text: string, today: PlainDate): SaidNumber[] {
  const [year = 0, now = 1] = today.split('-').map(Number)
  const isDeadline = SAVING.test(text) || ONLY_DAY.test(text)
  const isCounted = COUNTED.test(text)
  const found = (quote: string, start: number, month: number, said: number | null): SaidNumber[] => {
    const front = text.slice(0, start)
    if (BEHIND.test(front)) return []
    const then = said ?? (month > now ? year : year + 1)
    const months = (then - year) * 12 + month - now
    if (months < 0 || (months === 0 && said !== null)) return []
    const value = Math.max(1, months)
    return [{ kind: 'months', value, period: null, quote, start, end: start + quote.length }]
  }
  const dates = [...text.matchAll(DATE)].flatMap(({ 0: quote, 1: name = '', 2: day, 3: of, index }) => {
    const isBare = day === undefined && of === undefined
    if (isBare && !(isDeadline && AHEAD.test(text.slice(0, index)))) return []
    return found(quote, index, monthNamed(name), of === undefined ? null : Number(of))
  })
  const days = (isDeadline && !isCounted ? feasts : []).flatMap(([pattern, month]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: quote, index }) => found(quote, index, month, null)),
  )
  return [...dates, ...days].toSorted((a, b) => a.start - b.start)
}

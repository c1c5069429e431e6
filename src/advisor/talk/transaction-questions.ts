/** Questions that the user's transactions answer. Recognised only when there are any; the server reads what they need. */
import type { PlainDate } from '#finance/dates.ts'
import { addToMonth, type Month, monthOf } from '#finance/spending.ts'

export interface Period {
  from: Month
  to: Month
}

export type SpendingQuestion =
  /** What was spent on something, with somebody, or at all. `said` are the user's own words for it. */
  | { kind: 'spent'; period: Period; categories: string[]; payee: string | null; said: string }
  | { kind: 'subscriptions' }
  /** What most was spent on. */
  | { kind: 'biggest'; period: Period }
  /** When something comes again: pay, or what is paid for. */
  | { kind: 'next pay' }
  | { kind: 'next bill'; categories: string[]; payee: string | null; said: string }
  | { kind: 'month'; month: Month }
  | { kind: 'budget'; month: Month }

/** What there is to ask about. */
export interface Askable {
  today: PlainDate
  /** The newest day with a transaction. */
  lastDay: PlainDate
  /** The newest months that transactions cover in full, oldest first. */
  months: readonly Month[]
  categories: readonly string[]
  /** Keys of payees. */
  payees: readonly string[]
}

const ASKS_SPENT =
  /\b(?:how much|what)\b[^?.]*\b(?:did|have|has)\b[^?.]*\b(?:i|we|my)\b[^?.]*\b(?:spend|spent|pay|paid|cost)\b/i
const ASKS_SUBSCRIPTIONS =
  /^(?=[^]*\b(?:i|my|we|our)\b)[^]*\b(?:which|what|list|show|any|how many)\b[^?.]*\b(?:subscriptions?|recurring (?:payments?|bills?|charges?))\b/i
const ASKS_BILLS_AHEAD =
  /\b(?:what|which|list|show|any)\b[^?.]*\b(?:upcoming (?:bills|payments)|(?:bills|payments)\b[^?.]*\b(?:coming up|due (?:soon|next|this|in)))\b/i
const ASKS_WHY =
  /\bwhy\b[^?.]*\b(?:was|is|were|did)\b[^?.]*\b(?:expensive|so much|so high|spend|cost|costly|more than usual)\b/i
const ASKS_BUDGET =
  /\b(?:am i|are we|was i|were we|did (?:i|we) (?:go|stay|get)|have (?:i|we) gone)\b[^?.]*\b(?:over|under|above|within|inside|on|below)\b[^?.]*\bbudget\b/i

const ASKS_BIGGEST = [
  /\b(?:what|which|show|list)\b[^?.]*\b(?:my|our)\b[^?.]*\b(?:biggest|largest|highest|top)\b[^?.]*\b(?:expenses?|costs?|spending|purchases?|bills?|categor(?:y|ies))\b/i,
  /\bwhere\b[^?.]*\b(?:does|do|did|is|has)\b[^?.]*\b(?:my|our)\b[^?.]*\bmoney\b[^?.]*\b(?:go|going|gone|went)\b/i,
  /\bwhat\b[^?.]*\b(?:do|did|have|am|are)\b[^?.]*\b(?:i|we)\b[^?.]*\bspen(?:d|t|ding)\b[^?.]*\bmost\b/i,
]
/** Plans and wishes, which no transaction knows. */
const AHEAD = /\b(?:should|could|would|will|going to be|if|retire\w*|extra|spare|left ?over|raise|bonus)\b/i
const ASKS_NEXT_PAY =
  /\bwhen(?:['’]s|\s+(?:is|are|will|do|does|am))\s+(?:(?:my|our|the)\s+)?(?:next\s+(?:pay ?che(?:ck|que)|pay ?day|salary|wages?|pay)\b|pay ?day\b|(?:i|we)\s+(?:get|be|getting)\s+paid\b(?!\s+(?:off|back|out)))/i
const ASKS_NEXT_BILL =
  /\bwhen(?:['’]s|\s+(?:is|are|do|does|will))\b[^?.]*\b(?:due|next\s+[^?.]*\b(?:payments?|bills?|charges?))\b/i

/** What no payment of before tells, either: what may come, and days that the law sets. */
const OTHERWISE = /\b(?:should|could|would|if|retire\w*|raise|bonus|tax(?:es)?)\b/i

const asksBiggest = (text: string) => !AHEAD.test(text) && ASKS_BIGGEST.some((asks) => asks.test(text))

/** Cheap enough for every message: whether it is worth looking at what is stored. */
export const mayAskAboutSpending = (text: string) =>
  [
    ASKS_SPENT,
    ASKS_SUBSCRIPTIONS,
    ASKS_BILLS_AHEAD,
    ASKS_WHY,
    ASKS_BUDGET,
    ASKS_NEXT_PAY,
    ASKS_NEXT_BILL,
  ].some((asks) => asks.test(text)) || asksBiggest(text)

/** What a question for a day is about that only transactions could answer: 'pay', or what people call a bill. */
export function readWaitedFor(text: string): string | null {
  if (OTHERWISE.test(text)) return null
  if (ASKS_NEXT_PAY.test(text)) return 'pay'
  return ASKS_NEXT_BILL.test(text) ? (findPhrase(text, []) ?? null) : null
}

export function readSpendingQuestion(text: string, askable: Askable): SpendingQuestion | null {
  const { today, lastDay } = askable
  const named = readPeriod(text, today)
  const newest = monthOf(lastDay)
  if (ASKS_SUBSCRIPTIONS.test(text) || ASKS_BILLS_AHEAD.test(text)) return { kind: 'subscriptions' }
  if (ASKS_BUDGET.test(text)) return { kind: 'budget', month: named?.to ?? newest }
  const waited = readNext(text, askable)
  if (waited) return waited
  if (asksBiggest(text)) return { kind: 'biggest', period: named ?? spanOf(askable) }
  if (ASKS_WHY.test(text)) return named && named.from === named.to ? { kind: 'month', month: named.to } : null
  if (!ASKS_SPENT.test(text)) return null
  const period = named ?? { from: newest, to: newest }
  const categories = findCategories(text, askable.categories)
  if (categories) return { kind: 'spent', period, payee: null, ...categories }
  const payee = findPayee(text, askable.payees)
  if (payee) return { kind: 'spent', period, categories: [], ...payee }
  // With a name that no transaction knows, the whole would answer another question.
  return named &&
    !/\b(?:on|at|for|to|in interest|in taxes)\s+(?!average|total|all\b|the (?:last|past)|(?:last|this) )\p{L}/iu.test(
      withoutPeriod(text),
    )
    ? { kind: 'spent', period, categories: [], payee: null, said: '' }
    : null
}

const spanOf = ({ months, lastDay }: Askable): Period => ({
  from: months[0] ?? monthOf(lastDay),
  to: months.at(-1) ?? monthOf(lastDay),
})

function readNext(text: string, { categories, payees }: Askable): SpendingQuestion | null {
  if (OTHERWISE.test(text)) return null
  if (ASKS_NEXT_PAY.test(text)) return { kind: 'next pay' }
  if (!ASKS_NEXT_BILL.test(text)) return null
  const known = findCategories(text, categories)
  if (known) return { kind: 'next bill', payee: null, ...known }
  const behind =
    /\b(?:is|are|my|our|the|['’]s)\s+(?!my\b|our\b|the\b)(?:next\s+)?(.+?)\s+(?:due|payments?|bills?|charges?)\b/i
  const payee = findPayee(`for ${behind.exec(text)?.[1] ?? ''}`, payees)
  if (payee) return { kind: 'next bill', categories: [], ...payee }
  const said = findPhrase(text, [])
  return said === undefined ? null : { kind: 'next bill', categories: [], payee: null, said }
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const MONTH = new RegExp(
  String.raw`\b(${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\b(?:\s*,?\s*((?:19|20)\d\d))?`,
  'i',
)
const BACK = /\b(?:last|past|previous)\s+(\d{1,2}|two|three|four|five|six|twelve)\s+months\b/i
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, twelve: 12 }
const SPANS = [
  BACK,
  /\b(?:this|last|past|previous) (?:month|year)\b/i,
  /\b(?:in |during )?(?:19|20)\d\d\b/,
  MONTH,
]

const withoutPeriod = (text: string) =>
  SPANS.reduce(
    (left, span) =>
      left.replace(
        new RegExp(String.raw`(?:\b(?:in|during|for|over|on)\s+(?:the\s+)?)?${span.source}`, 'i'),
        ' ',
      ),
    text,
  )

/** The months that a message names; null when it names none. */
function readPeriod(text: string, today: PlainDate): Period | null {
  const now = monthOf(today)
  const one = (month: Month): Period => ({ from: month, to: month })
  const [, count] = BACK.exec(text) ?? []
  if (count)
    return {
      from: addToMonth(now, -(NUMBERS[count.toLowerCase()] ?? Number(count))),
      to: addToMonth(now, -1),
    }
  if (/\b(?:last|past|previous) month\b/i.test(text)) return one(addToMonth(now, -1))
  if (/\bthis month\b/i.test(text)) return one(now)
  const year = Number(now.slice(0, 4))
  if (/\bthis year\b/i.test(text)) return { from: `${year}-01`, to: now }
  if (/\b(?:last|past|previous) year\b/i.test(text)) return { from: `${year - 1}-01`, to: `${year - 1}-12` }
  const [whole, name, said] = MONTH.exec(text) ?? []
  // 'may' is a word as well: it is a month behind 'in' or before a year.
  const isMonth =
    name !== undefined &&
    (name.toLowerCase() !== 'may' || said !== undefined || /\b(?:in|was|of|last)\s+may\b/i.test(text))
  if (isMonth && whole) {
    const number = String(
      MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1,
    ).padStart(2, '0')
    const thisYear = `${year}-${number}`
    return one(said ? `${said}-${number}` : thisYear > now ? `${year - 1}-${number}` : thisYear)
  }
  const [, alone] = /\b(?:in|during)\s+((?:19|20)\d\d)\b/.exec(text) ?? []
  return alone ? { from: `${alone}-01`, to: `${alone}-12` } : null
}

/** What people call a category, and what tools call it. */
const SAME: readonly (readonly string[])[] = [
  [
    'eating out',
    'restaurants',
    'restaurant',
    'dining',
    'dining out',
    'food & dining',
    'restaurants & bars',
    'food & drink',
    'takeout',
    'take-out',
    'takeaway',
    'fast food',
    'coffee shops',
  ],
  ['groceries', 'grocery', 'food', 'supermarket', 'supermarkets', 'food shopping'],
  ['housing', 'rent', 'mortgage & rent', 'mortgage'],
  ['car', 'gas', 'fuel', 'auto & transport', 'gas & fuel', 'petrol', 'auto'],
  ['transport', 'transportation', 'public transport', 'rides', 'transit', 'taxis'],
  ['subscriptions', 'streaming'],
  ['phone and internet', 'phone', 'internet', 'mobile phone', 'cell phone'],
  ['shopping', 'clothes', 'clothing', 'merchandise'],
  ['travel', 'vacation', 'vacations', 'holidays', 'flights', 'hotels'],
  ['health', 'medical', 'doctor', 'pharmacy', 'healthcare', 'health & fitness'],
  ['utilities', 'electricity', 'power', 'bills & utilities', 'water', 'heating'],
  ['entertainment', 'fun', 'movies'],
  ['insurance', 'insurances'],
  ['children', 'childcare', 'kids', 'daycare'],
]

const isIn = (text: string, phrase: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${phrase.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\p{L}\p{N}])`,
    'iu',
  ).test(text)

const findPhrase = (text: string, categories: readonly string[]) =>
  [...categories, ...SAME.flat()]
    .toSorted((one, other) => other.length - one.length)
    .find((phrase) => isIn(text, phrase))

function findCategories(
  text: string,
  categories: readonly string[],
): { categories: string[]; said: string } | null {
  const said = findPhrase(text, categories)
  if (said === undefined) return null
  const group = SAME.find((names) => names.includes(said.toLowerCase())) ?? [said.toLowerCase()]
  const found = categories.filter(
    (category) => group.includes(category.toLowerCase()) || category.toLowerCase() === said.toLowerCase(),
  )
  return found.length > 0 ? { categories: found, said: said.toLowerCase() } : null
}

/** Words of payees that are no names. */
const COMMON =
  /^(?:the|and|for|shop|store|market|payment|online|company|spend|spent|much|what|did|how|month|year|last|this|pay|paid|have|from)$/

function findPayee(text: string, payees: readonly string[]): { payee: string; said: string } | null {
  const [, behind = ''] = /\b(?:at|on|to|with|for)\s+(.+)$/i.exec(withoutPeriod(text)) ?? []
  const words = (behind.toLowerCase().match(/[\p{L}\p{N}'’&.-]+/gu) ?? []).map((word) =>
    word.replaceAll(/['’.]+/g, ''),
  )
  const telling = words.filter((word) => word.length > 2 && !COMMON.test(word))
  for (let count = telling.length; count > 0; count -= 1) {
    const phrase = telling.slice(0, count).join(' ')
    const known =
      payees.find((key) => ` ${key} `.includes(` ${phrase} `)) ?? payees.find((key) => key.startsWith(phrase))
    if (known !== undefined && phrase.length > 2) return { payee: phrase, said: phrase }
  }
  return null
}

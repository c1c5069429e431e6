/** Questions that transactions answer. Recognised only when there are any; the server reads what they need. */
import type { PlainDate } from '#finance/dates.ts'
import { type Month, monthOf } from '#finance/spending.ts'
import { findCategories, findPayee, findPhrase, withoutPhrase, wordsOf } from './asked-names.ts'
import {
  asksBiggest,
  asksBudget,
  asksBudgetPart,
  asksForRepeats,
  asksNextBill,
  asksNextPay,
  asksSpent,
  asksWhy,
  looksAhead,
  namesSubscriptions,
} from './asked-patterns.ts'
import { type Period, takePeriod } from './asked-period.ts'

export type SpendingQuestion =
  /** What was spent on something, with somebody, or at all. `said` are the user's own words for it. */
  | { kind: 'spent'; period: Period; categories: string[]; payee: string | null; said: string }
  /** What is paid again and again: all of it, or subscriptions before the rest. */
  | { kind: 'subscriptions'; isAll: boolean }
  /** What most was spent on. */
  | { kind: 'biggest'; period: Period }
  /** When something comes again: pay, or what is paid for. */
  | { kind: 'next pay' }
  | { kind: 'next bill'; categories: string[]; payee: string | null; said: string }
  | { kind: 'month'; month: Month }
  /** The plan beside what was spent; `said` is what a category of it is called, or nothing. */
  | { kind: 'budget'; month: Month; said: string }

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

/** What is longer than this tells a story. */
const MOST_LENGTH = 200

/** Cheap enough for every message: whether it is worth looking at what is stored. */
export const mayAskAboutSpending = (text: string, today: PlainDate) =>
  text.length <= MOST_LENGTH && mayAsk(text, today)

const mayAsk = (text: string, today: PlainDate) =>
  [
    asksSpent,
    asksForRepeats,
    asksWhy,
    asksBudget,
    asksBudgetPart,
    asksBiggest,
    asksNextPay,
    asksNextBill,
  ].some((asks) => asks(text)) || looksBack(text, takePeriod(text, today).period)

/** What a question for a day is about that only transactions could answer: 'pay', or what people call a bill. */
export function readWaitedFor(text: string): string | null {
  if (asksNextPay(text)) return 'pay'
  return asksNextBill(text) ? (findPhrase(text, []) ?? null) : null
}

export function readSpendingQuestion(text: string, askable: Askable): SpendingQuestion | null {
  const { period: named, rest } = takePeriod(text, askable.today)
  const waited = readNext(text, askable)
  if (waited) return waited
  // Whoever says amounts tells them, or wants them reckoned with.
  const kind = /\d/.test(rest) ? null : readKind(text, named, rest, askable)
  return kind ?? (named && asksWhy(text) ? null : readSpent(text, named, rest, askable))
}

function readKind(
  text: string,
  named: Period | null,
  rest: string,
  askable: Askable,
): SpendingQuestion | null {
  // What was paid for subscriptions in a month of before is a sum, not a list.
  if (asksForRepeats(text) && !(named && SPENT.test(text)))
    return { kind: 'subscriptions', isAll: !namesSubscriptions(text) }
  const said = findPhrase(rest, askable.categories)?.toLowerCase() ?? ''
  if (asksBudget(text) || (said !== '' && asksBudgetPart(text)))
    return { kind: 'budget', month: named?.to ?? monthOf(askable.lastDay), said }
  if (asksBiggest(text)) {
    const period = named ?? spanOf(askable)
    return period.days ? spentOn(period, '') : { kind: 'biggest', period }
  }
  const isMonth = named?.from === named?.to && !named?.days
  return named && isMonth && asksWhy(text) ? { kind: 'month', month: named.to } : null
}

const spanOf = ({ months, lastDay }: Askable): Period => ({
  from: months[0] ?? monthOf(lastDay),
  to: months.at(-1) ?? monthOf(lastDay),
})

const SPENT = new RegExp(
  String.raw`\b(?:${[
    'spend|spent|spendings?|paid|pay|paying|costs?|costing|went|goes|gone|buy|bought|drop|dropped',
    'blow|blew|blown|burn|burned|burnt|purchases|expenses?|outgoings|charges',
  ].join('|')})\b`,
  'i',
)
const ON_AVERAGE = /\b(?:on )?(?:average|avg|typically|usually|normally)\b/i
const A_MONTH = /\b(?:a|per|each|every|in a) month\b|\bmonthly\b/gi
/** 'I spent a lot on groceries last month' tells, and asks nothing. */
const TELLS = /^\W*(?:i|we|i['’]?ve|we['’]?ve)\b(?![^]*(?:\?|\bhow\b|\bwhat\b|\bwhich\b))/i

/** Words that a question about spending may have beside a name and a time; any other makes it another question. */
const PLAIN = new Set(
  (
    'a about actually all altogether am an and any are at been bought bucks by can card cash did do does ' +
    'damage dollars down entire exactly far for from give go had has have hey hi how i im in is it its ive just ' +
    'know like list look lot lots many me money much my of ok okay on our out overall please pls really roughly see ' +
    'show so stuff sum tell that the there things through to together total totals transactions up us was we ' +
    'went were weve what whats where which with'
  ).split(' '),
)

const isPlain = (word: string) => PLAIN.has(word) || SPENT.test(word)

const leftOf = (text: string) =>
  wordsOf(text.replace(ON_AVERAGE, ' ').replaceAll(A_MONTH, ' ')).filter((word) => !isPlain(word))

/** 'my electric bill': the bill says no more than the name before it. */
const withoutName = (text: string, said: string) => withoutPhrase(text, said).replace(/\bbills?\b/i, ' ')

/** Whether it asks for what is behind us: by a time of before, or by its verbs. */
const looksBack = (text: string, named: Period | null) =>
  !TELLS.test(text) && !looksAhead(text) && (named !== null || (SPENT.test(text) && ON_AVERAGE.test(text)))

const spentOn = (period: Period, payee: string): SpendingQuestion => ({
  kind: 'spent',
  period,
  categories: [],
  payee: payee || null,
  said: payee,
})

/** So many words in a row may be somebody's name. */
const MOST_NAME = 3

function readSpent(
  text: string,
  named: Period | null,
  rest: string,
  askable: Askable,
): SpendingQuestion | null {
  const asksLoosely = asksSpent(text)
  if (!asksLoosely && !looksBack(text, named)) return null
  const newest = monthOf(askable.lastDay)
  const mean = ON_AVERAGE.test(text) ? spanOf(askable) : { from: newest, to: newest }
  const period = named ?? mean
  const known = findCategories(rest, askable.categories)
  const left = leftOf(known ? withoutName(rest, known.said) : rest)
  const isOnly = left.length === 0 || (asksLoosely && !/\d/.test(rest))
  if (known && isOnly) return { kind: 'spent', period, payee: null, ...known }
  const behind = wordsOf(/\b(?:at|on|to|with|for)\s+(?:(?:my|our|the)\s+)?(.+)$/i.exec(rest)?.[1] ?? '')
  const payee = findPayee(left, askable.payees) ?? (asksLoosely ? findPayee(behind, askable.payees) : null)
  if (payee !== null && (asksLoosely || payee.split(' ').length === left.length))
    return spentOn(period, payee)
  if (!named || !SPENT.test(text)) return null
  if (left.length === 0) return spentOn(period, '')
  // Somebody or something that no transaction knows: that there is none is the answer.
  const isName = asksLoosely && behind.length <= MOST_NAME && left.every((word) => behind.includes(word))
  return isName && !NO_NAME.test(behind.join(' ')) ? spentOn(period, behind.join(' ')) : null
}

/** Not to be had from transactions alone, or too wide a word to look for. */
const NO_NAME = /\d|\b(?:interest|tax(?:es)?|bills?|debts?|loans?|everything|necessities|needs|wants)\b/

function readNext(text: string, { categories, payees }: Askable): SpendingQuestion | null {
  if (asksNextPay(text)) return { kind: 'next pay' }
  if (!asksNextBill(text)) return null
  const known = findCategories(text, categories)
  if (known) return { kind: 'next bill', payee: null, ...known }
  const behind =
    /\b(?:is|are|my|our|the|['’]s)\s+(?!my\b|our\b|the\b)(?:next\s+)?(.+?)\s+(?:due|payments?|bills?|charges?)\b/i
  const payee = findPayee(wordsOf(behind.exec(text)?.[1] ?? ''), payees)
  if (payee !== null) return { kind: 'next bill', categories: [], payee, said: payee }
  const said = findPhrase(text, [])
  return said === undefined ? null : { kind: 'next bill', categories: [], payee: null, said }
}

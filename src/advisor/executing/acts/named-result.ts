/** 'How much of that is just the self employment tax': the figure of a sum that the words of a question name. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'

/** What people call a figure beside its label, by its name. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  paidIn: ['put in', 'mine', 'contributed', 'own money', 'put away', 'saved myself', 'my contributions'],
  growth: ['grew', 'growing', 'gains', 'earnings', 'returns'],
  interest: ['interest', 'intrest', 'interst', 'int'],
  lost: ['throw away', 'losing', 'lose', 'give up', 'tax penalty'],
  missed: ['on the table', 'miss out', 'missing out', 'missing', 'free money missing'],
  deductible: ['deduct', 'write off'],
  penalty: ['penalty'],
  breakeven: ['break even'],
  match: ['their part', 'employer part', 'they put in', 'free money'],
}

/** Words that ask for the whole, unless a figure is named beside them: 'how much interest all told'. */
const wholes: readonly string[] = ['total', 'altogether', 'all together', 'all told', 'everything']
const isWhole = (name: string) => name === 'total' || name === 'paid'

const restOfDebt = ['left on', 'left to pay', 'still owe', 'rest']

/** What people call the figures of one kind of sum. */
const ofKind: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'self-employment-tax': {
    tax: ['self employment', 'social security', 'medicare', 'fica'],
    total: ['all taxes', 'owe', 'set aside', 'put aside', 'put away'],
  },
  'income-tax': { tax: ['tax', 'taxes'], marginal: ['bracket'], effective: ['effective'] },
  'savings-or-debt': { owed: restOfDebt },
  'lent-for-debt': { owed: restOfDebt },
  'balance-transfer': { left: [...restOfDebt, 'left when', 'over'] },
  'employer-match': { own: ['my part', 'mine', 'i put in'], both: ['both', 'together'] },
}

/** 'Left a month then' is called 'left': how often it comes, and when, is asked in words of its own. */
const LEADING = /^(?:all|an?|the|in|to|your|you)\s+/i
const TRAILING =
  /\s+(?:a|each|per|by|in|on|for|of|with|without)\s+(?:month|year|day|week|then|all|it|pay|savings|goal)$|\s+(?:then|today)$/i

function shortened(label: string): string {
  const plain = label
    .toLowerCase()
    .replaceAll(/[^a-z ]+/g, ' ')
    .trim()
  const less = plain.replace(TRAILING, '').replace(LEADING, '')
  return less === plain ? plain : shortened(less)
}

/** Labels that say only how often, how long or how much. */
const VAGUE =
  /^(?:a|an|in|month|months|year|years|day|week|paycheck|hour|time|share|amount|total|difference|change|missing|rest)?$/

/** As people end a word: 'saves', 'saved' and 'saving' are one. */
const stemOf = (word: string) => word.replace(/(?:ings?|e?d|e?s|e)$/, '')
const words = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

/** So many other words may stand between two of a name: 'interest do i save'. */
const BETWEEN = 2

/** Whether the words of a name stand in the question in their order, near each other. */
function isNamed(name: string, asked: readonly string[]): boolean {
  const stems = words(name).map(stemOf)
  return asked.some((_, start) => {
    let at = start - 1
    return stems.every((stem, nth) => {
      const reach = asked.slice(at + 1, nth === 0 ? start + 1 : at + 2 + BETWEEN)
      const found = reach.findIndex((word) => stemOf(word) === stem)
      at += found + 1
      return found >= 0
    })
  })
}

/** How many words of a name of the figure the question has; 0 where no name is there whole. */
function scoreOf({ kind, results }: SumRecord, name: string, asked: readonly string[]): number {
  const label = shortened(results[name]?.label ?? '')
  const names = [
    ...(VAGUE.test(label) ? [] : [label]),
    ...(alsoCalled[name] ?? []),
    ...(ofKind[kind]?.[name] ?? []),
  ]
  const asWhole = isWhole(name) && wholes.some((one) => isNamed(one, asked)) ? 1 / 2 : 0
  return Math.max(asWhole, ...names.filter((one) => isNamed(one, asked)).map((one) => words(one).length))
}

const WHEN = /^\W*(?:(?:so|and|ok|but|then)\W+)*(?:when|how long|how soon)\b/i
const isTime = ({ results }: SumRecord, name: string) =>
  ['months', 'years', 'age', 'date'].includes(results[name]?.unit ?? '')

const ADDED = /\b(?:with|including|counting|plus)\b((?:(?!\b(?:how|what|whats)\b)[^.?!])*)/i

/** What is to be counted in: the taxes and insurance of 'and with taxes and insurance, how much'. */
export const addedIn = (text: string) => ADDED.exec(text)?.[1] ?? ''

/**
 * The one figure that is named with the most words; null where none is, or several are alike. What the mind takes for
 * it comes first, where that is named, too.
 */
export function namedResult(text: string, record: SumRecord, wanted: string | null = null): string | null {
  const asked = words(text)
  // 'When is it paid off' names no amount that is paid.
  const fits = (name: string) => !WHEN.test(text) || isTime(record, name)
  if (wanted !== null && record.results[wanted] && fits(wanted) && scoreOf(record, wanted, asked) > 0)
    return wanted
  const scored = Object.keys(record.results)
    .filter(fits)
    .map((name) => ({ name, score: scoreOf(record, name, asked) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const [named, ...others] = scored.filter(({ score }) => score > 0 && score === best)
  return named && others.length === 0 ? named.name : null
}

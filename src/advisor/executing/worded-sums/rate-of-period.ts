/** 'What is 3% a week really per year': a rate by the week or the month, as a yearly one. */
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { percentsIn } from './fill.ts'

const OFTEN = /^ ?(?:interest )?(?:a|per|every|each|\/) ?(day|week|wk|month|mo)\b/i
const timesAYear: Readonly<Record<string, number>> = { day: 365, week: 52, wk: 52, month: 12, mo: 12 }
const YEARLY =
  /\b(?:what|whats|how much|so)\b[^]*\b(?:(?:a|per|each|over a|in a) (?:whole )?(?:year|yr)|yearly|annual(?:ly|ized)?|apr)\b/i
/** An amount beside it asks what it costs in money. */
const IN_MONEY = /\bhow much (?:interest|money|would i|do i|will i)\b|\$/i

/** What grows on itself comes to more than its months added up. */
const GROWS =
  /\b(?:grow\w*|inflation|go(?:es|ing)? up|went up|rais\w+|ris\w+|returns?|savings|earn\w*|rent|yield\w*|dividends?)\b/i

export function rateOfPeriod(text: string, { numbers }: Minded): Action | null {
  const [rate, ...more] = percentsIn(numbers)
  const often = rate && OFTEN.exec(text.slice(rate.end))?.[1]?.toLowerCase()
  const rest = rate ? text.slice(rate.end) : ''
  if (!rate || more.length > 0 || often === undefined || IN_MONEY.test(text) || GROWS.test(text)) return null
  if (numbers.some(({ kind }) => kind === 'money') || !YEARLY.test(`${text.slice(0, rate.start)} ${rest}`))
    return null
  return {
    ...bare('product'),
    inputs: [
      { slot: 'amount', value: { kind: 'number', number: rate } },
      { slot: 'times', value: { kind: 'constant', value: timesAYear[often] ?? 1 } },
    ],
    per: 'year',
  }
}

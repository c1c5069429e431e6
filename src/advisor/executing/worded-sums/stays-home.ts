/** 'Can we afford for her to stay home': what the other pay leaves, with no day care to pay for. */
import type { Action, Minded, MindedNumber } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { amountsIn } from './fill.ts'

const STAYS =
  /\b(?:(her|him|me|i|she|he|wife|husband|one of us)\b[^.?!,;]{0,24}) (?:stay(?:s|ing)?(?: at)? home|quits?|stops? working)\b/i
const AFFORD = /\b(?:afford|can (?:we|i)|could (?:we|i)|what(?:'?s| is) left|make it|work)\b/i
const DAYCARE = /\b(?:day ?care|child ?care|nanny|sitter)\b[^.?!,;\d]{0,24}$/i
const MINE = /\b(?:i|my|mine|me)\b[^.?!,;\d]{0,24}$/i

const who = (word: string) => (/^(?:me|i)$/i.test(word) ? 'mine' : 'theirs')

export function staysHome(text: string, { numbers }: Minded): Action | null {
  const person = STAYS.exec(text)?.[1]
  if (person === undefined || !AFFORD.test(text)) return null
  const before = ({ start }: MindedNumber) => text.slice(0, start)
  const amounts = numbers.filter((one) => amountsIn([one]).length > 0)
  const pay = amounts.filter(({ what }) => what === 'income')
  const kept = pay.filter((one) => (MINE.test(before(one)) ? 'mine' : 'theirs') !== who(person))
  const bills = amounts.filter((one) => !pay.includes(one) && !DAYCARE.test(before(one)))
  if (
    pay.length !== 2 ||
    kept.length !== 1 ||
    bills.length === 0 ||
    bills.some(({ what }) => what !== 'expense' && what !== 'expenses')
  )
    return null
  const value = (number: MindedNumber) => ({ kind: 'number', number }) as const
  return {
    ...bare('budget-summary'),
    inputs: [
      ...kept.map((number) => ({ slot: 'income', value: value(number) })),
      ...bills.map((number) => ({ slot: 'expenses', value: value(number) })),
    ],
  }
}

/** 'So what do i really make an hour if i work 45 hrs a week', after a year's pay was told. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { LEAST_SALARY } from '#advisor/executing/said-words.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const AN_HOUR =
  /\b(?:mak(?:e|ing)|earn(?:ing)?|getting|paid|clear(?:ing)?)\b[^.?!]*\b(?:an|per|by the) (?:hour|hr)\b/i
const PAY = /\b(?:mak(?:e|es|ing)|made|earn\w*|gross\w*|clear\w*|salary|income|pays?|paid)\b/i
const LONGEST_WEEK = 100
const WEEKS = 52

/** A year's pay that was said before, else the one that is stored. */
function payOf({ heard = [], snapshot }: Talk): Value | null {
  const told = heard.find(
    ({ kind, period, value, words }) =>
      kind === 'money' && value >= LEAST_SALARY && (period === null || period === 'year') && PAY.test(words),
  )
  if (told) return { kind: 'number', number: told }
  if (snapshot.profile.income === null) return null
  const monthly: Value = { kind: 'row', row: { list: 'incomeItems', id: 0, name: 'pay' } }
  return { kind: 'operation', operator: 'times', left: monthly, right: { kind: 'constant', value: 12 } }
}

export function byTheHour(talk: Talk): Action | null {
  const { text, minded } = talk
  const [week, ...more] = minded.numbers
  const isWeek = week?.kind === 'hours' && week.value <= LONGEST_WEEK
  if (!isWeek || more.length > 0 || !AN_HOUR.test(text)) return null
  const pay = payOf(talk)
  const hours: Value = { kind: 'constant', value: week.value * WEEKS }
  if (!pay) return null
  return {
    ...bare('quotient'),
    inputs: [
      { slot: 'amount', value: pay },
      { slot: 'by', value: hours },
    ],
    per: 'hour',
  }
}

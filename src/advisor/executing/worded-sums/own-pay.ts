/** 'So what do we make a year all together': what is stored of it, whatever numbers the talk has had. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { askedPeriod } from '#advisor/executing/periods/one-period.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { toCents } from '#finance/money.ts'

/** Nothing else may follow: 'what do i make after rent' asks for more. */
const ONLY = new RegExp(
  String.raw`(?: (?:in|a|an|per|each|every|the|year|month|week|yearly|monthly|annually|total|all|together|altogether|combined|` +
    String.raw`now|then|overall|before|tax|taxes|gross|both|of|us|between|with|from|jobs?|everything|put))*\W*$`,
)
const MAKE = new RegExp(
  String.raw`\b(?:how much|what)(?:'s)? (?:(?:do|does|are) (?:i|we|us two) (?:now |both )?` +
    String.raw`(?:mak(?:e|ing)|earn(?:ing)?|bring(?:ing)? in)|` +
    String.raw`(?:is|are|'s) (?:my|our) (?:(?:total|combined|household|yearly|annual|monthly|whole) )*` +
    String.raw`(?:pay|income|earnings))${ONLY.source}`,
  'i',
)
/** 'How much more is that a year', of a job that was just told. */
const THAT = new RegExp(
  String.raw`^(?:and |so |ok )*(?:how much|what)(?: more| extra)?(?: money)? (?:is|does|would|will) (?:that|it)` +
    String.raw`(?: (?:be|come to|bring in|add(?: up to)?|make|give me))*(?: (?:extra|more))?${ONLY.source}`,
  'i',
)

export function ownPay({ text, minded, snapshot, heard = [], sums }: Talk): Action | null {
  if (minded.numbers.length > 0) return null
  const all = bare('per-year')
  if (MAKE.test(text) && snapshot.profile.income !== null) return all
  const told = sums.length === 0 && THAT.test(text) ? justTold(heard, snapshot) : []
  const [row, another] = told
  if (!row) return null
  // 'I also make 800 on etsy', and then 'that': what was told last, unless all of it is asked for.
  if (another && BESIDE.test(heard[0]?.words ?? '') && !IN_ALL.test(text)) return null
  if (another) return told.length === snapshot.income.length ? all : null
  if (askedPeriod(text) !== 'year') return null
  const value: Value = { kind: 'row', row: { list: 'incomeItems', id: row.id, name: row.source } }
  return {
    ...bare('product'),
    inputs: [
      { slot: 'amount', value },
      { slot: 'times', value: { kind: 'constant', value: 12 } },
    ],
  }
}

const BESIDE = /\b(?:also|too|another|plus|second|side|extra)\b/i
const IN_ALL = /\b(?:all|(?:al)?together|total|combined|both|everything)\b/i

/** So many numbers back are of the message before. */
const NEWEST = 2
const OFTEN = [1, 12, 24, 26, 52]

/** The sources of pay that the newest numbers tell, by themselves or as hours and what they pay. */
function justTold(heard: readonly HeardNumber[], { income }: Snapshot): Snapshot['income'] {
  const newest = heard.slice(0, NEWEST).map(({ value }) => value)
  const values = newest.length === NEWEST ? [...newest, newest.reduce((all, one) => all * one, 1)] : newest
  const isTold = (amount: number) =>
    values.some((value) => OFTEN.some((often) => Math.abs(toCents(value * often) - amount * 12) <= 12))
  return income.length > 1 ? income.filter(({ amount }) => isTold(amount)) : []
}

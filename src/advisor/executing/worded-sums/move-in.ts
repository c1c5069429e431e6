/** 'They want first, last and a deposit, rent is 1,450': so many rents before anybody moves in. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { amountsIn } from './fill.ts'

const FIRST_AND_LAST = /\bfirst(?: month'?s?)?(?: rent)?(?:,| and| plus| ?\+| ?&|,? ?n) ?last\b/i
/** A deposit of as much as a month, or of an amount that is not said. */
const DEPOSIT = /\b(?:security|deposit)\b/i
const ASKED = /\b(?:how much|what|whats|total|altogether|come to|move[- ]?in|up ?front)\b|\?/i
const RENT_AFTER = /^(?: (?:a|per) month)? (?:place|apartment|apt|rent|studio|one[- ]bedroom|unit|room)\b/i
const RENT_BEFORE = /\b(?:rent|apt|apartment|place|studio|unit|one|room)\b[^.?!,;\d]{0,16}\$?$/i
const DEPOSIT_OF = /\b(?:deposit|security)\b(?: (?:is|of|for|deposit))*(?: (?:about|like))? \$?$/i
const OF_DEPOSIT = /^ (?:security )?(?:deposit|security)\b/i
/** What is there, and no part of what is asked for. */
const THERE = /\b(?:have|saved|got|savings|make|earn|bring home|take home)\b[^.?!,;\d]{0,20}\$?$/i

export function moveIn(text: string, numbers: readonly SaidNumber[]): Action | null {
  if (!FIRST_AND_LAST.test(text) || !ASKED.test(text)) return null
  const amounts = numbers.filter(({ kind }) => kind === 'money' || kind === 'number')
  const isRent = ({ start, end }: SaidNumber) =>
    RENT_AFTER.test(text.slice(end)) || RENT_BEFORE.test(text.slice(0, start))
  const rent = amountsIn(amounts).find(isRent)
  if (!rent || amounts.some(({ start }) => THERE.test(text.slice(0, start)))) return null
  const deposit = amounts.find(
    (one) => DEPOSIT_OF.test(text.slice(0, one.start)) || OF_DEPOSIT.test(text.slice(one.end)),
  )
  const months = DEPOSIT.test(text) && !deposit ? 3 : 2
  const rents: Value = {
    kind: 'operation',
    operator: 'times',
    left: { kind: 'number', number: { ...rent, period: null } },
    right: { kind: 'constant', value: months },
  }
  const others = amounts
    .filter((one) => one !== rent)
    .map((number): Value => ({ kind: 'number', number: { ...number, kind: 'money' } }))
  return {
    ...bare('sum-of'),
    inputs: [rents, ...others].map((value) => ({ slot: 'parts', value })),
    per: null,
  }
}

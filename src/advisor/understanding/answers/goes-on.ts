/** A message after a question of the advisor's may go on with what was told before it, and answers nothing. */
import type { Hearing } from '#advisor/advisor.ts'
import { toDollars } from '#finance/money.ts'
import type { Expected } from './asked.ts'
import { isRounded } from '#advisor/understanding/later/same-pay.ts'
import { saidBefore } from '#advisor/understanding/later/said-before.ts'
import { saysNet } from '#advisor/understanding/money/net-pay.ts'
import { yearlyPay } from '#advisor/understanding/money/flows.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { type ThingName, thingOf } from '#advisor/understanding/reading/things.ts'

type Heard = Pick<Hearing, 'dialogue' | 'snapshot'>

const GROSS = /\b(?:before|pre) ?-?(?:tax(?:es)?|deductions)\b|\bgross\b/i
const EARNS = /\b(?:makes?|making|earns?|earning|salary|wages?|raise|promoted|brings? in|gets? paid)\b/i
const NOW = /\b(?:now|these days|lately|as of (?:this|last))\b/i
/** What has changed is still about as much as it was. */
const ABOUT = 2

export function goesOn(reading: Reading, { role }: Expected, heard: Heard): boolean {
  const [amount, another] = reading.amounts.filter(isMoneyLike)
  if (!amount || another || role === 'income' || role === 'rate') return false
  const { text } = reading
  return (
    GROSS.test(text) ||
    EARNS.test(text) ||
    saysNet(text) ||
    isPayAgain(reading, amount, heard) ||
    isNewer(reading, amount, heard)
  )
}

/** 'I make 30 an hour.' 'Around 62k a year.' */
function isPayAgain(reading: Reading, amount: Amount, { dialogue, snapshot }: Heard): boolean {
  const fact = dialogue.focus.find(({ change }) => change.kind === 'profile' && change.field === 'income')
  const { income } = snapshot.profile
  if (!fact || income === null) return false
  return isRounded(reading, amount, yearlyPay(reading, amount), income, saidBefore(fact))
}

/** 'I make 30 an hour.' '32 now.' */
function isNewer({ text }: Reading, { value }: Amount, { dialogue }: Heard): boolean {
  const [last] = dialogue.focus
  const before = last && NOW.test(text) ? saidBefore(last) : null
  if (!before) return false
  return [before.value, toDollars(before.stored)].some((old) => value < old * ABOUT && value * ABOUT > old)
}

/** What pay or savings may be called. */
const ownMoney: ReadonlySet<ThingName | null> = new Set([
  'salary',
  'business',
  'family',
  'retirement',
  'savings',
  'cash',
] as const)

/** 'A new roof, 14k' names what it is the price of, and is nobody's pay. */
export const isPriced = ({ tokens }: Reading, { role }: Expected) =>
  (role === 'income' || role === 'savings') &&
  /^(?:an?|some|new)$/.test(tokens[0]?.word ?? '') &&
  !tokens.some(({ word }) => ownMoney.has(thingOf(word)))

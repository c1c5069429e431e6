import type { Change } from '#advisor/facts.ts'
import { readToldPay } from '#advisor/pay/told-pay.ts'
import { saysNet } from '#advisor/understanding/money/net-pay.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import type { IncomeBasis } from '#finance/household.ts'
import { type Cents, sumMoney } from '#finance/money.ts'

const GROSS = /\bgross(?:es|ing)?\b|\bbefore[- ]tax(?:es)?\b|\bpre[- ]?tax\b/i

const PARTS = /[,;](?!\d)|\band\b/i
/** An amount, not an age or a count. */
const AMOUNT = /\$|\d{3}|\d,\d|\d ?k\b|\d ?(?:\/ ?|an |per )(?:hr|hour)/i

/** How often a year pay may come. */
const TIMES_A_YEAR = [1, 12, 24, 26, 52]

/** Whether an amount is that yearly pay, by the year or by the payday; a part of a year is rounded. */
export const isOfPay = (amount: Cents, pay: Cents) =>
  TIMES_A_YEAR.some((times) => Math.abs(amount * times - pay) < times)

/** 'I bring home 3,400 a month, rent is 1,250': whether this part of the words tells that pay. */
function tells(part: string, pay: Cents): boolean {
  const numbers = part.matchAll(/(\d[\d,]*(?:\.\d+)?) ?(k\b)?/gi)
  return Array.from(
    numbers,
    ([, digits = '', k]) => Number(digits.replaceAll(',', '')) * (k ? 1000 : 1),
  ).some((amount) => isOfPay(Math.round(amount * 100), pay))
}

/** 'I bring home 2,900 and she brings home 2,400': of pay that is the sum of several, what is said of each. */
function basisOfSum(words: string, pay: Cents): IncomeBasis | null {
  const reading = readMessage(words)
  const told = readToldPay(reading, reading.amounts.filter(isMoneyLike))
  const [first, another] = told
  const sum = sumMoney(told.map(({ yearly }) => yearly))
  const isOfAll = first && another && Math.abs(sum - pay) <= pay * NEAR
  return isOfAll && told.every(({ basis }) => basis === first.basis) ? first.basis : null
}
const NEAR = 0.001

/** Whether the words that tell pay say that it is before or after tax; null when they say neither, or both. */
export function readPayBasis(words: string, pay: Cents | null = null): IncomeBasis | null {
  const together = pay === null ? null : basisOfSum(words, pay)
  if (together) return together
  const said = words.split(PARTS).filter((part) => AMOUNT.test(part))
  const ofPay = pay === null ? [] : said.filter((part) => tells(part, pay))
  const [isNet, isGross] = [saysNet(words), GROSS.test(words)]
  if (ofPay.length > 0 && ofPay.every((part) => saysNet(part))) return isGross ? null : 'net'
  // '84k a year, bring home 5,100' tells two sides of a pay.
  if (said.some((part) => saysNet(part)) && said.some((part) => !saysNet(part))) return null
  return isNet === isGross ? null : isNet ? 'net' : 'gross'
}

/** What a fact about pay says of the profile's income: what is left beside it makes it pay before tax. */
export function basisToldBy(change: Change, quote: string): IncomeBasis | null {
  if (change.kind !== 'profile' || change.value === null) return null
  if (change.field === 'takeHome') return 'gross'
  return change.field === 'income' ? readPayBasis(quote, change.value) : null
}

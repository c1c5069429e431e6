import { timesPerYear } from '#advisor/understanding/money/flows.ts'
import { varyingPay } from '#advisor/understanding/money/varying.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { type Cents, toCents } from '#finance/money.ts'

/** How often, as people tell it, and how many of it make a year; the rarer wordings first. */
const rhythms = [
  [/\b(?:every (?:two|other) weeks?|bi-?weekly|fortnight)/i, 26, 'every other week'],
  [/\btwice (?:a|per) month|\bsemi-?monthly/i, 24, 'twice a month'],
  [/\b(?:a|per|each|every) month\b|\bmonthly\b|\/ ?mo(?:nth)?\b|\bmonth\b/i, 12, 'a month'],
  [/\b(?:a|per|each|every) week\b|\bweekly\b|\/ ?w(?:ee)?k\b/i, 52, 'a week'],
] as const

const MONTHS = 12

const RANGE = /\d ?(?:to|-|–|and|or) ?\$?\d/i

/** 'Some weeks 900, some 400', 'between 400 and 900 a week': what was stored lies between. */
function isMiddle(yearly: Cents, words: string): boolean {
  const reading = readMessage(words)
  const isRange = reading.amounts.some(({ start, end }) => RANGE.test(words.slice(start, end)))
  const varying = varyingPay(reading)
  return isRange || (varying !== null && toCents(varying.middle * timesPerYear[varying.period]) === yearly)
}

/** Pay is kept a year; whoever told it a month hears it a month. */
export function toldPay(yearly: Cents, words: string): { amount: Cents; per: string } {
  const told = [...words.matchAll(/\d[\d,]*(?:\.\d+)?(?:\s?k\b)?/gi)].map(([text]) => {
    const value = Number(text.replaceAll(/[,\sk]/gi, ''))
    return Math.round(value * 100 * (/k/i.test(text) ? 1000 : 1))
  })
  for (const [pattern, times, per] of rhythms) {
    const amount = pattern.test(words) && told.find((one) => one * times === yearly)
    if (amount) return { amount, per }
  }
  // 'We bring home 6,200' says no rhythm, and was taken for a month.
  const monthly = told.find((one) => one * MONTHS === yearly)
  if (monthly !== undefined) return { amount: monthly, per: 'a month' }
  return {
    amount: yearly,
    per: isMiddle(yearly, words) ? 'a year, by the middle of what you told me' : 'a year',
  }
}

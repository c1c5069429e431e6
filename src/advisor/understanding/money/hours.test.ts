import { expect, test } from 'vitest'
import { toDollars } from '#finance/money.ts'
import { yearlyPay } from './flows.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'

/** What the amount that stands first, or the one with a fraction, comes to in a year. */
const payOf = (text: string) => {
  const reading = readMessage(text)
  const money = reading.amounts.filter(({ kind }) => kind === 'money' || kind === 'bare')
  const amount = money.find(({ value }) => !Number.isInteger(value)) ?? money[0]
  return amount ? toDollars(yearlyPay(reading, amount)) : null
}

test.each([
  ['I make 58 bucks an hour, 50 hours a week', 150_800],
  ['16.50 an hr at the home depot, 30 a week', 25_740],
  ['16.50 an hr, cigarettes 30 a week', 34_320],
  ['from 30 to 34 hours a week at $22.50', 37_440],
  ["full time at 31 an hour. Since June it's 20 hours a week, same rate", 32_240],
  ['22 an hour, three 12s a week', 41_184],
  ['three twelves a week at twenty-one fifty an hour', 40_248],
  ['38.20 an hour, four 10-hour shifts', 79_456],
  ['34 an hour, forty hours, no wait forty-five', 79_560],
  ['26.80/hr × 30', 41_808],
  ['they cut me from 40 hours to 26, I make 20.50 an hour', 27_716],
  ['I went from 24 hours a week up to 36 at 19.50 an hour', 36_504],
  ['I work 11 hours a week at 13.25', 7579],
  ['18.50 at the clinic 30 hrs and 15 at the store 12 hrs', 28_860],
  ['15 at the store 12 hrs and 18.50 at the clinic 30 hrs', 28_860],
  ['4 ten hour days a week at 31.50 an hour', 65_520],
  ['24.50 an hour, 6 hours a day 5 days a week', 38_220],
  ['four nights a week, 10 hrs a night, 30.25 an hour', 62_920],
  ['17 dollars 50 cents in hour, 30 hours in week', 27_300],
  ['19.50 an hour and my hours just got dropped to 24', 24_336],
  ['my hours went down to 30 and I make 21.50 an hour', 33_540],
  ['33.45 at 38', 66_097.2],
  ['$20.45 x 30', 31_902],
  ['her job $24.75 by 35 hours', 45_045],
  ['wage 18.90, hrs 35', 34_398],
  ['Hourly: 24.85\nHrs/wk: 36\nMarried: no\nKids: 2', 46_519.2],
  ['two 12s and one 8 every week. 27.50 an hour', 45_760],
  ['4 days, 9 hrs each, 24.50 an hour', 45_864],
  ['three overnights at 11 hrs, 18.60/hr', 31_917.6],
  ['17.50 an hour, 6 hours in the day, 5 days', 27_300],
  ['they cut my hours from 38 to 26, I make 17.50 an hour', 23_660],
])('%s: %d a year', (text, yearly) => expect(payOf(text)).toBe(yearly))

test.each([
  ['my check is 1,430 and it hits every 2 weeks', 37_180],
  ['payday is every friday, 915 after taxes', 47_580],
  ['Paid weekly, 945 gross', 49_140],
  ['my pay is 3,200 and I spend 150 a week', 38_400],
])('how often pay comes may stand apart: %s', (text, yearly) => expect(payOf(text)).toBe(yearly))

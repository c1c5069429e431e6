/** What must be taken out of an IRA or a 401(k) each year. */
import { byRow, byRule } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { retirementSavings } from '#advisor/planning/data/totals.ts'
import type { Given } from '#advisor/planning/given.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worked } from '#advisor/planning/worked.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { roundCents } from '#finance/money.ts'
import {
  lifetimeYears,
  requiredFrom,
  requiredWithdrawal as findRequired,
} from '#finance/required-withdrawal.ts'
import { age, money } from './money-inputs.ts'

const table = byRule('Uniform Lifetime Table', 'the years that the IRS divides a balance by at each age')
/** The first age at which anybody must. */
const LEAST_AGE = 73

export const requiredWithdrawal = defineSum({
  name: 'required-withdrawal',
  about: 'What must be taken out of traditional retirement accounts in a year (RMD).',
  inputs: {
    balance: {
      ...money('In the account'),
      adds: true,
      stored: ({ asset, snapshot }: Household): Given | null =>
        asset ? { value: asset.value, source: byRow('assets', asset) } : retirementSavings(snapshot),
      ask: 'How much was in the account at the end of last year?',
    },
    age: { ...age, label: 'Age in that year' },
    divisor: { label: 'Divided by', unit: 'number', min: 1, max: 120 },
  },
  results: ['year', 'month', 'divisor'],
  formula: 'the balance at the end of the year before, divided by the years of the IRS table',
  assumptions: ['no spouse who is more than ten years younger inherits it'],
  compute(input, sheet, { snapshot }) {
    if (input.divisor !== undefined) return divide(input.balance, input.divisor, sheet)
    if (input.age === undefined) return 'How old will you be at the end of that year?'
    const from = snapshot.birthYear === null ? LEAST_AGE : requiredFrom(snapshot.birthYear)
    const have = sheet.money('balance', 'In the account', input.balance)
    const now = sheet.number('age', 'Age in that year', 'age', input.age)
    const counted = Math.max(input.age, from)
    const years = lifetimeYears(counted) ?? 1
    const then = sheet.fixed('First age', 'age', counted, table)
    const divisor = sheet.count('divisor', 'Divided by', 'ratio', years, 'the years of the table at that age')
    const value = findRequired(input.balance, counted) ?? 0
    const year = sheet.sum('year', 'A year', value, 'the balance divided by the years', [have, divisor])
    const month = sheet.sum('month', 'A month', roundCents(value / 12), 'a month of it', [year])
    const lines = [text`${have} divided by ${divisor}: ${year} a year, ${month} a month`]
    const notes = [
      text`It goes by the balance on December 31 before, and the first may wait until April 1 of the next year.`,
    ]
    if (input.age < from)
      return {
        answer: [
          text`Nothing yet at ${now}: it starts at ${then}.`,
          text`On ${have} the first would be ${sheet.about(year)}.`,
        ],
        lines,
        notes,
      }
    return {
      answer: [text`${year} for the year you’re ${now}: ${have} divided by ${divisor}.`],
      lines,
      notes,
    }
  },
})

/** By the number that the bank's letter gives. */
function divide(balance: number, by: number, sheet: Worksheet): Worked {
  const have = sheet.money('balance', 'In the account', balance)
  const divisor = sheet.number('divisor', 'Divided by', 'ratio', by)
  const value = roundCents(balance / by)
  const year = sheet.sum('year', 'A year', value, 'the balance divided by the years', [have, divisor])
  const month = sheet.sum('month', 'A month', roundCents(value / 12), 'a month of it', [year])
  return {
    answer: [text`${year} for the year: ${have} divided by ${divisor}.`],
    lines: [text`${year} a year, ${month} a month`],
  }
}

/** What a small thing that is bought again and again comes to. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { futureValue } from '#finance/growth.ts'
import { roundCents } from '#finance/money.ts'
import { term } from './inputs.ts'
import { monthly, percent } from './money-inputs.ts'

const YEAR = 12

export const habitCost = defineSum({
  name: 'habit-cost',
  about: 'A daily or weekly treat over years, and what the same money would grow to.',
  inputs: {
    spent: { ...monthly('Spent a month'), keepsFraction: true, ask: 'What does it come to in a month?' },
    months: term,
    rate: percent('Return a year', -99, 1000),
  },
  results: ['year', 'total', 'value', 'growth'],
  formula: 'a year times the years; invested, what a month costs goes in at the end of it',
  assumptions: ['the price stays as it is'],
  compute(input, sheet) {
    const spending = roundCents(input.spent * YEAR)
    const spent = sheet.money('spent', 'Spent a month', roundCents(input.spent))
    const year = sheet.sum('year', 'A year', spending, 'as often as it is bought', [spent])
    const time = sheet.months('months', 'Time', input.months)
    const inAll = roundCents((spending * input.months) / YEAR)
    const total = sheet.sum('total', 'Spent in all', inAll, 'a year times the years', [year, time])
    const lines: Text[] = [text`A year: ${year}, or ${spent} a month`, text`Over ${time}: ${total}`]
    if (input.rate === undefined) return { answer: [text`${year} a year, and ${total} over ${time}.`], lines }
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const grown = futureValue({
      start: 0,
      contribution: spending / YEAR,
      rate: input.rate,
      months: input.months,
    })
    const value = sheet.sum('value', 'Invested instead', grown, 'a twelfth of the year in each month')
    const growth = sheet.sum('growth', 'Growth', grown - inAll, 'worth then minus what was put in', [
      value,
      total,
    ])
    return {
      answer: [text`${year} a year and ${total} over ${time}; invested at ${rate} it would be ${value}.`],
      lines: [...lines, text`Invested instead: ${value}, ${growth} of it growth`],
      notes: [text`What you enjoy every day is worth something as well; it is the rest that is cut first.`],
    }
  },
})

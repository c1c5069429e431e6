/** What a fee takes out of an investment over the years. */
import { text } from '#advisor/grounding/pieces.ts'
import { portfolio } from '#advisor/planning/data/totals.ts'
import { byRow } from '#advisor/grounding/figures.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { futureValue } from '#finance/growth.ts'
import { subtractMoney } from '#finance/money.ts'
import { assumed, growthRate, term } from './inputs.ts'
import { money, monthly, percent } from './money-inputs.ts'
import { saidCompounding } from './rhythm.ts'

const YEARLY = 1
const MONTHLY = 12
/** A return that leaves nothing; more cannot be lost. */
const LEAST = -99

export const fundFees = defineSum({
  name: 'fund-fees',
  about: 'The same money in a fund with a high yearly fee and in one with a low fee.',
  inputs: {
    start: {
      ...money('Start'),
      adds: true,
      stored: ({ asset, snapshot }) =>
        asset ? { value: asset.value, source: byRow('assets', asset) } : portfolio(snapshot),
    },
    contribution: { ...monthly('Added each month'), adds: true },
    rate: growthRate,
    months: term,
    fee: { ...percent('Fee a year', 0, 20), ask: 'What does the fund charge a year, in percent?' },
    fee2: {
      ...percent('The other fee', 0, 20),
      assume: assumed(0.05, 'A cheap index fund', 'about what large index funds charge a year'),
    },
  },
  results: ['difference', 'first', 'second'],
  formula: 'the fee is taken off the return of each year, and both are grown for as long',
  assumptions: ['both earn the same before the fee'],
  compute(input, sheet, { text: words }) {
    if (input.start === undefined && input.contribution === undefined) return 'How much is in it?'
    if (input.start) sheet.money('start', 'Start', input.start)
    if (input.contribution) sheet.money('contribution', 'Added each month', input.contribution)
    sheet.percent('rate', 'Return a year', input.rate)
    const time = sheet.months('months', 'Time', input.months)
    const contribution = input.contribution ?? 0
    const compoundingsPerYear = saidCompounding(words) ?? (contribution > 0 ? MONTHLY : YEARLY)
    const terms = { start: input.start ?? 0, contribution, months: input.months, compoundingsPerYear }
    const grown = (yearly: number) => futureValue({ ...terms, rate: Math.max(LEAST, input.rate - yearly) })
    const fee = sheet.percent('fee', 'Fee a year', input.fee)
    const fee2 = sheet.percent('fee2', 'The other fee', input.fee2)
    const first = sheet.sum('first', 'With that fee', grown(input.fee), 'growth after the fee')
    const second = sheet.sum('second', 'With the other fee', grown(input.fee2), 'growth after the fee')
    const gap = sheet.sum(
      'difference',
      'Difference',
      Math.abs(subtractMoney(second.value, first.value)),
      'one minus the other',
      [first, second],
    )
    return {
      answer: [
        text`${first} with the ${fee} fee and ${second} with ${fee2} after ${time}: the dearer fund eats ${gap}.`,
      ],
      lines: [text`At ${fee}: ${first}`, text`At ${fee2}: ${second}`, text`Difference: ${gap}`],
      notes: [text`The fee is the one thing about a fund that is sure beforehand.`],
    }
  },
})

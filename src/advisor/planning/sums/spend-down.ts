/** What savings pay each month when they have to last for a time. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { ASSUMED_INFLATION } from '#finance/inflation.ts'
import { realReturn } from '#finance/interest.ts'
import { multiplyMoney, sumMoney } from '#finance/money.ts'
import { incomeOverYears } from '#finance/retirement.ts'
import { CAUTIOUS_RETURN, pension } from './later-income.ts'
import { age, inflationRate, invested, months, percent, years } from './money-inputs.ts'

export const spendDown = defineSum({
  name: 'spend-down',
  about: 'What can be spent each month so that savings last for a number of years or to an age.',
  inputs: {
    portfolio: { ...invested, ask: 'How much have you saved?' },
    pension,
    months: months('Has to last'),
    age,
    until: years('Has to last to'),
    rate: { ...percent('Return a year', -50, 1000), assume: CAUTIOUS_RETURN },
    inflation: percent('Withdrawals rise by', -50, 100),
  },
  results: ['month', 'all', 'total'],
  formula: 'the equal amount at each month’s end that, with all growth, uses the savings up in time',
  assumptions: ['the return is the same every year', 'nothing is left at the end'],
  compute(input, sheet) {
    const { inflation, until } = input
    const toAge = until === undefined || input.age === undefined ? undefined : (until - input.age) * 12
    const time = input.months ?? toAge
    if (time === undefined) return 'How long should it last: for how many years, or from which age to which?'
    if (time < 1) return 'That age is reached already. For how many years should it last?'
    const have = sheet.money('portfolio', 'Saved', input.portfolio)
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const rise = inflation === undefined ? null : sheet.percent('inflation', 'Withdrawals rise by', inflation)
    const lasts =
      input.months === undefined
        ? sheet.asideTime('Has to last', Math.round(time), 'the later age minus the age now')
        : sheet.months('months', 'Has to last', input.months)
    if (input.months === undefined) {
      sheet.number('age', 'Age now', 'age', input.age ?? 0)
      sheet.number('until', 'Has to last to', 'age', until ?? 0)
    }
    const real = inflation === undefined ? input.rate : realReturn(input.rate, inflation)
    const pays = incomeOverYears(input.portfolio, real, time / 12)
    const formula = 'the equal amount that uses it up in time'
    const month = sheet.sum('month', 'From savings a month', pays, formula, [have, rate, lasts])
    const drawn = sheet.sum(
      'total',
      'Drawn in all',
      multiplyMoney(pays, Math.round(time)),
      'every month of it',
      [month, lasts],
    )
    const span = sheet.spell(lasts)
    const terms = rise ? text`at ${rate}, raised ${rise} a year` : text`at ${rate}`
    const lines: Text[] = [text`From savings: ${month} a month`, text`Drawn in all: ${drawn}`]
    const notes = rise ? [] : [startLower(input.portfolio, input.rate, time)]
    if (!input.pension) {
      return { answer: [text`${month} a month uses up ${have} in ${span}, ${terms}.`], lines, notes }
    }
    const comes = sheet.money('pension', 'Pensions a month', input.pension)
    const sum = sumMoney([pays, input.pension])
    const all = sheet.sum('all', 'To spend a month', sum, 'savings and pensions together', [month, comes])
    return {
      answer: [text`${all} a month: ${comes} comes in, and ${have} pays ${month} for ${span}, ${terms}.`],
      lines: [...lines, text`Together with ${comes}: ${all} a month`],
      notes,
    }

    /** Withdrawals that are to keep up with prices have to start lower. */
    function startLower(portfolio: number, nominal: number, over: number): Text {
      const prices = sheet.rateOf('Inflation a year', ASSUMED_INFLATION, inflationRate.assume.source)
      const less = incomeOverYears(portfolio, realReturn(nominal, ASSUMED_INFLATION), over / 12)
      const first = sheet.aside('To start with', less, 'the same after the rise of prices', [have, rate])
      return text`To raise it ${prices} a year with prices, start with ${first} from savings.`
    }
  },
})

import { text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { multiplyMoney, subtractMoney } from '#finance/money.ts'
import { incomeOverYears } from '#finance/retirement.ts'
import { assumed } from './inputs.ts'
import { invested, months, percent } from './money-inputs.ts'
import { spokenTime } from './spoken-time.ts'

export const spendDown = defineSum({
  name: 'spend-down',
  about: 'What can be taken out every month so that savings last a given time and are then used up.',
  inputs: {
    portfolio: { ...invested, label: 'Nest egg', ask: 'How large is the nest egg?' },
    months: { ...months('Time'), ask: 'How many years should it last?' },
    rate: {
      ...percent('Return a year', 0, 1000),
      assume: assumed(5, 'Return', 'a cautious return for money that is lived on'),
    },
  },
  results: ['month', 'year', 'earned'],
  formula: 'level withdrawals at the end of each month that bring the balance to zero when the time is up',
  assumptions: ['the return is the same every year', 'nothing is left at the end'],
  compute(input, sheet) {
    const have = sheet.money('portfolio', 'Nest egg', input.portfolio)
    const time = sheet.months('months', 'Time', input.months)
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const drawn = incomeOverYears(input.portfolio, input.rate, input.months / 12)
    const month = sheet.sum('month', 'A month', drawn, 'the level withdrawal that uses it up in time', [
      have,
      rate,
      time,
    ])
    const year = sheet.sum('year', 'A year', multiplyMoney(drawn, 12), 'twelve of them', [month])
    const all = multiplyMoney(drawn, Math.round(input.months))
    const earned = sheet.rounded(
      'earned',
      'Earned on the way',
      Math.max(0, subtractMoney(all, input.portfolio)),
      'all withdrawals minus the nest egg',
      [month, have],
    )
    return {
      answer: [
        text`${month} a month for ${spokenTime(time)} at ${rate}; then the ${have} is used up.`,
        text`That's ${year} a year.`,
      ],
      lines: [text`A month: ${month}`, text`A year: ${year}`, text`Earned on the way: ${earned}`],
      notes: [text`Prices rise meanwhile: the same amount buys less each year.`],
    }
  },
})

/** Living off what was saved. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { monthlyExpenses, surplus } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import { multiplyMoney, roundCents, subtractMoney } from '#finance/money.ts'
import { monthsToIndependence, neededNestEgg, nestEggLife as findLife } from '#finance/retirement.ts'
import { assumed, growthRate } from './inputs.ts'
import { invested, monthly, percent, yearly } from './money-inputs.ts'
import { yearlySpending } from './four-percent.ts'

export const nestEggLife = defineSum({
  name: 'nest-egg-life',
  about: 'How long a nest egg lasts when the same sum is taken out every month.',
  inputs: {
    portfolio: { ...invested, label: 'Nest egg', ask: 'How large is the nest egg?' },
    monthly: {
      ...monthly('Taken out each month'),
      adds: true,
      stored: ({ snapshot }: Household) => monthlyExpenses(snapshot),
      ask: 'How much do you take out each month?',
    },
    rate: {
      ...percent('Return a year', -50, 1000),
      assume: assumed(5, 'Return', 'a cautious return for money that is lived on'),
    },
  },
  results: ['years', 'months', 'earns'],
  formula: 'each month the balance earns its part of the yearly return, then the withdrawal is taken out',
  assumptions: [
    'the return is the same every year',
    'the withdrawal stays the same',
    'the last, smaller one counts',
  ],
  compute(input, sheet) {
    const have = sheet.money('portfolio', 'Nest egg', input.portfolio)
    const taking = sheet.money('monthly', 'Taken out each month', input.monthly)
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const life = findLife(input.portfolio, input.monthly, input.rate)
    const earned = roundCents((input.portfolio * Math.max(0, input.rate)) / 1200)
    const earns = sheet.sum(
      'earns',
      'Earns in the first month',
      earned,
      'a month’s part of the yearly return',
      [have, rate],
    )
    if (life.lasts === 'for-ever') {
      return {
        answer: [
          input.monthly === 0
            ? text`It never runs out: you take out ${taking} a month.`
            : text`It never runs out: at ${rate} it earns ${sheet.about(earns)} a month, and you take only ${taking}.`,
        ],
        lines: [text`Earns in the first month: ${earns}`],
      }
    }
    const months = sheet.time('months', 'Lasts', life.months, 'withdrawals until nothing is left')
    const years = sheet.years('years', 'Lasts', life.months / 12, 'months in years', [months])
    const total = sheet.aside('Earned on the way', life.earned, 'what every month earns, added up')
    return {
      answer: [
        life.months < 24
          ? text`Only ${months}, taking ${taking} a month.`
          : text`About ${years}, taking ${taking} a month at ${rate}.`,
        ...(life.months < 24 ? [] : [text`That's ${months} until it's gone.`]),
      ],
      lines: [
        text`Lasts: ${sheet.spell(months)}`,
        text`Earns in the first month: ${earns}, until it is gone ${total}`,
      ],
      notes: [text`If you raise the withdrawal with prices each year, it goes faster than that.`],
    }
  },
})

export const independence = defineSum({
  name: 'independence',
  about: 'When savings carry yearly spending by the 4% rule: financial independence.',
  inputs: {
    spending: {
      ...yearly('Spending a year'),
      adds: true,
      stored: yearlySpending,
      ask: 'What do you spend in a year?',
    },
    savings: { ...invested, assume: assumed(0, 'Invested', 'nothing invested so far') },
    monthly: {
      ...monthly('Invested each month'),
      adds: true,
      pay: 'net',
      stored: ({ snapshot }: Household) => surplus(snapshot),
      assume: assumed(0, 'Invested each month', 'nothing added each month'),
    },
    rate: growthRate,
  },
  results: ['years', 'number', 'months', 'gap'],
  formula:
    'the first month in which savings with their growth reach yearly spending divided by the withdrawal rate',
  assumptions: ['the 4% rule carries the spending', 'spending stays the same'],
  compute(input, sheet) {
    const spend = sheet.money('spending', 'Spending a year', input.spending)
    const have = sheet.money('savings', 'Invested today', input.savings)
    const adding = sheet.money('monthly', 'Invested each month', input.monthly)
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const egg = neededNestEgg(input.spending) ?? 0
    const number = sheet.rounded('number', 'Needed', egg, 'yearly spending by the 4% rule', [spend])
    const gap = sheet.rounded(
      'gap',
      'To go',
      Math.max(0, subtractMoney(egg, input.savings)),
      'needed minus invested',
      [number, have],
    )
    const lines: Text[] = [text`Your number: ${number}`, text`To go: ${gap}`]
    const time = monthsToIndependence(
      { savings: input.savings, monthlyContribution: input.monthly },
      { yearlySpending: input.spending, rate: input.rate },
    )
    if (!time.reaches) {
      return {
        answer: [
          input.savings === 0 && input.monthly === 0
            ? text`Your number is ${sheet.about(number)}. What do you have invested, and what do you add each month?`
            : text`Your number is ${sheet.about(number)}, and at ${adding} a month it's not reached in a lifetime.`,
        ],
        lines,
      }
    }
    const months = sheet.time('months', 'Months', time.months, 'the first month in which it is reached', [
      have,
      adding,
      rate,
      number,
    ])
    const years = sheet.years('years', 'Years', time.months / 12, 'months in years', [months])
    if (time.months === 0)
      return { answer: [text`You're there: ${have} already carries ${spend} a year, ${years} to go.`], lines }
    const put = sheet.rounded(
      'paidIn',
      'Put in on the way',
      multiplyMoney(input.monthly, time.months),
      'each month’s amount added up',
      [adding],
    )
    return {
      answer: [
        text`In about ${years}: that's when you reach ${sheet.about(number)} at ${rate}.`,
        text`You'd put in ${sheet.about(put)} on the way.`,
      ],
      lines: [...lines, text`Reached in: ${sheet.spell(months)}`, text`Put in on the way: ${put}`],
      notes: [
        text`Take a return after inflation if you want the answer in today's money; it will be later then.`,
      ],
    }
  },
})

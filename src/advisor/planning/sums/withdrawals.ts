/** Living off what was saved. */
import { byFormula } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { currentAge, monthlyExpenses, surplus } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { ASSUMED_INFLATION } from '#finance/inflation.ts'
import { multiplyMoney, roundCents, subtractMoney } from '#finance/money.ts'
import { monthsToIndependence, neededNestEgg, nestEggLife as findLife } from '#finance/retirement.ts'
import { assumed, growthRate } from './inputs.ts'
import { CAUTIOUS_RETURN, laterIncome, pension, pensionAge, storedPensions } from './later-income.ts'
import { age, inflationRate, invested, monthly, percent, yearly } from './money-inputs.ts'
import { safeRate, yearlySpending } from './four-percent.ts'

export const nestEggLife = defineSum({
  name: 'nest-egg-life',
  about:
    'How long a nest egg lasts when a sum is taken out every month, or what pensions leave of a spending.',
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
      assume: CAUTIOUS_RETURN,
    },
    // What is stored is looked up only where it counts: an input that is not used would be told all the same.
    pension: { ...pension, stored: undefined },
    pensionAge,
    inflation: percent('Withdrawals rise by', -50, 100),
    age: { ...age, stored: undefined },
  },
  results: ['years', 'months', 'earns'],
  formula: 'each month the balance earns its part of the yearly return, then the withdrawal is taken out',
  assumptions: [
    'the return is the same every year',
    'the withdrawal stays the same unless a rise is named',
    'the last, smaller one counts',
  ],
  compute(input, sheet, household) {
    const { snapshot } = household
    const have = sheet.money('portfolio', 'Nest egg', input.portfolio)
    const spent = sheet.money('monthly', 'Taken out each month', input.monthly)
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const rise = input.inflation ? sheet.percent('inflation', 'Withdrawals rise by', input.inflation) : null
    // What somebody takes out is taken out; pensions pay for part of what is spent.
    const isStored = !sheet.isSaid('monthly') && monthlyExpenses(snapshot)?.value === input.monthly
    const rows = isStored && input.pension === undefined ? storedPensions(household) : null
    const coming = rows
      ? { figure: sheet.taken('Pensions a month', 'money', rows), after: 0 }
      : laterIncome({ ...input, age: input.age ?? currentAge(snapshot)?.value }, sheet)
    const paid = coming?.after === 0 ? coming.figure.value : 0
    const taken = Math.max(0, subtractMoney(input.monthly, paid))
    const taking =
      paid > 0 ? sheet.aside('Taken out each month', taken, 'spending minus pensions', [spent]) : spent
    const plan = coming && coming.after > 0 ? { amount: coming.figure.value, after: coming.after } : null
    const life = findLife(input.portfolio, taken, input.rate, {
      inflation: input.inflation ?? 0,
      ...(plan && { pension: plan }),
    })
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
          taken === 0 && paid > 0
            ? text`It never runs out: what comes in covers the ${spent} you spend.`
            : plan
              ? text`It never runs out: once the ${coming?.figure ?? ''} comes in, it earns what you still take.`
              : rise
                ? text`It outlives you: ${have} at ${rate} carries ${taking} a month, rising ${rise} a year.`
                : taken === 0
                  ? text`It never runs out: you take out ${taking} a month.`
                  : text`It never runs out: at ${rate} it earns ${sheet.about(earns)} a month, and you take only ${taking}.`,
        ],
        lines: [text`Earns in the first month: ${earns}`],
        notes: rise || taken === 0 ? [] : withPrices(input.portfolio, taken, input.rate, sheet),
      }
    }
    const months = sheet.time('months', 'Lasts', life.months, 'withdrawals until nothing is left')
    const years = sheet.years('years', 'Lasts', life.months / 12, 'months in years', [months])
    const total = sheet.aside('Earned on the way', life.earned, 'what every month earns, added up')
    const after = rise ? text`, rising ${rise} a year,` : text``
    const pays = paid > 0 && coming ? text`, after the ${coming.figure} that comes in` : text``
    const until = ageThen(input.age, life.months, sheet)
    return {
      answer: [
        life.months < 24
          ? text`Only ${months}, taking ${taking} a month${after}${pays}.`
          : text`About ${years}${until}, taking ${taking} a month${after} at ${rate}${pays}.`,
        ...(life.months < 24 ? [] : [text`That's ${months} until it's gone.`]),
      ],
      lines: [
        text`Lasts: ${sheet.spell(months)}`,
        text`Earns in the first month: ${earns}, until it is gone ${total}`,
      ],
      notes: rise ? [] : withPrices(input.portfolio, taken, input.rate, sheet),
    }
  },
})

const ageThen = (now: number | undefined, time: number, sheet: Worksheet): Text => {
  // What is stored may be somebody else's age, or that of another day.
  if (now === undefined || !sheet.isSaid('age')) return text``
  const then = sheet.fixed(
    'Age then',
    'age',
    Math.floor(now + time / 12),
    byFormula('age plus that time', []),
  )
  return text`, to about ${then}`
}

/** The same with withdrawals that keep up with prices. */
function withPrices(portfolio: number, taken: number, rate: number, sheet: Worksheet): Text[] {
  const life = findLife(portfolio, taken, rate, { inflation: ASSUMED_INFLATION })
  if (life.lasts === 'for-ever') return []
  const rise = sheet.rateOf('Inflation a year', ASSUMED_INFLATION, inflationRate.assume.source)
  const time = sheet.asideTime('With rising prices', life.months, 'the same, raised with prices every year')
  return [text`If you raise the withdrawal ${rise} a year with prices, it's gone in ${sheet.spell(time)}.`]
}

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
    withdrawal: safeRate,
  },
  results: ['years', 'number', 'months', 'gap'],
  formula:
    'the first month in which savings with their growth reach yearly spending divided by the withdrawal rate',
  assumptions: ['the withdrawal rate carries the spending', 'spending stays the same'],
  compute(input, sheet) {
    const spend = sheet.money('spending', 'Spending a year', input.spending)
    const have = sheet.money('savings', 'Invested today', input.savings)
    const adding = sheet.money('monthly', 'Invested each month', input.monthly)
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const drawn = sheet.percent('withdrawal', 'Withdrawn a year', input.withdrawal)
    const egg = neededNestEgg(input.spending, input.withdrawal) ?? 0
    const number = sheet.rounded('number', 'Needed', egg, 'yearly spending over the withdrawal rate', [
      spend,
      drawn,
    ])
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
      { yearlySpending: input.spending, rate: input.rate, withdrawalRate: input.withdrawal },
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

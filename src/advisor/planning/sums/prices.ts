/** Prices that rise, and what that does to money. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { totalCollegeCost } from '#finance/college.ts'
import { futureValue, requiredContribution } from '#finance/growth.ts'
import { futureCost, todaysDollars } from '#finance/inflation.ts'
import { realReturn as findRealReturn } from '#finance/interest.ts'
import { roundCents, subtractMoney } from '#finance/money.ts'
import { assumed, growthRate } from './inputs.ts'
import { current, inflationRate, money, monthly, months, percent, yearly } from './money-inputs.ts'

/** Words by which money of then is meant, not a price of today. */
const worthThen =
  /\bworth\b|\bbuys?\b|today'?s (?:money|dollars)|purchasing|mattress|\blos(?:e|es|ing)\b|\bin cash\b|under the/i

export const inflation = defineSum({
  name: 'inflation',
  about: 'What something will cost later, and what a later sum buys in the money of today.',
  inputs: {
    amount: { ...money('Amount'), adds: true, ask: 'Which amount shall I look at?' },
    months: { ...months('Time'), assume: assumed(120, 'Time', 'a stretch that is worth planning for') },
    inflation: inflationRate,
  },
  results: ['then', 'today'],
  formula: 'prices rise by the same share every year, each year upon the last',
  assumptions: ['inflation is the same every year'],
  compute(input, sheet, { text: said }) {
    const amount = sheet.money('amount', 'Amount', input.amount)
    const prices = sheet.percent('inflation', 'Inflation a year', input.inflation)
    const time = sheet.months('months', 'Time', input.months)
    const later = futureCost(input.amount, input.months / 12, input.inflation)
    const before = todaysDollars(input.amount, input.months / 12, input.inflation)
    const then = sheet.rounded('then', 'Costs then', later, 'the amount raised by inflation every year')
    const today = sheet.rounded('today', 'In today’s money', before, 'the amount with inflation taken off')
    const cost = text`What costs ${amount} today will cost ${sheet.about(then)} in ${time}, at ${prices} a year.`
    const worth = text`${amount} in ${time} will buy what ${sheet.about(today)} buys today, at ${prices} a year.`
    return {
      answer: worthThen.test(said) ? [worth, cost] : [cost, worth],
      lines: [text`${amount} of today costs then: ${then}`, text`${amount} of then is worth today: ${today}`],
    }
  },
})

export const realReturn = defineSum({
  name: 'real-return',
  about: 'The return after inflation.',
  inputs: { rate: growthRate, inflation: inflationRate },
  results: ['rate'],
  formula: 'growth of money divided by growth of prices',
  assumptions: [],
  compute(input, sheet) {
    const nominal = sheet.percent('rate', 'Return a year', input.rate)
    const prices = sheet.percent('inflation', 'Inflation a year', input.inflation)
    const value = findRealReturn(input.rate, input.inflation)
    const real = sheet.exactShare(
      'rate',
      'Return after inflation',
      value,
      'growth of money divided by growth of prices',
    )
    return {
      answer: [
        value < 0
          ? text`${real} a year: at ${nominal} with ${prices} inflation, your money buys less every year.`
          : text`${real} a year after inflation: ${nominal} on paper, with prices rising ${prices}.`,
      ],
      lines: [text`Return after inflation: ${real}`],
    }
  },
})

/** 'What should i put away each month' */
const SAVED_FOR =
  /\b(?:sav(?:e|ing)|put(?:ting)? (?:away|aside|in)|set(?:ting)? aside|(?:a|per|each|every) month|monthly|529)\b/i

export const college = defineSum({
  name: 'college',
  about: 'What college will cost with rising prices, and what to put away each month for it.',
  inputs: {
    cost: {
      ...yearly('A year of college today'),
      adds: true,
      assume: assumed(
        2_500_000,
        'Cost of college',
        'about a year at a state school, room and board included',
      ),
    },
    years: { ...months('Length'), assume: assumed(48, 'Length', 'the usual time to a degree') },
    until: { ...months('Until it starts'), min: 0 },
    inflation: {
      ...percent('College prices rise by', -50, 1000),
      assume: assumed(5, 'College prices', 'they have risen faster than other prices'),
    },
    current,
    rate: growthRate,
    monthly: { ...monthly('Put away each month'), adds: true },
  },
  results: ['total', 'monthly', 'value', 'gap', 'first'],
  formula:
    'each year’s cost with rising prices, added up; the monthly amount is there in full when it starts',
  assumptions: ['a price that rises each year of the studies too', 'the whole sum is there on the first day'],
  compute({ until: told, ...input }, sheet, { text: said }) {
    // What is to be put away turns on the time there is; what it costs is asked of a start now, where nothing else is said.
    if (told === undefined && SAVED_FOR.test(said)) return 'How many years until college starts?'
    const wait = told ?? 0
    const cost = sheet.money('cost', 'A year of college today', input.cost)
    const length = sheet.months('years', 'Length', input.years)
    const until =
      told === undefined
        ? sheet.taken('Until it starts', 'months', assumed(0, 'Until it starts', 'as if it started now'))
        : sheet.months('until', 'Until it starts', told)
    const prices = sheet.percent('inflation', 'College prices rise by', input.inflation)
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const have = input.current > 0 ? sheet.money('current', 'There already', input.current) : null
    const costs = {
      yearlyCost: roundCents(input.cost),
      yearsUntil: wait / 12,
      inflation: input.inflation,
    }
    const sum = totalCollegeCost({ ...costs, years: input.years / 12 })
    const total = sheet.rounded(
      'total',
      'All of college',
      sum,
      'each year’s cost with rising prices, added up',
      [cost, length, until, prices],
    )
    const first = sheet.sum(
      'first',
      'The first year',
      totalCollegeCost({ ...costs, years: 1 }),
      'a year’s cost today with the rise of prices until it starts',
      [cost, until, prices],
    )
    const lines: Text[] = [text`All of college: ${total}`, text`The first year: ${first}`]
    const answer: Text[] = []
    const saving = { start: input.current, rate: input.rate, months: wait }
    const needed = requiredContribution(saving, sum)
    const each =
      needed === null
        ? null
        : sheet.rounded(
            'monthly',
            'A month until then',
            needed,
            'the equal amount that is enough when it starts',
          )
    if (each) lines.push(text`A month until then: ${each}`)
    answer.push(
      each
        ? needed === 0
          ? text`${sheet.about(total, 'About')} for all of it, and what you have grows to that by itself.`
          : text`${sheet.about(total, 'About')} for all of it, so ${sheet.about(each)} a month until it starts, at ${rate}.`
        : told === undefined
          ? text`${sheet.about(total, 'About')} for all of it, if it starts now.`
          : text`${sheet.about(total, 'About')} for all of it, and no month is left to save for it.`,
    )
    if (input.monthly !== undefined) {
      const adding = sheet.money('monthly', 'Put away each month', input.monthly)
      const reached = futureValue({ ...saving, contribution: input.monthly })
      const value = sheet.rounded('value', 'There by then', reached, 'what is put away, with its growth')
      const missing = subtractMoney(sum, reached)
      const gap = sheet.rounded(
        'gap',
        missing > 0 ? 'Short' : 'To spare',
        Math.abs(missing),
        'cost against what is there',
        [total, value],
      )
      lines.push(text`There by then: ${value}`, missing > 0 ? text`Short by: ${gap}` : text`To spare: ${gap}`)
      answer.unshift(
        missing > 0
          ? text`${adding} a month gets you ${sheet.about(value)} by then, ${gap} short of ${sheet.about(total)}.`
          : text`Yes: ${adding} a month gets you ${sheet.about(value)} by then, with ${gap} to spare.`,
      )
    }
    return {
      answer,
      lines: [...lines, ...(have ? [text`There already: ${have}`] : [])],
      notes: [
        text`Grants and aid usually bring the real bill below the list price, and a 529 grows free of tax.`,
      ],
    }
  },
})

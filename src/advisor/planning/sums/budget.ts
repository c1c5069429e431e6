/** What comes in, goes out and is left. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { Figure } from '#contract/figures.ts'
import { savings } from '#advisor/planning/data/totals.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import {
  FIFTY_THIRTY_TWENTY,
  RECOMMENDED_SAVINGS_RATE,
  savingsRate as rateOf,
  splitFiftyThirtyTwenty,
  summarizeCashFlow,
} from '#finance/budget.ts'
import { multiplyMoney, percentOf, percentShare, subtractMoney, sumMoney } from '#finance/money.ts'
import { remarkOnLargest, remarkOnPayments } from './budget-remarks.ts'
import { assumed, expenses, income } from './inputs.ts'
import { spokenTime } from './spoken-time.ts'
import { money, months, monthly, percent, saving } from './money-inputs.ts'

export const budgetSummary = defineSum({
  name: 'budget-summary',
  about: 'What is left of income after expenses each month.',
  inputs: { income, expenses },
  results: ['left', 'rate', 'year'],
  formula: 'what is left is income minus expenses',
  assumptions: ['amounts are monthly and after tax'],
  compute(input, sheet, household) {
    const earned = sheet.money('income', 'Income a month', input.income)
    const spent = sheet.money('expenses', 'Expenses a month', input.expenses)
    const { netSavings, savingsRate } = summarizeCashFlow(input.income, input.expenses)
    const left = sheet.sum('left', 'Left each month', netSavings, 'income minus expenses')
    const short = sheet.aside('Short each month', Math.abs(netSavings), 'expenses minus income')
    const year = sheet.sum(
      'year',
      'Left in a year',
      multiplyMoney(netSavings, 12),
      'a year of what is left',
      [left],
    )
    const rate = sheet.share('rate', 'Share of income', savingsRate, 'what is left as a share of income', [
      left,
      earned,
    ])
    const besides = remarkOnPayments(input, sheet, household)
    const notes = remarkOnLargest(input, sheet, household)
    const lines = [
      text`Comes in: ${earned} a month`,
      text`Goes out: ${spent} a month`,
      text`Left: ${left} a month, ${year} a year`,
      ...(input.income > 0 ? [text`Share of income: ${rate}`] : []),
    ]
    if (netSavings < 0) {
      return {
        answer: [
          text`You're ${short} short each month: ${earned} comes in and ${spent} goes out.`,
          ...besides,
        ],
        lines,
        notes,
      }
    }
    if (netSavings === 0)
      return {
        answer: [text`It comes out even: ${earned} in, ${spent} out, and ${left} left.`],
        lines,
        notes,
      }
    return {
      answer: [
        text`You have ${left} left each month: ${earned} comes in and ${spent} goes out.`,
        ...besides,
        text`That's ${rate} of your pay, or ${year} a year.`,
      ],
      lines,
      notes: savingsRate < 5 ? [...notes, text`It's a thin margin: one bad month could eat it.`] : notes,
    }
  },
})

export const savedBy = defineSum({
  name: 'saved-by',
  about: 'What saving so much a month adds up to, without interest.',
  inputs: {
    monthly: saving,
    months: { ...months('Time'), assume: assumed(12, 'Time', 'a year') },
    start: { ...money('There already'), adds: true, assume: assumed(0, 'Start', 'starting from nothing') },
  },
  results: ['total', 'added'],
  formula: 'the monthly amount times the months, on top of what is there',
  assumptions: ['no interest is counted'],
  compute(input, sheet, { snapshot }) {
    const adding = sheet.money('monthly', 'Put away each month', input.monthly)
    const time = sheet.months('months', 'Time', input.months)
    const start = input.start > 0 ? sheet.money('start', 'There already', input.start) : null
    const sum = multiplyMoney(input.monthly, Math.round(input.months))
    const added = sheet.sum('added', 'Put away', sum, 'the monthly amount times the months', [adding, time])
    const total = sheet.sum('total', 'In all', sumMoney([input.start, sum]), 'start plus what is put away', [
      ...(start ? [start] : []),
      added,
    ])
    const held = start ? null : savings(snapshot)
    const own = held && held.value > 0 ? sheet.row('Savings', held.value, held.source) : null
    const both = sumMoney([held?.value ?? 0, sum])
    return {
      answer: [
        start
          ? text`${total} after ${spokenTime(time)}: the ${start} you have, and ${adding} a month on top.`
          : text`${total} in ${spokenTime(time)}, at ${adding} a month.`,
        ...(own
          ? [
              text`With the ${own} you have, ${sheet.aside('With your savings', both, 'savings plus that', [own, total])}.`,
            ]
          : []),
      ],
      lines: [text`Put away: ${added}`, text`In all: ${total}`],
    }
  },
})

/** Pay that does not come monthly is no whole cent a month: each part is then rounded by itself. */
function splitPay(pay: number, shares: readonly [number, number, number] = FIFTY_THIRTY_TWENTY) {
  if (Number.isInteger(pay)) return splitFiftyThirtyTwenty(pay, shares)
  const [needs, wants, savings] = shares
  return { needs: percentOf(pay, needs), wants: percentOf(pay, wants), savings: percentOf(pay, savings) }
}

const THREE_SHARES = /\b(\d\d)%?[ /,-]+(\d\d)%?[ /,-]+(\d\d?)\b/

/** 'Do 60 25 15': shares of one's own, where they make up the whole. */
function ownShares(words: string): readonly [number, number, number] | undefined {
  const [needs = 0, wants = 0, savings = 0] = (THREE_SHARES.exec(words) ?? []).slice(1).map(Number)
  return needs + wants + savings === WHOLE ? [needs, wants, savings] : undefined
}

const WHOLE = 100

export const fiftyThirtyTwenty = defineSum({
  name: 'fifty-thirty-twenty',
  about: 'Monthly take-home pay split by the 50/30/20 rule into needs, wants and savings.',
  inputs: {
    income: { ...income, keepsFraction: true },
    spent: { ...monthly('Spent on needs'), adds: true },
  },
  results: ['needs', 'wants', 'savings', 'over'],
  formula: 'the 50/30/20 rule gives the largest part of pay to needs, the next to wants, the rest to savings',
  assumptions: ['the rule is meant for pay after tax'],
  compute(input, sheet, { text: words }) {
    const pay = sheet.money('income', 'Income a month', input.income)
    const split = splitPay(input.income, ownShares(words))
    const part = (name: string, label: string, value: number) =>
      sheet.sum(name, label, value, 'its share of pay', [pay])
    const needs = part('needs', 'Needs', split.needs)
    const wants = part('wants', 'Wants', split.wants)
    const savings = part('savings', 'Savings', split.savings)
    const against = input.spent === undefined ? null : tellNeeds(input.spent, needs, sheet)
    return {
      answer: [
        text`${needs} for needs, ${wants} for wants and ${savings} for savings, each month.`,
        against ?? text`Needs are what you must pay: rent, food, bills.`,
      ],
      lines: [
        ...(against ? [against] : []),
        text`Needs (rent, food, bills): ${needs}`,
        text`Wants (what you enjoy): ${wants}`,
        text`Savings and paying down debt: ${savings}`,
      ],
      notes: [text`The wants are a ceiling, not homework: whatever you don't spend there can go to savings.`],
    }
  },
})

/** What the needs come to, against their part of the pay. */
function tellNeeds(spent: number, needs: Figure, sheet: Worksheet): Text {
  const all = sheet.money('spent', 'Spent on needs', spent)
  const apart = Math.abs(subtractMoney(spent, needs.value))
  const over = sheet.sum('over', 'Apart from that part', apart, 'what needs cost, against their part', [
    all,
    needs,
  ])
  return spent > needs.value
    ? text`Your needs of ${all} are ${over} over that part.`
    : text`Your needs of ${all} are ${over} under that part.`
}

export const savingsRate = defineSum({
  name: 'savings-rate',
  about: 'The share of income that is saved, against a mark to aim for.',
  inputs: {
    income,
    expenses: { ...expenses, ask: undefined },
    saved: { ...monthly('Saved a month'), adds: true },
    target: {
      ...percent('Share to aim for', 0, 100),
      assume: assumed(
        RECOMMENDED_SAVINGS_RATE,
        'Savings rate',
        'the share of income that planners like to see',
      ),
    },
  },
  results: ['rate', 'left', 'aim', 'gap', 'spending'],
  formula: 'what is saved as a share of income; without a figure for that, what income leaves after expenses',
  assumptions: ['income is what lands in your account'],
  compute(input, sheet) {
    if (input.saved === undefined && input.expenses === undefined)
      return 'How much do you save each month, or what do you spend?'
    if (input.income === 0) return 'Without income there is no savings rate. What comes in each month?'
    const earned = sheet.money('income', 'Income a month', input.income)
    const saved = input.saved ?? subtractMoney(input.income, input.expenses ?? 0)
    const from =
      input.saved === undefined
        ? [earned, sheet.money('expenses', 'Expenses a month', input.expenses ?? 0)]
        : [sheet.money('saved', 'Saved a month', input.saved)]
    const wanted = sheet.percent('target', 'Share to aim for', input.target)
    const left = sheet.sum('left', 'Saved each month', saved, 'what is saved, or left of income', from)
    const value =
      input.saved === undefined
        ? rateOf(input.income, input.expenses ?? 0)
        : percentShare(input.saved, input.income)
    const rate = sheet.share('rate', 'Savings rate', value, 'what is saved as a share of income', [
      left,
      earned,
    ])
    const goal = percentOf(input.income, input.target)
    const aim = sheet.sum('aim', 'To aim for a month', goal, 'the share to aim for, of income', [
      wanted,
      earned,
    ])
    const distance = subtractMoney(goal, saved)
    const gap = sheet.sum('gap', 'Away from it', Math.abs(distance), 'between what is saved and the aim', [
      aim,
      left,
    ])
    const spending = sheet.sum(
      'spending',
      'To spend for it',
      subtractMoney(input.income, goal),
      'income minus the aim',
      [earned, aim],
    )
    const verdict =
      distance > 0
        ? text`For ${wanted} it would take ${gap} more a month.`
        : text`That's ${gap} a month beyond the ${wanted} that planners like to see. Well done.`
    return {
      answer: [
        saved < 0
          ? text`Below zero right now: you spend more than comes in, so the rate is ${rate}.`
          : text`You're saving ${rate} of what comes in, ${left} a month.`,
        verdict,
      ],
      lines: [
        text`Savings rate: ${rate}`,
        text`Saved a month: ${left}`,
        text`${wanted} of your income: ${aim} a month, which leaves ${spending} to spend`,
      ],
    }
  },
})

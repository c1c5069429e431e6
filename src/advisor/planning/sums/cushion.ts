/** How large a cushion should be, and when it is full. */
import type { Figure } from '#contract/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { surplus } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import {
  EMERGENCY_FUND_MONTHS,
  emergencyFundShortfall,
  emergencyFundTarget,
  monthsCovered,
  monthsToBuildFund,
} from '#finance/emergency-fund.ts'
import { subtractMoney } from '#finance/money.ts'
import { assumed, expenses, saved } from './inputs.ts'
import { isSaidNow } from './loan-inputs.ts'
import { monthly, months } from './money-inputs.ts'

const fullFund = assumed(
  EMERGENCY_FUND_MONTHS.full,
  'Emergency fund',
  'the cushion that planners like to see',
)
const THREE_TO_SIX = /\b(?:3|three) ?(?:-|–|to) ?(?:6|six)[ -]?months?\b/i

export const emergencyFund = defineSum({
  name: 'emergency-fund',
  about: 'Months of expenses that savings cover, how large the cushion should be, and when it is full.',
  inputs: {
    savings: { ...saved, ask: undefined },
    expenses,
    months: {
      ...months('Months wanted'),
      assume: fullFund,
    },
    monthly: {
      ...monthly('Put away each month'),
      adds: true,
      pay: 'net',
      stored: ({ snapshot }: Household) => surplus(snapshot),
    },
  },
  results: ['covered', 'target', 'gap', 'when'],
  formula: 'savings divided by monthly expenses; the fund is so many months of expenses, less what is there',
  assumptions: ['expenses stay as they are', 'no interest is counted'],
  compute(input, sheet, household) {
    const { text: said } = household
    const spend = sheet.money('expenses', 'Expenses a month', input.expenses)
    // 'Three to six months' names the usual two, and no four and a half between them.
    const wanted = THREE_TO_SIX.test(said) ? EMERGENCY_FUND_MONTHS.full : input.months
    const size =
      wanted === input.months
        ? sheet.months('months', 'Months wanted', wanted)
        : sheet.taken('Months wanted', 'months', fullFund)
    const whole = emergencyFundTarget(input.expenses, wanted)
    const target = sheet.sum('target', 'Fund', whole, 'months wanted times monthly expenses', [size, spend])
    if (input.savings === undefined) {
      const built = HOW_LONG.test(said) ? fullBy(0, { ...input, months: wanted }, sheet) : null
      return {
        answer: [
          text`${target}: that's ${size} of the ${spend} you spend.`,
          ...(built ? [text`From nothing, ${built.adding} a month gets there in ${built.time}.`] : []),
          text`How much of it do you have?`,
        ],
        lines: [text`Fund: ${target}`],
      }
    }
    const have = sheet.money('savings', 'Savings', input.savings)
    const cover = monthsCovered(input.savings, input.expenses)
    if (cover === null)
      return 'With nothing going out, any savings last for ever. What do you spend in a month?'
    const covered = sheet.time('covered', 'Months covered', cover, 'savings divided by monthly expenses', [
      have,
      spend,
    ])
    const missing = emergencyFundShortfall(input.savings, input.expenses, wanted)
    const gap = sheet.sum('gap', 'To go', missing, 'the fund minus savings', [target, have])
    const least = tellLeast({ have, spend, wanted }, sheet)
    const lines: Text[] = [
      text`Covered: ${covered}`,
      text`A fund of ${size}: ${target}`,
      text`Still to go: ${gap}`,
      ...(least ? [text`The least, ${least.size}: ${least.fund}, still to go ${least.gap}`] : []),
    ]
    if (missing === 0) {
      const spare = sheet.sum(
        'spare',
        'Beyond it',
        subtractMoney(input.savings, whole),
        'savings minus the fund',
        [have, target],
      )
      return {
        answer: [
          text`About ${covered} of bills, so your cushion of ${size} is full, with ${spare} to spare.`,
        ],
        lines,
      }
    }
    const when = fullBy(input.savings, { ...input, months: wanted }, sheet)
    if (when && (HOW_LONG.test(said) || isSaidNow('monthly', sheet, household)))
      return {
        answer: [
          text`In ${when.time}, at ${when.adding} a month: ${size} of bills is ${target}, so there's ${gap} to go.`,
          text`You have ${covered} of it now.`,
        ],
        lines: [...lines, text`Full in: ${sheet.spell(when.time)}`],
      }
    return {
      answer: [
        cover < 1
          ? text`Less than a month of bills, ${covered}. ${size} would be ${target}, so there's ${gap} to go.`
          : text`About ${covered} of bills. ${size} would be ${target}, so there's ${gap} to go.`,
        ...(least && LEAST_ASKED.test(said)
          ? [
              least.gap.value > 0
                ? text`For ${least.size} it's ${least.gap}.`
                : text`${least.size} are there.`,
            ]
          : []),
        ...(when ? [text`At ${when.adding} a month it's full in ${when.time}.`] : []),
      ],
      lines: [...lines, ...(when ? [text`Full in: ${sheet.spell(when.time)}`] : [])],
      notes:
        cover < 1 ? [text`Start small: a month of bills in cash keeps the next surprise off a card.`] : [],
    }
  },
})

const HOW_LONG = /\b(?:how (?:long|many months|soon)|when)\b/i
const LEAST_ASKED = /\b(?:3|three)\b/i

interface Fund {
  have: Figure
  spend: Figure
  wanted: number
}

/** The smaller cushion that planners name, beside a larger one. */
function tellLeast({ have, spend, wanted }: Fund, sheet: Worksheet) {
  const { small } = EMERGENCY_FUND_MONTHS
  if (wanted <= small) return null
  const size = sheet.asideTime('Emergency fund, at least', small, 'the least that planners like to see')
  const whole = emergencyFundTarget(spend.value, small)
  const fund = sheet.aside('The least fund', whole, 'months times monthly expenses', [size, spend])
  const missing = emergencyFundShortfall(have.value, spend.value, small)
  return { size, fund, gap: sheet.aside('To go for that', missing, 'that fund minus savings', [fund, have]) }
}

function fullBy(
  savings: number,
  input: { expenses: number; months: number; monthly: number | undefined },
  sheet: Worksheet,
) {
  if (!input.monthly) return null
  const built = monthsToBuildFund(
    { savings, monthlyExpenses: input.expenses, months: input.months },
    { monthly: input.monthly },
  )
  if (!built.reaches) return null
  const adding = sheet.money('monthly', 'Put away each month', input.monthly)
  const time = sheet.time(
    'when',
    'Full in',
    built.months,
    'what is missing divided by the monthly amount, rounded up',
  )
  return { adding, time }
}

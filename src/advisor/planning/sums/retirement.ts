/** What will be there at retirement. */
import { byProfile, byRow, byRule } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { portfolio, retirementSavings, yearlyIncome } from '#advisor/planning/data/totals.ts'
import type { Given } from '#advisor/planning/given.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import type { Figure } from '#contract/figures.ts'
import { monthlySavingForGoal } from '#finance/goal.ts'
import { futureValue } from '#finance/growth.ts'
import { multiplyMoney, percentOf, subtractMoney, sumMoney } from '#finance/money.ts'
import { monthsToRetirement, SAFE_WITHDRAWAL_RATE, sustainableMonthlyIncome } from '#finance/retirement.ts'
import { balanceChart } from './balance-chart.ts'
import { inTodaysMoney } from './growth.ts'
import { assumed, growthRate } from './inputs.ts'
import { startsLater, wait } from './starts-later.ts'
import { age, money, monthly, months, percent, stopAge } from './money-inputs.ts'

export const retirementMoney = {
  ...money('Retirement savings'),
  adds: true,
  stored: ({ asset, snapshot }: Household): Given | null =>
    asset
      ? { value: asset.value, source: byRow('assets', asset) }
      : (retirementSavings(snapshot) ?? portfolio(snapshot)),
  assume: assumed(0, 'Retirement savings', 'nothing put by so far'),
} as const

export const retirementMonthly = {
  ...monthly('Added each month'),
  adds: true,
  assume: assumed(0, 'Contributions', 'nothing added each month'),
} as const

export const AGES = 'How old are you, and when do you want to stop working?'

interface Ages {
  age: number | undefined
  retirementAge: number
  years?: number | undefined
}

/** The time until then, and how to say it: 'by the time you're 67', or 'in 15 years'. */
export function timeUntil(
  input: Ages,
  sheet: Worksheet,
): { months: number; when: Text; age?: number } | null {
  if (input.years !== undefined) {
    const time = sheet.months('years', 'Time', input.years)
    return { months: input.years, when: text`in ${time}` }
  }
  if (input.age === undefined) return null
  sheet.number('age', 'Age now', 'age', input.age)
  const then = sheet.number('retirementAge', 'Age at retirement', 'age', input.retirementAge)
  return {
    months: monthsToRetirement(input.age, input.retirementAge),
    when: input.age < ADULT ? text`by age ${then}` : text`by the time you're ${then}`,
    age: input.age,
  }
}

/** Who is younger is a child that somebody saves for. */
const ADULT = 18

const SHARE_OF_CONTRIBUTION = 15

/** A small percent is a share of pay, a large one a share of what is put in. */
function matchOf(
  input: { match: number | undefined; monthly: number },
  sheet: Worksheet,
  { snapshot }: Household,
) {
  if (!input.match) return null
  const pay = yearlyIncome(snapshot)
  const rate = sheet.percent('match', 'Employer adds', input.match)
  if (input.match > SHARE_OF_CONTRIBUTION || !pay)
    return sheet.sum(
      'match',
      'Match a month',
      percentOf(input.monthly, input.match),
      'its share of what you add',
      [rate],
    )
  const salary = sheet.taken('Pay a year', 'money', pay)
  const value = percentOf(pay.value / 12, input.match)
  return sheet.sum('match', 'Match a month', value, 'its share of a month’s pay', [rate, salary])
}

const ON_TRACK =
  /\bon (?:track|pace)\b|\bbehind\b|\bdoing (?:ok|okay|fine|all right)\b|\bsaved enough\b|\bby now\b|\bat (?:my|our) age\b/i
/** Times of yearly pay that are commonly aimed for, by age. */
const marks: readonly (readonly [number, number])[] = [
  [25, 0.3],
  [30, 1],
  [40, 3],
  [50, 6],
  [60, 8],
  [67, 10],
]
const pace = byRule(
  'Savings by age',
  'how many times a year’s pay is commonly saved for retirement at an age',
)

/** The mark of an age, between those of the ages around it. */
function markAt(now: number): number {
  const after = marks.findIndex(([at]) => at >= now)
  const [to, high] = marks[after] ?? marks.at(-1) ?? [67, 10]
  const [from, low] = marks[after - 1] ?? [to, high]
  return to === from ? high : low + ((high - low) * (now - from)) / (to - from)
}

/** 'Am I on track?': what is there as times of the pay, against the usual mark. */
function tellTrack(
  start: Figure,
  now: number | undefined,
  sheet: Worksheet,
  { snapshot, text: said }: Household,
): Text {
  const pay = yearlyIncome(snapshot)
  if (!ON_TRACK.test(said) || !pay || pay.value === 0 || now === undefined) return []
  const salary = sheet.taken('Pay a year', 'money', pay)
  const round = (value: number) => Math.round(value * 10) / 10
  const there = round(start.value / pay.value)
  const times = sheet.count('times', 'Times the pay', 'ratio', there, 'retirement savings over a year of pay')
  const usual = round(markAt(now))
  const mark = sheet.fixed('Usual at that age', 'ratio', usual, pace)
  return there >= usual
    ? text`Yes, you’re on track: you have ${times} times your ${salary}, and the usual mark at your age is ${mark}. `
    : text`${there < usual / 2 ? 'Behind for now' : 'A little behind'}: you have ${times} times your ${salary}, and the usual mark at your age is ${mark}. `
}

const CAN_STOP =
  /\b(?:can|could) (?:i|we) (?:\w+ ){0,2}(?:stop|retire(?! (?:the|this|that|my|our|a)\b)|quit|be done)\b/i

/** 'Can i stop at 62': what the nest egg would pay, next to what is earned now. */
function tellStop(
  value: Figure,
  income: Figure,
  when: Text,
  sheet: Worksheet,
  { snapshot, text: said }: Household,
): Text[] | null {
  const pay = yearlyIncome(snapshot)
  if (!CAN_STOP.test(said) || !pay || pay.value === 0) return null
  const salary = sheet.taken('Pay a year', 'money', pay)
  const isEnough = income.value >= pay.value
  const verdict = isEnough ? 'Yes, by the look of it' : 'Not on that alone'
  return [
    text`${verdict}: ${sheet.about(value)} ${when} pays ${sheet.about(income)} a year by the 4% rule, next to your ${salary} now.`,
    ...(isEnough ? [] : [text`What would you spend a month, and what will Social Security pay?`]),
  ]
}

const OF_GOAL = /\b(?:goal|short|target|reach|bring me|get (?:me )?to|hit)\b/i

/** Against the stored goal: what is missing, and what a month it takes. */
function tellGoal(
  value: Figure,
  { start, rate, months: time }: { start: number; rate: number; months: number },
  sheet: Worksheet,
  { snapshot, text: said }: Household,
): { answer: Text[]; lines: Text[] } {
  const wanted = snapshot.profile.retirementGoal
  if (!wanted) return { answer: [], lines: [] }
  const goal = sheet.row('Retirement goal', wanted, byProfile('retirementGoal'))
  const away = subtractMoney(wanted, value.value)
  const gap = sheet.rounded('gap', 'Away from the goal', Math.abs(away), 'the goal against it', [goal, value])
  const needed = monthlySavingForGoal({ currentAmount: start, targetAmount: wanted }, time, rate) ?? 0
  const month = sheet.sum('needed', 'For the goal a month', needed, 'the equal amount that gets there', [
    goal,
  ])
  const isShort = away > 0
  return {
    answer: OF_GOAL.test(said)
      ? [
          isShort
            ? text`That's ${sheet.about(gap)} short of your goal of ${goal}; ${month} a month would get you there.`
            : text`That's ${sheet.about(gap)} more than your goal of ${goal}.`,
        ]
      : [],
    lines: [
      isShort
        ? text`Short of your goal of ${goal}: ${gap}; it takes ${month} a month`
        : text`Beyond your goal of ${goal}: ${gap}`,
    ],
  }
}

export const retirementProjection = defineSum({
  name: 'retirement-projection',
  about: 'What will be there at retirement, and the income it allows.',
  inputs: {
    savings: retirementMoney,
    monthly: retirementMonthly,
    age,
    retirementAge: stopAge,
    years: { ...months('Time until retirement'), min: 0 },
    rate: growthRate,
    match: percent('Employer adds', 0, 1000),
    wait,
  },
  results: ['value', 'income', 'month', 'growth', 'paidIn', 'today'],
  formula: 'each month the balance earns its part of the yearly return, then the contribution goes in',
  assumptions: ['the return is the same every year', 'contributions go in at the end of each month'],
  compute(input, sheet, household) {
    const start = sheet.money('savings', 'Retirement savings', input.savings)
    const adding = sheet.money('monthly', 'Added each month', input.monthly)
    const time = timeUntil(input, sheet)
    if (!time) return AGES
    if (input.savings === 0 && input.monthly === 0)
      return 'What do you have for retirement so far, and what do you add each month?'
    const rate = sheet.percent('rate', 'Return a year', input.rate)
    const match = matchOf(input, sheet, household)
    const contribution = sumMoney([input.monthly, match?.value ?? 0])
    const later = startsLater(input.wait, time.months, sheet)
    const { wait } = later
    const terms = { start: input.savings, contribution, rate: input.rate, months: time.months, wait }
    const adds = time.months - wait
    const total = futureValue(terms)
    const value = sheet.rounded(
      'value',
      'At retirement',
      total,
      'savings and contributions with their growth',
    )
    const kept = futureValue({ ...terms, contribution: 0 })
    const fromStart = sheet.rounded('fromStart', 'From what is there', kept, 'savings with their growth', [
      start,
      rate,
    ])
    const fromNew = sheet.rounded(
      'fromNew',
      'From what you add',
      subtractMoney(total, kept),
      'contributions with their growth',
      [adding, rate],
    )
    const paid = sumMoney([input.savings, multiplyMoney(contribution, adds)])
    const paidIn = sheet.rounded('paidIn', 'Put in by then', paid, 'savings plus all contributions')
    const growth = sheet.rounded(
      'growth',
      'Growth',
      subtractMoney(total, paid),
      'at retirement minus put in',
      [value, paidIn],
    )
    const added = sheet.rounded(
      'added',
      'Added from now on',
      multiplyMoney(contribution, adds),
      'every contribution until then',
    )
    const month = sheet.rounded(
      'month',
      'A month by the 4% rule',
      sustainableMonthlyIncome(total),
      'a month’s part of what the rule allows',
      [value],
    )
    const income = sheet.rounded(
      'income',
      'A year by the 4% rule',
      percentOf(total, SAFE_WITHDRAWAL_RATE),
      'what the 4% rule allows',
      [value],
    )
    const isForChild = time.age !== undefined && time.age < ADULT
    const goal = tellGoal(value, terms, sheet, household)
    const track = tellTrack(start, time.age, sheet, household)
    const stop = tellStop(value, income, time.when, sheet, household)
    return {
      answer: stop ?? [
        text`${track}${sheet.about(value, 'About')} ${time.when}, at ${rate}${later.said}.`,
        ...goal.answer,
        ...(isForChild ? [] : [text`By the 4% rule, that would pay ${sheet.about(income)} a year.`]),
      ],
      lines: [
        text`At retirement: ${value}`,
        text`What you have grows to ${fromStart}; what you add brings ${fromNew}`,
        text`Put in: ${paidIn}, of which ${added} from now on; growth: ${growth}`,
        text`By the 4% rule: ${income} a year, ${month} a month`,
        ...(match ? [text`The employer adds ${match} a month`] : []),
        ...goal.lines,
      ],
      notes: inTodaysMoney(value, time.months, sheet, household.text),
      cards: [balanceChart(terms, time.age)],
    }
  },
})

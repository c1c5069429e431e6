/** Saving toward a target. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import type { Figure } from '#contract/figures.ts'
import { futureValue } from '#finance/growth.ts'
import { goalPace as findPace, goalRemaining, monthlySavingForGoal, monthsToGoal } from '#finance/goal.ts'
import { multiplyMoney, subtractMoney, sumMoney } from '#finance/money.ts'
import { startsLater, wait } from './starts-later.ts'
import { growthRate } from './inputs.ts'
import { current, months, saving, savingsInterest, target } from './money-inputs.ts'

const deadline = { ...months('Time'), ask: 'By when do you want it?' } as const

/** Nobody leaves such an amount in cash for so long: without a word on it, it grows as invested money does. */
const FORTUNE = 25_000_000
const LONG = 120

function growthOf(
  { target: wanted, rate }: { target: number; rate: number },
  sheet: Worksheet,
  plainMonths: number,
): { rate: number; earned: Figure | null; isInvested: boolean } {
  const invested = growthRate.assume
  if (rate > 0) return { rate, earned: sheet.percent('rate', 'Interest a year', rate), isInvested: false }
  return wanted >= FORTUNE && plainMonths > LONG && !sheet.isSaid('rate')
    ? { rate: invested.value, earned: sheet.taken('Return a year', 'percent', invested), isInvested: true }
    : { rate, earned: null, isInvested: false }
}

/** Cents that rounding may take off over the months. */
const ROUNDED_OFF = 50

export const goalTime = defineSum({
  name: 'goal-time',
  about: 'How long it takes to save an amount at so much a month.',
  inputs: { target, current, monthly: saving, rate: savingsInterest, wait },
  results: ['months', 'remaining', 'interest'],
  formula:
    'the first month in which what is there, with everything added and its interest, covers the target',
  assumptions: ['contributions go in at the end of each month', 'the month that gets you over counts'],
  compute(input, sheet) {
    const wanted = sheet.money('target', 'Wanted', input.target)
    const have = sheet.money('current', 'There already', input.current)
    const adding = sheet.money('monthly', 'Put away each month', input.monthly)
    const goal = { currentAmount: input.current, targetAmount: input.target }
    const plainly = monthsToGoal(goal, { monthly: input.monthly, rate: 0 })
    const { rate, earned, isInvested } = growthOf(input, sheet, plainly.reaches ? plainly.months : Infinity)
    const rest = sheet.sum('remaining', 'Still to save', goalRemaining(goal), 'target minus what is there', [
      wanted,
      have,
    ])
    // A fifth of a month's pay five times, each rounded to a cent, is that pay.
    const rounded = sheet.isSaid('monthly') ? 0 : ROUNDED_OFF
    const covered = { ...goal, targetAmount: Math.max(goal.currentAmount, goal.targetAmount - rounded) }
    const later = startsLater(input.wait, Infinity, sheet)
    const held = futureValue({ start: input.current, rate, months: later.wait })
    const begun = monthsToGoal({ ...covered, currentAmount: held }, { monthly: input.monthly, rate })
    const time = begun.reaches && begun.months > 0 ? { ...begun, months: begun.months + later.wait } : begun
    if (!time.reaches) {
      return {
        answer: [
          input.monthly === 0
            ? text`With nothing put away each month, the ${rest} that's missing doesn't come.`
            : text`Not in a lifetime at ${adding} a month: ${rest} is still missing.`,
        ],
        lines: [text`Still to save: ${rest}`],
      }
    }
    const count = sheet.time('months', 'Time', time.months, 'the first month in which the target is covered')
    if (time.months === 0) {
      return {
        answer: [text`You're there already: ${have} covers the ${wanted}, so ${count} to go.`],
        lines: [text`Still to save: ${rest}`],
      }
    }
    const paid = sumMoney([input.current, multiplyMoney(input.monthly, time.months - later.wait)])
    const interest = earned
      ? sheet.rounded(
          'interest',
          'Interest on the way',
          Math.max(0, subtractMoney(input.target, paid)),
          'target minus what you put in',
        )
      : null
    const without =
      earned && plainly.reaches
        ? sheet.asideTime('Without interest', plainly.months, 'what is missing divided by the monthly amount')
        : null
    const then = sheet.aside(
      'There then',
      futureValue({
        start: input.current,
        contribution: input.monthly,
        rate,
        months: time.months,
        wait: later.wait,
      }),
      'what is there with everything added and its interest',
    )
    return {
      answer: [
        earned
          ? text`${sheet.tell(count)}, putting away ${adding} every month at ${earned}${later.said}.`
          : text`${sheet.tell(count)}, putting away ${adding} every month${later.said}.`,
        ...(isInvested && without ? [text`Without any growth it would be ${sheet.spell(without)}.`] : []),
        input.current > 0
          ? text`You have ${have} of the ${wanted}, so ${rest} is still to come.`
          : text`That's ${wanted} from a standing start.`,
      ],
      lines: [
        text`Reached in: ${sheet.spell(count)}, with ${then} by then`,
        text`Still to save: ${rest}`,
        ...(interest ? [text`Interest on the way: ${sheet.about(interest)}`] : []),
        ...(without ? [text`Without interest: ${sheet.spell(without)}`] : []),
      ],
    }
  },
})

export const goalPayment = defineSum({
  name: 'goal-payment',
  about: 'How much a month to have an amount by a time.',
  inputs: { target, current, months: deadline, rate: savingsInterest },
  results: ['monthly', 'remaining'],
  formula: 'the smallest equal amount at each month’s end that covers the target in time',
  assumptions: ['contributions go in at the end of each month'],
  compute(input, sheet) {
    const wanted = sheet.money('target', 'Wanted', input.target)
    const have = sheet.money('current', 'There already', input.current)
    const time = sheet.months('months', 'Time', input.months)
    const { rate, earned } = growthOf(input, sheet, input.months)
    const goal = { currentAmount: input.current, targetAmount: input.target }
    const rest = sheet.sum('remaining', 'Still to save', goalRemaining(goal), 'target minus what is there', [
      wanted,
      have,
    ])
    const needed = monthlySavingForGoal(goal, input.months, rate)
    if (needed === null)
      return {
        answer: [text`No month is left for it, and ${rest} is missing.`],
        lines: [text`Missing: ${rest}`],
      }
    const monthly = sheet.sum('monthly', 'A month', needed, 'the equal amount that gets there in time')
    if (needed === 0) {
      return {
        answer: [text`${monthly}: the ${have} you have gets to ${wanted} by itself.`],
        lines: [text`A month: ${monthly}`],
      }
    }
    const fromNothing =
      input.current > 0 ? monthlySavingForGoal({ ...goal, currentAmount: 0 }, input.months, rate) : null
    const bare =
      fromNothing === null
        ? null
        : sheet.aside('A month from nothing', fromNothing, 'the equal amount from a standing start')
    const withoutRate = earned ? monthlySavingForGoal(goal, input.months, 0) : null
    const plain =
      withoutRate === null
        ? null
        : sheet.aside('Without interest', withoutRate, 'what is missing, spread evenly')
    const gained = earned
      ? sheet.aside(
          'Interest on the way',
          Math.max(
            0,
            subtractMoney(input.target, sumMoney([input.current, multiplyMoney(needed, input.months)])),
          ),
          'target minus what you put in',
        )
      : null
    return {
      answer: [
        earned
          ? text`${monthly} a month gets you to ${wanted} in ${time}, at ${earned}.`
          : text`${monthly} a month for ${time} gets you to ${wanted}.`,
        input.current > 0 ? text`You already have ${have} of it.` : text`That's starting from nothing.`,
      ],
      lines: [
        text`A month: ${monthly}`,
        text`Still to save: ${rest}`,
        ...(gained ? [text`Interest on the way: ${gained}`] : []),
        ...(bare ? [text`Starting from nothing it would be ${bare} a month`] : []),
        ...(plain ? [text`Without interest: ${plain} a month`] : []),
      ],
    }
  },
})

export const goalPace = defineSum({
  name: 'goal-pace',
  about: 'Whether saving as now reaches a goal by its time, and what is missing.',
  inputs: { target, current, months: deadline, monthly: saving },
  results: ['short', 'monthly', 'value', 'extra', 'when'],
  formula: 'what is there with everything added by then, against the target',
  assumptions: ['no interest is counted', 'contributions go in at the end of each month'],
  compute(input, sheet) {
    const wanted = sheet.money('target', 'Wanted', input.target)
    sheet.money('current', 'There already', input.current)
    const time = sheet.months('months', 'Time left', input.months)
    const adding = sheet.money('monthly', 'Put away each month', input.monthly)
    const goal = { currentAmount: input.current, targetAmount: input.target }
    const pace = findPace(goal, { monthly: input.monthly }, input.months)
    const value = sheet.sum('value', 'There by then', pace.projected, 'what is there plus everything added')
    const short = sheet.sum('short', 'Short by', pace.shortfall, 'target minus what is there by then', [
      wanted,
      value,
    ])
    const monthly = sheet.sum(
      'monthly',
      'It takes a month',
      pace.neededMonthly ?? 0,
      'the equal amount in time',
    )
    const extra = sheet.sum(
      'extra',
      'More a month',
      pace.extraMonthly ?? 0,
      'what it takes minus what you add',
      [monthly, adding],
    )
    const when = pace.reached.reaches
      ? sheet.time('when', 'Reached in', pace.reached.months, 'the first month in which it is covered')
      : null
    const lines: Text[] = [
      text`There by then: ${value}`,
      text`Short by: ${short}`,
      text`It takes: ${monthly} a month`,
      ...(when ? [text`At this pace reached in: ${sheet.spell(when)}`] : []),
    ]
    if (pace.onPace)
      return {
        answer: [text`Yes, you're on pace: ${value} in ${time}, against the ${wanted} you want.`],
        lines,
      }
    return {
      answer: [
        text`Not quite: you'd have ${value} in ${time}, so ${short} short.`,
        text`It takes ${monthly} a month, ${extra} more than now.`,
        ...(when ? [text`At this pace it's ${when}.`] : []),
      ],
      lines,
    }
  },
})

import { addMonths, type PlainDate } from '#finance/dates.ts'
import { type GoalAmounts, goalRemaining, monthsToGoal } from '#finance/goal.ts'
import { type Cents, formatMoney } from '#finance/money.ts'
import { formatTime } from '#web/lib/format-time.ts'

/** Each open goal's part of what is saved a month, in whole dollars; 0 where nothing is. */
export function shareOfSavings(goals: readonly GoalAmounts[], savings: Cents): Cents {
  const open = goals.filter((goal) => goalRemaining(goal) > 0).length
  return open === 0 || savings <= 0 ? 0 : Math.floor(savings / open / 100) * 100
}

/** 'At $300 a month: March 2028', or what is missing for such a date. Null: nobody knows what is left of the pay. */
export function describePace(goal: GoalAmounts, monthly: Cents | null, today: PlainDate): string {
  if (goalRemaining(goal) === 0) return ''
  if (monthly === null) return 'Set your take-home pay, and there will be a date here.'
  if (monthly <= 0) return 'With money left at the end of a month there will be a date here.'
  const time = monthsToGoal(goal, { monthly })
  if (!time.reaches)
    return `At ${formatMoney(monthly, { decimals: 'auto' })} a month it is too far away for a date.`
  const month = addMonths(today, time.months).slice(0, 7)
  return `At ${formatMoney(monthly, { decimals: 'auto' })} a month: ${formatTime(`${month}-01`, 'month')}`
}

import type { PlainDate } from '#finance/dates.ts'
import type { Said } from './said.ts'

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const seasons: Record<string, number> = {
  spring: 3,
  summer: 6,
  fall: 9,
  autumn: 9,
  winter: 12,
  'the end of': 12,
  'end of': 12,
}

/** Whole months from this month to a calendar year, or to a month of it: 'by June 2028', 'by 2030'. */
export function monthsUntil({ value, context }: Said, today: PlainDate): number {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const before = context.slice(0, context.indexOf('#')).trim()
  const named = monthNames.findIndex((name) => new RegExp(`\\b${name}[a-z]*$`).test(before))
  const season = Object.entries(seasons).find(([name]) => before.endsWith(name))?.[1]
  const target = named >= 0 ? named + 1 : (season ?? 1)
  return Math.max(0, (value - year) * 12 + target - month)
}

import type { PlainDate } from '#finance/dates.ts'
import { type Cents, formatMoney } from '#finance/money.ts'

export const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`

export function joinWords(words: string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** 'up $5.00' or 'unchanged'. */
export function describeChange(change: Cents): string {
  if (change === 0) return 'unchanged'
  return `${change > 0 ? 'up' : 'down'} ${formatMoney(Math.abs(change))}`
}

/** The same behind a comma; nothing where there is nothing to compare with. */
export const orNothing = (change: Cents | null | undefined) =>
  change === null || change === undefined ? '' : `, ${describeChange(change)}`

/** 'Monday, March 2': a day without a time zone, so the one it is formatted in must not shift it. */
export function nameDay(day: PlainDate): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}

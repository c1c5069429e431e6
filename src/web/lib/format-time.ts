/** Days and moments in words, by the browser's own formatter: a library for it weighs more than most screens. */
const styles = {
  /** Mar 3, 2026 */
  day: { dateStyle: 'medium' },
  /** March 3, 2026 */
  longDay: { dateStyle: 'long' },
  /** Tuesday, March 3, 2026 */
  fullDay: { dateStyle: 'full' },
  /** Mar 3 */
  shortDay: { month: 'short', day: 'numeric' },
  /** March 3 */
  monthDay: { month: 'long', day: 'numeric' },
  /** Tuesday, March 3 */
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  /** March 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Mar 2026 */
  shortMonth: { month: 'short', year: 'numeric' },
  /** Mar */
  monthName: { month: 'short' },
  /** 9:05 AM */
  clock: { timeStyle: 'short' },
  /** Mar 3, 2026, 9:05 AM */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Where the reader is. A day without time is read as midnight there, so that it stays that day. */
export function formatTime(at: Date | number | string, style: keyof typeof styles): string {
  let formatter = formatters.get(style)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', styles[style])
    formatters.set(style, formatter)
  }
  const time = typeof at === 'string' && at.length === 'YYYY-MM-DD'.length ? `${at}T00:00` : at
  // Some browsers put a narrow blank before AM, which looks like none at this size.
  return formatter.format(new Date(time)).replaceAll('\u202F', ' ')
}

/** 'Mar 3, 2026' */
export const formatDay = (at: Date | number | string) => formatTime(at, 'day')

/** The day of a moment where the reader is, as YYYY-MM-DD. */
export function dayOf(at: Date | number = new Date()): string {
  const time = new Date(at)
  const part = (value: number, length: number) => String(value).padStart(length, '0')
  return [part(time.getFullYear(), 4), part(time.getMonth() + 1, 2), part(time.getDate(), 2)].join('-')
}

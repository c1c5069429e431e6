const HOUR = 60
const DAY = 24 * HOUR
const MONTH = 30 * DAY
const YEAR = 365.25 * DAY

/** '5 minutes ago'. A server's clock that is a little ahead must not make it 'in 5 seconds'. */
export function formatAgo(instant: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(instant)) / 60_000))
  return `${describe(minutes)} ago`
}

function describe(minutes: number): string {
  if (minutes < 1) return 'less than a minute'
  if (minutes < 0.75 * HOUR) return count(minutes, 'minute')
  if (minutes < 23.5 * HOUR) return `about ${count(minutes / HOUR, 'hour')}`
  if (minutes < MONTH) return count(minutes / DAY, 'day')
  if (minutes < YEAR) return count(Math.min(minutes / MONTH, 11), 'month')
  return `about ${count(minutes / YEAR, 'year')}`
}

function count(amount: number, unit: string): string {
  const whole = Math.max(1, Math.round(amount))
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}

import type { Worksheet } from '#advisor/planning/worksheet.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'

const spoken: Partial<Record<Period, string>> = {
  hour: ' an hour',
  day: ' a day',
  week: ' a week',
  'two-weeks': ' every two weeks',
  month: ' a month',
  quarter: ' a quarter',
  year: ' a year',
}

/** ' a month', where it is settled how often a result comes. */
export const every = ({ per }: Worksheet) => (per ? (spoken[per] ?? '') : '')

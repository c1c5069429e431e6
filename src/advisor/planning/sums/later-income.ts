/** What comes in after work, whatever is saved: pensions and Social Security. */
import type { Figure } from '#contract/figures.ts'
import { sumRows } from '#advisor/planning/data/totals.ts'
import type { Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { assumed } from './inputs.ts'
import { monthly, years } from './money-inputs.ts'

const isPension = /pension|social security|\bssa?\b|annuity|fers|disability|\bva\b/i

/** Income rows that keep coming after work. */
export const storedPensions = ({ snapshot }: Household) => {
  const rows = snapshot.income
    .filter(({ source }) => isPension.test(source))
    .map(({ id, source: name, amount }) => ({ id, name, amount }))
  return sumRows('incomeItems', rows, 'your pensions and benefits added up')
}

export const pension = {
  ...monthly('Pensions a month'),
  // A pension of 24,000 is a year's.
  salaried: true,
  adds: true,
  stored: storedPensions,
} as const

export const pensionAge = years('Pensions start at')

export const CAUTIOUS_RETURN = assumed(5, 'Return', 'a cautious return for money that is lived on')

interface Later {
  pension: number | undefined
  pensionAge: number | undefined
  age: number | undefined
  /** The age at which work ends, which stands among what went in already. */
  isAtStop?: boolean
}

/** What comes in, and after how many months; null where nothing does. */
export function laterIncome(
  { pension: amount, pensionAge: start, age, isAtStop = false }: Later,
  sheet: Worksheet,
): { figure: Figure; after: number } | null {
  if (!amount) return null
  const figure = sheet.money('pension', 'Pensions a month', amount)
  if (start === undefined || age === undefined || start <= age) return { figure, after: 0 }
  if (!isAtStop) sheet.number('age', 'Age now', 'age', age)
  sheet.number('pensionAge', 'Pensions start at', 'age', start)
  return { figure, after: Math.round((start - age) * 12) }
}

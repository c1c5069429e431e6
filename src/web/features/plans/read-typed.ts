import { fieldOf, type PlanField, readInput } from '#contract/plan-fields.ts'
import { formatMoney, parseMoney, toDollars } from '#finance/money.ts'
import type { PlanKind } from '#finance/plan-facts.ts'
import { editableAmount } from '#web/lib/editable-amount.ts'

export type Typed = { value: number | string | undefined; error?: undefined } | { error: string }

/** What somebody typed into a field, or a sentence that says what it takes. Nothing typed is nothing changed. */
export function readTyped(kind: PlanKind, name: string, text: string): Typed {
  const field = fieldOf(kind, name)
  const trimmed = text.trim()
  if (!field || trimmed === '') return { value: undefined }
  if (field.unit === 'money') {
    const cents = parseMoney(trimmed)
    const value = cents === null || cents < 0 ? null : readInput(kind, name, toDollars(cents))
    return value === null ? { error: askFor(field) } : { value }
  }
  const value = readInput(kind, name, trimmed.replace(/\s*%$/, ''))
  return value === null ? { error: askFor(field) } : { value }
}

const written = (cents: number) => formatMoney(cents, { decimals: 'auto' })

function askFor({ unit, min, max }: PlanField): string {
  if (unit === 'money') return `Please enter an amount from ${written(0)} to ${written(max)}.`
  if (unit === 'month') return 'Please choose a month, such as 2027-05.'
  if (unit === 'words') return 'Please use one line of at most 80 characters.'
  const whole = unit === 'percent' ? 'a number' : 'a whole number'
  return `Please enter ${whole} from ${min} to ${max}.`
}

/** A value as it is typed. */
export function toTyped(kind: PlanKind, name: string, value: number | string | undefined): string {
  if (value === undefined) return ''
  if (fieldOf(kind, name)?.unit === 'money' && typeof value === 'number') return editableAmount(value)
  return typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value
}

import { isPlainDate } from '#finance/dates.ts'
import { MAX_CENTS, toCents, toDollars } from '#finance/money.ts'
import type { PlanInputs, PlanKind } from '#finance/plan-facts.ts'

/** What an input counts: dollars outside and cents inside, percent, months and so on; or words. */
export type PlanUnit = 'money' | 'percent' | 'months' | 'age' | 'count' | 'id' | 'ids' | 'month' | 'words'

export interface PlanField {
  label: string
  unit: PlanUnit
  min: number
  max: number
  /** One for each debt or goal, named by its id: 'rate.12'. */
  perRow?: true
  /** The only words that it takes. */
  words?: readonly string[]
}

const money = (label: string): PlanField => ({ label, unit: 'money', min: 0, max: MAX_CENTS })
const percent = (label: string, max = 100, min = 0): PlanField => ({ label, unit: 'percent', min, max })
const months = (label: string, min = 1, max = 600): PlanField => ({ label, unit: 'months', min, max })
const count = (label: string, min: number, max: number): PlanField => ({ label, unit: 'count', min, max })
const age = (label: string, min = 0, max = 100): PlanField => ({ label, unit: 'age', min, max })
const ids = (label: string): PlanField => ({ label, unit: 'ids', min: 0, max: 0 })
const words = (label: string, list?: readonly string[]): PlanField => ({
  label,
  unit: 'words',
  min: 0,
  max: 80,
  ...(list && { words: list }),
})
const perRow = (field: PlanField): PlanField => ({ ...field, perRow: true })

/** Every input that a plan has: the screen, what is saved and the address all speak of these. */
export const planFields: Record<PlanKind, Readonly<Record<string, PlanField>>> = {
  debts: {
    only: ids('Debts in the plan'),
    monthly: money('For all debts each month'),
    extra: money('On top of the minimums'),
    order: words('Order', ['avalanche', 'snowball', 'own']),
    own: ids('Own order'),
    lump: money('Paid at once'),
    lumpMonth: count('Paid in month', 0, 600),
    move: { label: 'Moved to another card', unit: 'id', min: 1, max: Number.MAX_SAFE_INTEGER },
    moveFee: percent('Transfer fee'),
    moveRate: percent('Promotional rate'),
    moveMonths: months('Promotion'),
    join: ids('Combined into one loan'),
    joinRate: percent('New rate'),
    joinMonths: months('New term'),
    joinFee: percent('Fee of the new loan'),
    owed: perRow(money('Owed')),
    rate: perRow(percent('Interest a year', 1000)),
    min: perRow(money('Minimum a month')),
  },
  house: {
    price: money('Price'),
    down: money('Down payment'),
    rate: percent('Mortgage rate'),
    months: months('Mortgage term'),
    tax: money('Property tax a year'),
    insurance: money('Insurance a year'),
    pmi: percent('Mortgage insurance, share of the loan a year', 20),
    dues: money('Association dues a month'),
    income: money('Income before tax a month'),
    debts: money('Other debt payments a month'),
    rent: money('Rent a month'),
    stay: months('Time you would stay'),
    growth: percent('Home gains a year', 50, -50),
  },
  goals: {
    surplus: money('For goals a month'),
    name: words('Name of the new goal'),
    by: perRow({ label: 'Wanted by', unit: 'month', min: 0, max: 0 }),
    monthly: perRow(money('Put away each month')),
    target: perRow(money('Target')),
    current: perRow(money('There already')),
  },
  retirement: {
    age: age('Age now'),
    retirementAge: age('Age at retirement', 1),
    savings: money('Retirement savings'),
    monthly: money('Added each month'),
    goal: money('Nest egg wanted'),
    risk: words('Risk tolerance', ['low', 'medium', 'high']),
    return: percent('Return a year after inflation', 20, -20),
    volatility: percent('Ups and downs of a year'),
    spending: money('Spending a month in retirement'),
    years: count('Years of retirement', 1, 60),
    benefit: money('Social Security a month at 67'),
    claimAge: age('Claimed at', 62, 70),
  },
  safety: {
    savings: money('Savings'),
    expenses: money('Expenses a month'),
    months: count('Months wanted', 1, 60),
    monthly: money('Put away each month'),
  },
}

export const MOST_INPUTS = 200

export function fieldOf(kind: PlanKind, name: string): PlanField | null {
  const [base = '', row, ...more] = name.split('.')
  const field = Object.hasOwn(planFields[kind], base) ? planFields[kind][base] : undefined
  if (!field || more.length > 0 || Boolean(field.perRow) !== (row !== undefined)) return null
  return row === undefined || /^\d{1,16}$/.test(row) ? field : null
}

/** An input as it stands in an address or is sent, as it is used inside; null when it cannot be that. */
export function readInput(kind: PlanKind, name: string, sent: string | number): number | string | null {
  const field = fieldOf(kind, name)
  if (!field) return null
  const { unit, min, max } = field
  if (unit === 'ids') return /^(?:\d{1,16}(?:,\d{1,16}){0,199})?$/.test(String(sent)) ? String(sent) : null
  if (unit === 'month') return isPlainDate(`${sent}-01`) ? String(sent) : null
  if (unit === 'words') return readWords(field, String(sent))
  if (typeof sent === 'string' && !/^-?\d+(?:\.\d+)?$/.test(sent)) return null
  const value = Number(sent)
  const isWhole = unit === 'percent' || unit === 'money' || Number.isInteger(value)
  if (!Number.isFinite(value) || !isWhole) return null
  const [low, high] = unit === 'money' ? [toDollars(min), toDollars(max)] : [min, max]
  if (value < low || value > high) return null
  return unit === 'money' ? toCents(value) : value
}

function readWords({ max, words: known }: PlanField, text: string): string | null {
  if (known) return known.includes(text) ? text : null
  // A line of its own: it becomes the name of a goal.
  return text.trim() !== '' && text.length <= max && !/[\p{Cc}\u2028\u2029]/u.test(text) ? text.trim() : null
}

export function writeInput(kind: PlanKind, name: string, value: number | string): number | string {
  return fieldOf(kind, name)?.unit === 'money' && typeof value === 'number' ? toDollars(value) : value
}

export function writeInputs(kind: PlanKind, inputs: PlanInputs): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, writeInput(kind, name, value)]),
  )
}

export interface ReadInputs {
  inputs: Record<string, number | string>
  /** Names of what could not be read. */
  refused: string[]
}

export function readInputs(kind: PlanKind, sent: Iterable<[string, string | number]>): ReadInputs {
  const inputs: Record<string, number | string> = {}
  const refused: string[] = []
  for (const [name, value] of sent) {
    const read = readInput(kind, name, value)
    if (read === null || Object.keys(inputs).length >= MOST_INPUTS) refused.push(name)
    else inputs[name] = read
  }
  return { inputs, refused }
}

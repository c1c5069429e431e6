import type { Input } from '#advisor/planning/sum.ts'
import type { ToldDebt } from '#advisor/planning/data/told-debt.ts'
import { parseExpression } from './expression.ts'
import { fitInput } from './fit-input.ts'
import { resolve } from './resolve.ts'
import type { Valued } from './valued.ts'
import type { Workbench } from './workbench.ts'

const parts = {
  balance: { label: 'Owed', unit: 'money', min: 0 },
  rate: { label: 'Interest a year', unit: 'percent', min: 0, max: 1000 },
  minimum: { label: 'Least payment', unit: 'money', per: 'month', min: 0 },
} as const satisfies Record<string, Input>
type Part = keyof typeof parts

/** How a call gives debts that are not stored, or not as they are meant. */
export const debtsField = {
  type: 'array',
  description:
    'All debts that are meant, where those stored are not just these: minimums are counted only where known',
  items: {
    type: 'object',
    additionalProperties: false,
    properties: {
      name: { type: 'string' },
      balance: { type: 'string' },
      rate: { type: 'string', description: 'percent' },
      minimum: { type: 'string', description: 'a month' },
    },
    required: ['name', 'balance', 'rate'],
  },
}

const MOST_DEBTS = 20
const MOST_NAME = 60

/** The debts of a call, each number resolved like any other input; a sentence naming what is wrong. */
export function readToldDebts(written: unknown, bench: Workbench): ToldDebt[] | string {
  if (!Array.isArray(written) || written.length === 0 || written.length > MOST_DEBTS)
    return 'debts: a list of debts, each with name, balance and rate'
  const debts: ToldDebt[] = []
  for (const [at, one] of written.entries()) {
    const { name, ...fields } = (typeof one === 'object' && one !== null ? one : {}) as Record<
      string,
      unknown
    >
    if (typeof name !== 'string' || name.trim() === '')
      return `debts: the debt in place ${at + 1} needs a name`
    const values: Partial<Record<Part, Valued>> = {}
    for (const part of Object.keys(parts) as Part[]) {
      const value = readPart(fields[part], part, bench)
      if (typeof value === 'string') return `debts, ${name.slice(0, MOST_NAME)}, ${part}: ${value}`
      if (value) values[part] = value
    }
    const { balance, rate, minimum } = values
    if (!balance || !rate) return `debts, ${name.slice(0, MOST_NAME)}: it needs a balance and a rate`
    debts.push({
      id: -1 - at,
      name: name.slice(0, MOST_NAME),
      amount: balance.value,
      interestRate: rate.value,
      minimumPayment: minimum?.value ?? null,
      // What is paid on it at least is what is said here.
      category: 'Credit Cards',
      notes: null,
      updatedAt: new Date(0).toISOString(),
      sources: { amount: balance.source, interestRate: rate.source, minimumPayment: minimum?.source },
    })
  }
  return debts
}

function readPart(written: unknown, part: Part, bench: Workbench): Valued | string | null {
  if (written === undefined || written === null || written === '') return null
  if (typeof written !== 'string' && typeof written !== 'number') return 'it must be a text'
  const expression = parseExpression(String(written))
  if (!expression) return `${JSON.stringify(written)} cannot be read`
  const valued = resolve(expression, parts[part], bench)
  return typeof valued === 'string' ? valued : fitInput(valued, parts[part], bench.book.sheet)
}

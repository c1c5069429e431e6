import type { ChangeRefusal } from '#advisor/advisor.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { AssumptionChange } from '#contract/assumptions.ts'
import { toCents } from '#finance/money.ts'
import { type Changeable, findChangeable } from './changeable.ts'
import { show } from '#advisor/figures/show.ts'

const GONE = 'I no longer have that calculation. Please ask again, and I work it out anew.'

/** A value of a change in the unit of its input. */
export const changedValue = ({ input }: Changeable, value: number): number =>
  input.unit === 'money' ? toCents(value) : value

interface Asked {
  change: AssumptionChange
  sums: readonly SumRecord[]
}

/** Why a number of an earlier sum cannot be set so; null where it can. */
export function refuseChange({ change, sums }: Asked): ChangeRefusal | null {
  const { sum: id, input: name, value } = change
  const record = sums.find((sum) => sum.id === id)
  const found = record ? findChangeable(record, name) : null
  if (!found) return { message: GONE, isGone: true }
  const { input, min, max } = found
  const isCounted = input.unit === 'months' || input.unit === 'age'
  if (isCounted && !Number.isInteger(value))
    return refuse(
      input.unit === 'months' ? 'Please use whole months.' : 'Please use a whole number of years.',
    )
  // Beyond these no amount is exact to the cent.
  const isAmount = input.unit !== 'money' || Math.abs(value) <= 1e13
  const inside = isAmount ? changedValue(found, value) : Infinity
  if (inside >= min && inside <= max) return null
  return refuse(`Please use a number from ${print(found, min)} to ${print(found, max)}.`)
}

const refuse = (message: string): ChangeRefusal => ({ message, isGone: false })

const units = { money: 'money', percent: 'percent', months: 'months', age: 'age', number: 'count' } as const

function print({ input }: Changeable, value: number): string {
  const common = { label: input.label, source: { kind: 'rule', name: '', text: '' } as const }
  const isYears = input.unit === 'months' && value >= 24 && value % 12 === 0
  const figure = isYears
    ? { ...common, unit: 'years' as const, value: value / 12 }
    : { ...common, unit: units[input.unit], value }
  return show(new FigureSheet(), figure).text
}

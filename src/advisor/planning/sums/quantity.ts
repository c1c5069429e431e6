/** Arithmetic on whatever was said: money, percents, months or plain numbers. */
import type { Figure } from '#contract/figures.ts'
import type { Quantity } from '#advisor/planning/given.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { roundCents } from '#finance/money.ts'

/** A label and a value for each input, by its name. */
type Wanted = Readonly<Record<string, readonly [label: string, value: number]>>

interface Read {
  value: number
  figure: Figure
}

/** Beyond this, counting has lost its meaning. */
const LARGEST = 1e15

export const isCountable = (value: number) => Number.isFinite(value) && Math.abs(value) <= LARGEST

export const unitOf = (sheet: Worksheet, slot: string, usual: Quantity): Quantity =>
  sheet.unitOf(slot) ?? usual

/** One input in the unit it was said in. */
export function putIn(sheet: Worksheet, slot: string, label: string, value: number, unit: Quantity): Figure {
  if (unit === 'money') return sheet.money(slot, label, value)
  if (unit === 'percent') return sheet.percent(slot, label, value)
  if (unit === 'months') return sheet.months(slot, label, value)
  return sheet.number(slot, label, unit === 'age' ? 'age' : 'ratio', value)
}

/** Inputs that are compared or added, in one unit: beside money, a plain number is dollars. */
export function alike<const Names extends Wanted>(sheet: Worksheet, wanted: Names, usual: Quantity) {
  const units = Object.keys(wanted).map((slot) => unitOf(sheet, slot, usual))
  const [first = usual] = units
  const unit = units.includes('money') ? 'money' : units.every((other) => other === first) ? first : 'number'
  const read = Object.entries(wanted).map(([slot, [label, value]], at): [string, Read] => {
    const same = unit === 'money' && units[at] !== 'money' ? value * 100 : value
    return [slot, { value: same, figure: putIn(sheet, slot, label, same, unit) }]
  })
  return { unit, ...(Object.fromEntries(read) as { [Name in keyof Names]: Read }) }
}

interface Outcome {
  name: string
  label: string
  unit: Quantity
  value: number
  formula: string
  from?: readonly Figure[]
}

/** A result in its unit. */
export function putOut(sheet: Worksheet, { name, label, unit, value, formula, from }: Outcome): Figure {
  if (unit === 'money') return sheet.sum(name, label, roundCents(value), formula, from)
  if (unit === 'percent') return sheet.exactShare(name, label, value, formula, from)
  if (unit === 'months') return sheet.time(name, label, value, formula, from)
  return sheet.count(name, label, unit === 'age' ? 'age' : 'ratio', value, formula)
}

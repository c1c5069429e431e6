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

const moneyWords = new RegExp(
  [
    String.raw`\$|\b(?:dollars?|bucks?|cents?|shares?|stocks?|worth|costs?|prices?|pays?|paid|paying|payments?|paychecks?|`,
    String.raw`bills?|rent|owe[sd]?|sav(?:e|es|ed|ing|ings)|spen[dt]|spending|earns?|makes?|fees?|tips?|loans?|debts?|`,
    String.raw`cards?|salary|income|mortgage|money|cash|budget|deposit|raise|bonus|refund)\b`,
  ].join(''),
  'i',
)
/** 'How much more would come in' asks for money; 'how much is 12 times 40' for a number. */
const HOW_MUCH = /\bhow much\b(?! is (?:\d|that in))/i
const countWords = /\b(?:scores?|fico|points?|miles|pounds|lbs)\b/i

interface Said {
  value: number
  unit: Quantity
}

/** What an input counts. Bare numbers are dollars where the message speaks of money, and not of scores. */
export function readInput(
  sheet: Worksheet,
  slot: string,
  value: number,
  usual: Quantity,
  message: string,
): Said {
  const unit = sheet.unitOf(slot) ?? usual
  const isMoney =
    unit === 'number' &&
    usual === 'money' &&
    (moneyWords.test(message) || HOW_MUCH.test(message)) &&
    !countWords.test(message)
  return isMoney ? asMoney({ value, unit }) : { value, unit }
}

/** The same of what is multiplied or divided: '38 units at 92' has a price there and no age. */
export function readCounted(...[sheet, slot, value, usual, message]: Parameters<typeof readInput>): Said {
  const isAge = sheet.unitOf(slot) === 'age'
  const bare: Said = { value, unit: 'number' }
  if (!isAge) return readInput(sheet, slot, value, usual, message)
  return moneyWords.test(message) && !countWords.test(message) ? asMoney(bare) : bare
}

/** A plain number as dollars. */
export const asMoney = ({ value, unit }: Said): Said =>
  unit === 'number' ? { value: inCents(value), unit: 'money' } : { value, unit }

/** Amounts from which a part of a cent is nothing: below it stands what a mile, a plant or a pint costs. */
const LEAST_ROUNDED = 10_000
const FINE = 1e6

/** What thousands of miles are multiplied with keeps its parts of a cent; it is rounded where it is shown. */
const finely = (cents: number) =>
  Math.abs(cents) < LEAST_ROUNDED ? Math.round(cents * FINE) / FINE : roundCents(cents)

const inCents = (dollars: number) => finely(dollars * 100)

/** One input in the unit it was said in. */
export function putIn(sheet: Worksheet, slot: string, label: string, value: number, unit: Quantity): Figure {
  if (unit === 'money') return sheet.money(slot, label, value)
  if (unit === 'percent') return sheet.percent(slot, label, value)
  if (unit === 'months') return sheet.months(slot, label, value)
  return sheet.number(slot, label, unit === 'age' ? 'age' : 'ratio', value)
}

/** Inputs that are compared or added, in one unit: beside money, a plain number is dollars. */
export function alike<const Names extends Wanted>(
  sheet: Worksheet,
  wanted: Names,
  usual: Quantity,
  message: string,
) {
  const said = Object.entries(wanted).map(([slot, [, value]]) =>
    readInput(sheet, slot, value, usual, message),
  )
  const units = said.map((input) => input.unit)
  const [first = usual] = units
  const unit = units.includes('money') ? 'money' : units.every((other) => other === first) ? first : 'number'
  const read = Object.entries(wanted).map(([slot, [label, given]], at): [string, Read] => {
    const input = said[at] ?? { value: given, unit }
    const value = unit === 'money' && input.unit !== 'money' ? inCents(input.value) : input.value
    return [slot, { value, figure: putIn(sheet, slot, label, value, unit) }]
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
  if (unit === 'money') return sheet.sum(name, label, finely(value), formula, from)
  if (unit === 'percent') return sheet.exactShare(name, label, value, formula, from)
  if (unit === 'months') return sheet.time(name, label, value, formula, from)
  return sheet.count(name, label, unit === 'age' ? 'age' : 'ratio', value, formula)
}

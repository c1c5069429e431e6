/** What comes in of a household, for sums of what is left and of how long savings last. */
import { COSTS } from '#advisor/executing/said-words.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type MindedNumber, startOf, type Value } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { payAlone } from '#advisor/planning/data/pay-alone.ts'
import { monthlyPay } from '#advisor/planning/data/totals.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { type WeighedAmounts, weighedIn } from '#advisor/understanding/reading/weighed.ts'
import { type Role, roles } from '#advisor/understanding/roles.ts'
import { asNewPay, asOneMonth } from './pay-now.ts'

interface Asking {
  sum: Sum
  text: string
  numbers: readonly MindedNumber[]
  snapshot: Snapshot
  sums: readonly SumRecord[]
  amounts?: WeighedAmounts | undefined
  heard?: readonly HeardNumber[]
}
type Inputs = Action['inputs']
type Given = Inputs[number]

const LIKELY = 0.5
const outgoing: ReadonlySet<string | null> = new Set(['expense', 'expenses', 'minimum'])

/** '3k of that is tax money' */
const PART = /^ of (?:that|it|this|those|them|which)\b/i

/** The one number of this message that a value is made of, where it is by the week or the year, too. */
function numberIn(value: Value, { numbers }: Asking): MindedNumber | undefined {
  const starts = new Set(endsOf(value).map(startOf))
  const isOne = endsOf(value).every((end) => startOf(end) !== null || end.kind === 'constant')
  return isOne ? numbers.find(({ start }) => starts.has(start)) : undefined
}

/** How likely the judge takes a number for one of these, after the message before it. */
function weighed({ start }: MindedNumber, { text, amounts }: Asking, ...as: Role[]): number {
  const shares = weighedIn(text, amounts).weighed?.after.get(start)
  return as.reduce((sum, role) => sum + (shares?.[roles.indexOf(role)] ?? 0), 0)
}

/** Whether a number is what goes out: by the judge, else by the mind, else by the word that leads to it. */
function goesOut(number: MindedNumber, asking: Asking): boolean {
  if (weighed(number, asking, 'income') >= LIKELY) return false
  if (weighed(number, asking, 'expenseItem', 'expenseTotal') >= LIKELY) return true
  if (number.sure >= LIKELY && number.what !== null) return outgoing.has(number.what)
  return COSTS.test(asking.text.slice(0, number.start))
}

/** Whether it is what comes in. */
function comesIn(number: MindedNumber, asking: Asking): boolean {
  if (weighed(number, asking, 'expenseItem', 'expenseTotal') >= LIKELY) return false
  return weighed(number, asking, 'income') >= LIKELY || (number.sure >= LIKELY && number.what === 'income')
}

/** What is read as pay and is none: a cost is one, a part of the savings is not there, pay of the past is gone. */
function besidesPay(one: Given, asking: Asking): Given[] {
  const number = one.slot === 'income' ? numberIn(one.value, asking) : undefined
  if (!number) return [one]
  if (goesOut(number, asking)) return [{ slot: 'expenses', value: one.value }]
  if (asking.sum.name !== 'runway') return [one]
  if (PART.test(asking.text.slice(number.end))) return [{ slot: 'apart', value: one.value }]
  return number.role === 'P' ? [] : [one]
}

const has = (value: Value, start: number) => endsOf(value).some((end) => startOf(end) === start)

/**
 * What is left of a value without one of its numbers; null where it is nothing but that number. What it was to replace,
 * '3,072 plus 2,900 less the 300', stays.
 */
function without(value: Value, start: number): Value | null {
  if (value.kind !== 'operation') return startOf(value) === start ? null : value
  const [left, right] = [without(value.left, start), without(value.right, start)]
  if (value.operator === 'take' && left && has(value.left, start)) return left
  return left && right ? { ...value, left, right } : (left ?? right)
}

/** 'A bad month, like 2,900', taken off what is spent: it is what comes in. */
function amongCosts(one: Given, asking: Asking): Given[] {
  const starts = one.slot === 'expenses' ? endsOf(one.value).map(startOf) : []
  const pay = asking.numbers.find((number) => starts.includes(number.start) && comesIn(number, asking))
  if (!pay) return [one]
  const value = without(one.value, pay.start)
  return [{ slot: 'income', value: { kind: 'number', number: pay } }, ...(value ? [{ ...one, value }] : [])]
}

/** A cost that is told beside others is all of them only where the others are said, too. */
function withStored(inputs: Inputs, read: Inputs): Inputs {
  const isTold = (all: Inputs) => all.some(({ slot }) => slot === 'expenses')
  return isTold(inputs) && !isTold(read)
    ? [...inputs, { slot: 'expenses', value: { kind: 'total', name: 'expenses' } }]
    : inputs
}

const SEVERANCE = /\bseverance\b/i
/** 'The 11,500 severance' */
const IS_IT = /^ (?:of |in )?severance\b/i
/** '14,740, maybe 11,500 after tax' */
const AFTER_TAX = /^[^.?!,;\d]{0,12}\bafter tax(?:es)?\b/i

/**
 * 'Severance is 11 weeks, I was making 1,340 a week': what was paid goes on for that time. 'The 14,740 of severance,
 * 11,500 after tax, and the 3,900' is all there once, after tax, and is not paid by the month as well.
 */
function asSeverance(inputs: Inputs, read: Inputs, asking: Asking): Inputs {
  const { sum, text, numbers, snapshot } = asking
  if (sum.name !== 'runway' || !SEVERANCE.test(text)) return inputs
  const of = (all: Inputs, name: string) => all.filter(({ slot }) => slot === name)
  const was = of(read, 'income').find(({ value }) => numberIn(value, asking)?.role === 'P')
  const time = numbers.find(({ kind }) => kind === 'months')
  if (was && time && of(inputs, 'benefits').length === 0) {
    const months: Given = { slot: 'benefitMonths', value: { kind: 'number', number: time } }
    const isTimed = of(inputs, 'benefitMonths').length > 0
    return [...inputs, { slot: 'benefits', value: was.value }, ...(isTimed ? [] : [months])]
  }
  const lump = of(inputs, 'savings').filter(({ value }) => numberIn(value, asking))
  const said = of(inputs, 'savings')
    .flatMap(({ value }) => endsOf(value))
    .filter((value) => startOf(value) !== null)
  // 'The 11,500 severance plus my 3,900', read as 3,900 on top of what there is: both are all there is.
  const isBesides = numbers.some(
    ({ start, end }) => IS_IT.test(text.slice(end)) && !said.some((value) => startOf(value) === start),
  )
  if (lump.length === 0 && said.length > 0 && isBesides) {
    const others = inputs.filter(({ slot }) => slot !== 'savings')
    return asSeverance([...others, ...said.map((value) => ({ slot: 'savings', value }))], read, asking)
  }
  if (lump.length === 0) return inputs
  const net = lump.find(({ value }) => AFTER_TAX.test(text.slice(numberIn(value, asking)?.end)))
  const gross = net && lump[lump.indexOf(net) - 1]
  const cash = new Set(snapshot.assets.map(({ value }) => value))
  const used = new Set(inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  const besides = numbers.filter(
    ({ start, end, value }) => !used.has(start) && (cash.has(centsOf(value)) || IS_IT.test(text.slice(end))),
  )
  return [
    ...inputs.filter((one) => one !== gross && one.slot !== 'benefits' && one.slot !== 'benefitMonths'),
    ...besides.map((number): Given => ({ slot: 'savings', value: { kind: 'number', number } })),
    { slot: 'benefits', value: { kind: 'constant', value: 0 } },
  ]
}

/** Savings of which a part is meant for something else. */
function lessApart(inputs: Inputs): Inputs {
  const apart = inputs.find(({ slot }) => slot === 'apart')
  if (!apart) return inputs
  const had = inputs.find(({ slot }) => slot === 'savings')?.value ?? { kind: 'total', name: 'savings' }
  const value: Value = { kind: 'operation', operator: 'take', left: had, right: apart.value }
  return [...inputs.filter(({ slot }) => slot !== 'apart' && slot !== 'savings'), { slot: 'savings', value }]
}

/** 'Can we get by on just his pay': of two pays that one, unless the message says what it comes to. */
function ofOne(inputs: Inputs, { text, snapshot }: Asking): Inputs {
  const rows = payAlone(text, snapshot)
  const isSaid = inputs.some(
    ({ slot, value }) => slot === 'income' && endsOf(value).some((end) => startOf(end) !== null),
  )
  if (isSaid || rows.length === 0) return inputs
  return [
    ...inputs.filter(({ slot }) => slot !== 'income'),

    ...rows.map(({ id, source: name }): Given => ({
      slot: 'income',
      value: { kind: 'row', row: { list: 'incomeItems', id, name } },
    })),
  ]
}

/** 'How long would savings carry us', after a month that was supposed with one pay: that pay still comes in. */
function asSupposed(inputs: Inputs, asking: Asking): Inputs {
  const month = asking.sum.name === 'runway' ? shortMonth(inputs, asking) : undefined
  if (!month) return asPointedAt(inputs, asking)
  const kept = inputs.filter(({ slot }) => slot !== 'income' && slot !== 'atHome')
  const figure = (name: string): Given => ({ slot: name, value: { kind: 'figure', sum: month.id, name } })
  const isSpentSaid = inputs.some(({ slot }) => slot === 'expenses')
  return [
    ...kept,
    ...(isSpentSaid ? [] : [figure('expenses')]),
    figure('income'),
    // All that comes in, and nobody else's pay besides.
    { slot: 'atHome', value: { kind: 'constant', value: 0 } },
  ]
}

/** The month that the last sum found too short, where the message tells nothing new of what comes in. */
function shortMonth(inputs: Inputs, { sums }: Asking): SumRecord | undefined {
  const last = sums.at(-1)
  const isShort = last?.kind === 'budget-summary' && (last.results['left']?.value ?? 0) < 0
  const isTold = inputs.some(
    ({ slot, value }) =>
      slot === 'benefits' || (slot === 'income' && endsOf(value).some((end) => startOf(end) !== null)),
  )
  return isShort && !isTold ? last : undefined
}

function asPointedAt(inputs: Inputs, { sum, sums, snapshot }: Asking): Inputs {
  if (sum.name !== 'runway' || inputs.some(({ slot }) => slot === 'income' || slot === 'benefits'))
    return inputs
  const pointed = inputs
    .flatMap(({ slot, value }) => (slot === 'expenses' ? endsOf(value) : []))
    .find((end) => end.kind === 'figure')
  const month = sums.find(({ id, kind }) => kind === 'budget-summary' && id === pointed?.sum)
  const pay = month?.inputs['income']
  const isSupposed = pay?.source.kind === 'words' && pay.value !== monthlyPay(snapshot)?.value
  return month && isSupposed
    ? [...inputs, { slot: 'income', value: { kind: 'figure', sum: month.id, name: 'income' } }]
    : inputs
}

export function ownIncome(inputs: Inputs, asking: Asking): Inputs {
  const { income, expenses } = asking.sum.inputs
  if (!income || !expenses?.stored) return inputs
  const placed = inputs.flatMap((one) => besidesPay(one, asking)).flatMap((one) => amongCosts(one, asking))
  const sorted = asOneMonth(asNewPay(placed, asking), asking)
  return asSeverance(asSupposed(lessApart(withStored(ofOne(sorted, asking), inputs)), asking), inputs, asking)
}

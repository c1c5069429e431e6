/** 'We bring home 6,640, mine 3,480 and his 3,160': a total and its parts are one amount. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, type MindedNumber, type RowReference, startOf } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

/** A list longer than this is not searched for its total. */
const MOST_PARTS = 12

const budget: ReadonlySet<string> = new Set(['income', 'expenses', 'savings'])

/** 'What is left from the 3,380', which the last sum came to: said and pointed at, and still one amount. */
export const saidAndMeant = (inputs: Action['inputs'], sums: readonly SumRecord[]): Action['inputs'] =>
  inputs.filter(({ slot, value }) => {
    const record = value.kind === 'figure' ? sums.find(({ id }) => id === value.sum) : undefined
    const figure = value.kind === 'figure' ? record?.results[value.name] : undefined
    return !inputs.some(
      (other) =>
        budget.has(slot) &&
        other.slot === slot &&
        other.value.kind === 'number' &&
        startOf(other.value) !== null &&
        figure?.unit === 'money' &&
        centsOf(other.value.number.value) === figure.value,
    )
  })

/** 'Rent is 2,200' of an earlier message and the rent that is stored are one amount. */
export function heardAndKept(inputs: Action['inputs'], { expenses, income }: Snapshot): Action['inputs'] {
  const amountOf = ({ list, id }: RowReference) =>
    (list === 'expenseItems' ? expenses : list === 'incomeItems' ? income : []).find((row) => row.id === id)
      ?.amount
  // 'I get 640 of support now, what is that with my pay': all of the pay has it in it by now.
  const isInAll = ({ slot, value }: Action['inputs'][number]) =>
    value.kind === 'number' &&
    income.length > 1 &&
    income.some(({ amount }) => amount === centsOf(value.number.value)) &&
    inputs.some((other) => other.slot === slot && isAllPay(other))
  return inputs.filter(
    ({ slot, value }) =>
      !isInAll({ slot, value }) &&
      (!(value.kind === 'number' && 'words' in value.number) ||
        !inputs.some(
          (other) =>
            other.slot === slot &&
            other.value.kind === 'row' &&
            amountOf(other.value.row) === centsOf(value.number.value),
        )),
  )
}

/** The row that stands for all that comes in. */
const isAllPay = ({ value }: Action['inputs'][number]) =>
  value.kind === 'row' && value.row.list === 'incomeItems' && value.row.id === 0

/** 'All in', 'total': right beside a number it says that nothing comes on top. */
const ALL = String.raw`\b(?:all in|in all|all told|altogether|overall|total|everything(?! else))\b`
const ALL_AFTER = new RegExp(String.raw`^(?: (?:a|per|each) month)? ?(?:\w+ )?${ALL}`, 'i')
const ALL_BEFORE = new RegExp(String.raw`${ALL}(?: \w+){0,3} \$?$`, 'i')

/** 'Rent is 1,500 and I spend 2,900 all in': the rent is in what is spent in all. */
export function withinAll(
  inputs: Action['inputs'],
  numbers: readonly MindedNumber[],
  text: string,
): Action['inputs'] {
  const costs = inputs.filter(({ slot }) => slot === 'expenses')
  const whole = numbers.find(
    ({ what, start, end }) =>
      what === 'expenses' &&
      costs.some(({ value }) => startOf(value) === start) &&
      (ALL_AFTER.test(text.slice(end)) || ALL_BEFORE.test(text.slice(0, start))),
  )
  const parts = costs.filter(({ value }) => whole && startOf(value) !== whole.start)
  const isPart = ({ value }: Action['inputs'][number]) =>
    value.kind === 'number' &&
    numbers.some(({ start, what }) => start === startOf(value) && what === 'expense')
  const sumOf = parts.reduce((sum, { value }) => sum + (value.kind === 'number' ? value.number.value : 0), 0)
  return whole && parts.every(isPart) && sumOf < whole.value
    ? inputs.filter((input) => !parts.includes(input))
    : inputs
}

/** 'Mortgage 2,000, car 400, total 2,400': a total that is told after its parts is not added to them. */
export function withoutToldTotal(
  inputs: Action['inputs'],
  numbers: readonly MindedNumber[],
  text: string,
): Action['inputs'] {
  const money = numbers.filter(({ kind }) => kind === 'money' || kind === 'number')
  const [whole, ...parts] = money.toReversed()
  if (!whole || parts.length < 2) return inputs
  const isTotal = ALL_BEFORE.test(text.slice(0, whole.start)) || ALL_AFTER.test(text.slice(whole.end))
  const sum = parts.reduce((all, { value }) => all + value, 0)
  return isTotal && sum === whole.value
    ? inputs.filter(({ value }) => startOf(value) !== whole.start)
    : inputs
}

/** ', daycare ': only a comma and a name of its own. */
const NEXT_BILL = /^[ ]*,[ ]*(?:and )?[a-z][a-z' ]{2,24} \$?$/i
/** 'Rent 980, food 450, daycare 160, bus 290': a cost among others that happens to be as much as the next ones. */
function isSister({ start, end, what }: MindedNumber, money: readonly MindedNumber[], text: string): boolean {
  if (what !== 'expense') return false
  const [before] = money.filter((one) => one.end <= start).slice(-1)
  const after = money.find((one) => one.start >= end)
  return (
    before?.what === 'expense' &&
    NEXT_BILL.test(text.slice(before.end, start)) &&
    NEXT_BILL.test(text.slice(end, after?.start))
  )
}

/** The inputs without the parts of an amount that stands beside them, whether or not all parts were read. */
export function countOnce(
  inputs: Action['inputs'],
  sum: Sum,
  numbers: readonly MindedNumber[],
  text = '',
): Action['inputs'] {
  const money = numbers.filter(
    ({ kind, period }) => (kind === 'money' || kind === 'number') && period !== 'once',
  )
  if (money.length < 3 || money.length > MOST_PARTS) return inputs
  const parts = money.flatMap((total) => {
    const others = money.filter(({ start }) => start > total.start)
    // The parts follow the total at once: '6,640 (3,480 and 3,160)'.
    let left = total.value
    const run: number[] = []
    for (const { value, start } of others) {
      left -= value
      run.push(start)
      if (left <= 0) break
    }
    const isWhole = left === 0 && run.length > 1 && !isSister(total, money, text)
    return isWhole ? [{ total: total.start, parts: new Set(run) }] : []
  })
  const [found] = parts
  if (!found) return inputs
  return Object.entries(sum.inputs).reduce<Action['inputs']>((all, [slot, input]) => {
    const isTotal = (one: Action['inputs'][number]) => one.slot === slot && startOf(one.value) === found.total
    if (!input.adds || !all.some(isTotal)) return all
    return all.filter(({ slot: name, value }) => name !== slot || !found.parts.has(startOf(value) ?? -1))
  }, inputs)
}

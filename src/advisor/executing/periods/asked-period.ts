/** 'So how much each quarter', of what is put aside each month: so many of the one as make the other. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Minded } from '#advisor/minding/minded.ts'
import { timesPerCalendarYear } from '#advisor/understanding/money/flows.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { askedPeriod } from './one-period.ts'
import { periodOf } from './period-of.ts'

const timesAYear: Readonly<Record<string, number>> = timesPerCalendarYear

const BY_CHECK = /\b(?:per|each|every|a|out of my) (?:pay ?)?check\b/i
const rhythms: ReadonlySet<string> = new Set(['week', 'two-weeks', 'half-month', 'month'])

/** 'Per paycheck, I am paid every other Friday': how often the checks come; most come every two weeks. */
function periodOfChecks(text: string): Period | null {
  if (!BY_CHECK.test(text)) return null
  return readMessage(text).periods.find(({ period }) => rhythms.has(period))?.period ?? 'two-weeks'
}

export function inAskedPeriod(
  action: Action,
  text: string,
  { numbers }: Minded,
  sums: readonly SumRecord[],
): Action {
  const amount = action.inputs.find(({ slot, value }) => slot === 'amount' && value.kind === 'figure')
  const checks = periodOfChecks(text)
  const [from, to] = [amount && periodOf(amount.value, sums), checks ?? askedPeriod(text)]
  // 'Every 2 weeks' says how often, and not how much.
  const said = numbers.filter(({ start }) => !/\bevery\s*$/i.test(text.slice(0, start)))
  if (!amount || !from || !to || said.length > 0) return action
  // 'What would that be a month', of what comes by the month: it was told already.
  if (from === to && (amount.value.kind !== 'figure' || amount.value.sum !== sums.at(-1)?.id)) return action
  if (from === to && amount.value.kind === 'figure')
    return { ...bare('part'), about: [amount.value.sum], wanted: amount.value.name }
  const times = (timesAYear[from] ?? 0) / (timesAYear[to] ?? 1)
  if (times === 0) return action
  const by = (value: number) => ({ kind: 'constant', value }) as const
  return times >= 1
    ? { ...action, intent: 'product', per: to, inputs: [amount, { slot: 'times', value: by(times) }] }
    : { ...action, intent: 'quotient', per: to, inputs: [amount, { slot: 'by', value: by(1 / times) }] }
}

/** 'Evenly over the 10 years, how much a year': so much for each of them, and not for each month. */
export function spreadByYear(action: Action, text: string): Action {
  const time = action.inputs.find(({ slot }) => slot === 'by')?.value
  const years = time?.kind === 'number' && time.number.kind === 'months' ? time.number.value / 12 : 0
  if (years < 2 || !Number.isInteger(years) || askedPeriod(text) !== 'year') return action
  const inputs = action.inputs.map((one) =>
    one.slot === 'by' ? { ...one, value: { kind: 'constant', value: years } as const } : one,
  )
  return { ...action, per: 'year', inputs }
}

/** So often a month, two weeks or a week come in a year. */
const conversions: ReadonlySet<number> = new Set([12, 26, 52])

/** '11,800 a year and board 9,400, what is a year all told': a year's amounts are not taken twelve times. */
export function yearlyOnce(action: Action): Action {
  const amount = action.inputs.find(({ slot }) => slot === 'amount')?.value
  const times = action.inputs.find(({ slot }) => slot === 'times')?.value
  const isConverted = times?.kind === 'constant' && conversions.has(times.value)
  const periods = amount
    ? endsOf(amount).flatMap((end) => (end.kind === 'number' ? (end.number.period ?? []) : []))
    : []
  if (!amount || !isConverted || periods.length === 0 || periods.some((one) => one !== 'year')) return action
  return { ...action, intent: 'sum-of', per: 'year', inputs: [{ slot: 'parts', value: amount }] }
}

/** 'So how much each quarter', of what is put aside each month: so many of the one as make the other. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { perYear } from '#advisor/understanding/money/flows.ts'
import { askedPeriod } from './one-period.ts'
import { periodOf } from './period-of.ts'

const timesAYear: Readonly<Record<string, number>> = { ...perYear, day: 365 }

export function inAskedPeriod(
  action: Action,
  text: string,
  { numbers }: Minded,
  sums: readonly SumRecord[],
): Action {
  const amount = action.inputs.find(({ slot, value }) => slot === 'amount' && value.kind === 'figure')
  const [from, to] = [amount && periodOf(amount.value, sums), askedPeriod(text)]
  if (!amount || !from || !to || from === to || numbers.length > 0) return action
  const times = (timesAYear[from] ?? 0) / (timesAYear[to] ?? 1)
  if (times === 0) return action
  const by = (value: number) => ({ kind: 'constant', value }) as const
  return times >= 1
    ? { ...action, intent: 'product', per: to, inputs: [amount, { slot: 'times', value: by(times) }] }
    : { ...action, intent: 'quotient', per: to, inputs: [amount, { slot: 'by', value: by(1 / times) }] }
}

/** 'No, 690 a week is my pay', 'could I live on a bad month': the pay that is meant stands in place of the own pay that is known. */
import { type Action, endsOf, type MindedNumber, startOf } from '#advisor/minding/minded.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isAnothersPay } from '#advisor/understanding/names/row-names.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'
import { toCents } from '#finance/money.ts'

interface Asking {
  sum: Sum
  text: string
  numbers: readonly MindedNumber[]
  snapshot: Snapshot
  sums: readonly SumRecord[]
}
type Inputs = Action['inputs']

/** 'My check is only 500 a week', 'pay drops to 2,400', 'my hours got cut, like 600 a week now' */
const OWN_PAY = /\b(?:pay|paychecks?|checks?|salary|wages?|hours|overtime)\b/i
/** What comes on top of it, and what others get. */
const BESIDES =
  /\b(?:plus|also|extra|more|less|on top|side|second|2nd|another|besides|raise|bonus|s?he|h(?:is|er)|husband|wife|partner)\b/i
/** 'We would clear 4,000': of both. */
const OURS = /\b(?:we|our|us)\b[^.?!;\d]*$/i
/** What comes in whatever the work pays. */
const NO_WORK =
  /\b(?:support|alimony|rent(?:al)?|social security|pension|disability|benefits?|dividends?|interest|annuity)\b/i

const isSaid = ({ value }: Inputs[number]) => endsOf(value).some((end) => startOf(end) !== null)

/** Rows of pay that a new pay leaves as they are. */
const besides = ({ snapshot, text }: Asking) =>
  snapshot.income.filter(
    ({ source }) => (isAnothersPay(source) || NO_WORK.test(source)) && !isWritten(source, text),
  )

const rowOf = ({ id, source: name }: Snapshot['income'][number]): Inputs[number] => ({
  slot: 'income',
  value: { kind: 'row', row: { list: 'incomeItems', id, name } },
})

/** A pay of this message and one that was told before are one pay, told anew. */
export function asNewPay(inputs: Inputs, asking: Asking): Inputs {
  const { sum, text } = asking
  const said = inputs.filter((one) => one.slot === 'income' && isSaid(one))
  const starts = said.flatMap(({ value }) => endsOf(value)).flatMap((end) => startOf(end) ?? [])
  const isOwn = OWN_PAY.test(text) && !BESIDES.test(text) && !OURS.test(text.slice(0, starts[0]))
  const isOne = said.length === 1 && isOwn
  if (sum.name !== 'budget-summary' || !isOne) return inputs
  return [...inputs.filter(({ slot }) => slot !== 'income'), ...said, ...besides(asking).map(rowOf)]
}

const MONTH =
  /\b(bad|worst|lean|slow|poor|low|lowest|slowest|leanest|good|best|great|top|highest)\b[^.?!,;\d]{0,8}\bmonths?\b/i
const GOOD = /^(?:good|best|great|top|highest)$/i

/** The amounts that an average was made of, as they were told; bare numbers count no cents. */
function averaged({ kind, words = '', inputs, results }: SumRecord): number[] {
  const { unit, value = 0 } = inputs['amount'] ?? {}
  const told = readNumbers(words).filter((one) => one.kind === 'money' || one.kind === 'number')
  const amounts = told.map(({ value }) => toCents(value))
  const isWhole = amounts.reduce((all, value) => all + value, 0) === (unit === 'money' ? value : value * 100)
  return kind === 'quotient' && results['each'] && isWhole ? amounts : []
}

/** 'Can I live on a bad month', after the pay of six: on the lowest of them. */
export function asOneMonth(inputs: Inputs, asking: Asking): Inputs {
  const { sum, text, sums } = asking
  const which = MONTH.exec(text)?.[1]
  const isTold = inputs.some((one) => one.slot === 'income' && isSaid(one))
  if (sum.name !== 'budget-summary' || which === undefined || isTold) return inputs
  const record = sums.findLast((one) => averaged(one).length > 1)
  if (!record) return inputs
  const amounts = averaged(record)
  const value = GOOD.test(which) ? Math.max(...amounts) : Math.min(...amounts)
  const number = readNumbers(record.words ?? '').find((one) => toCents(one.value) === value)
  if (!number) return inputs
  const heard = { ...number, words: which }
  return [
    ...inputs.filter(({ slot }) => slot !== 'income'),
    { slot: 'income', value: { kind: 'number', number: heard } },
    ...besides(asking).map(rowOf),
  ]
}

/** 'A 4% raise, but prices went up 3.2: am i really ahead?': the raise, with what prices took of it. */
import type { Talk } from '#advisor/executing/talk.ts'
import { constant, reckon, writeSum } from '#advisor/executing/spelled-out/write-sum.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const PRICES = {
  before: /\b(?:prices?|inflation|cost of living|everything|groceries|stuff)\b[^.?!;\d]{0,28}$/i,
  after: /^ ?(?:%|percent)? ?(?:inflation|rise in prices|increase in prices)\b/i,
}
const RAISED = /\b(?:rais\w+|bump\w*|increase|cola|pay|salary|make|making|offer\w*|job|place)\b/i
const ASKS = new RegExp(
  [
    String.raw`\b(?:real|really|actually|true|ahead|behind|better off|worse off|after inflation)\b`,
    String.raw`\b(?:keep\w* up|go(?:ing)? backwards?|lo(?:se|sing)|gain\w*)\b`,
  ].join('|'),
  'i',
)
/** 'Which puts me at 74,880', 'so now i make 74,880' */
const NEW_PAY = /\b(?:to|now|at|now i make|up to|makes it|new (?:pay|salary)(?: is)?)\s*\$?$/i
const HIGHEST_RISE = 40
const LEAST_PAY = 10

const ofTwoPays: Readonly<Record<string, readonly [string, string]>> = {
  offers: ['pay', 'pay2'],
  raise: ['salary', 'new'],
}

export function realRaise({ text, minded, sums, snapshot }: Talk): Action | null {
  const { numbers } = minded
  if (!ASKS.test(text)) return null
  const prices = numbers.find((one) => isRise(text, one))
  if (!prices) return null
  const others = numbers.filter((one) => one !== prices && one.kind !== 'year')
  const percents = others.filter(({ kind }) => kind === 'percent')
  const pays = others.filter(
    ({ kind, value }) => (kind === 'money' || kind === 'number') && value >= LEAST_PAY,
  )
  const inflation: SaidNumber = { ...prices, kind: 'percent' }
  if (others.length !== percents.length + pays.length || percents.length > 1 || pays.length > 2) return null
  const [percent] = percents
  const [pay, next] = pays
  if (pay && next && !percent)
    return writeSum('raise', { salary: pay, amount: reckon(next, 'take', pay), inflation })
  if (next || !RAISED.test(text)) return null
  if (percent && pay) {
    const isNew = NEW_PAY.test(text.slice(0, pay.start))
    const salary = isNew ? reckon(pay, 'over', reckon(constant(1), 'add', percent)) : pay
    return writeSum('raise', { salary, percent, inflation })
  }
  if (percent)
    return snapshot.profile.income === null
      ? writeSum('real-return', { rate: percent, inflation })
      : writeSum('raise', { percent, inflation })
  const before = pay ? null : twoPays(sums)
  return before && writeSum('raise', { ...before, inflation })
}

const isRise = (text: string, { kind, value, start, end }: SaidNumber) =>
  (kind === 'percent' || kind === 'number') &&
  value < HIGHEST_RISE &&
  (PRICES.before.test(text.slice(0, start)) || PRICES.after.test(text.slice(end)))

/** What was earned and what will be, as the last sum of two pays has it. */
function twoPays(sums: readonly SumRecord[]): { salary: Value; amount: Value } | null {
  const last = sums.findLast(({ kind, missing }) => kind in ofTwoPays && missing === undefined)
  const [old, now] = ofTwoPays[last?.kind ?? ''] ?? []
  if (!last || old === undefined || now === undefined) return null
  const figure = (name: string): Value => ({ kind: 'figure', sum: last.id, name })
  return { salary: figure(old), amount: reckon(figure(now), 'take', figure(old)) }
}

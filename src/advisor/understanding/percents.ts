import type { Snapshot } from '#advisor/snapshot.ts'
import { multiplyMoney, percentOf } from '#finance/money.ts'
import { changesFrom, type Found } from './amount-facts.ts'
import type { Judged } from './classify.ts'
import { yearlyPay } from './flows.ts'
import { nameAmount } from './naming.ts'
import type { Amount, Reading } from './reading.ts'
import { findRow } from './rows.ts'

const up = /^(?:raise|raises|raised|bump|bumped|increase|increased|hike|more|promotion|cola)$/
const down = /^(?:cut|cuts|reduction|reduced|trimmed|decrease|decreased|slashed|less)$/

const wordsNear = ({ tokens }: Reading, { first, next }: Amount, reach: number) =>
  tokens.slice(Math.max(0, first - reach), next + reach).map((token) => token.word)

/** 'I was at 80,000 and got a 5% raise': the new pay, from the one pay that was said, or else from the stored one. */
function readRaise(reading: Reading, judged: readonly Judged[], snapshot: Snapshot): Found | null {
  for (const percent of reading.amounts.filter(({ kind, value }) => kind === 'percent' && value <= 100)) {
    const words = wordsNear(reading, percent, 6)
    const sign = words.some((word) => down.test(word)) ? -1 : words.some((word) => up.test(word)) ? 1 : 0
    const isPay = wordsNear(reading, percent, 12).some((word) =>
      /^(?:raise|pay|salary|paid|making|earning|bump|bumped|work|boss|management|union|contract|everyone|us|hour|made|job)$/.test(
        word,
      ),
    )
    if (sign === 0 || !isPay || /^(?:rent|premiums?|prices?|insurance)$/.test(words.at(-1) ?? '')) continue
    const pays = judged.filter(({ role }) => role === 'income')
    if (pays.length > 1) return null
    const base = pays[0] ? yearlyPay(reading, pays[0].amount) : snapshot.profile.income
    if (base === null) return null
    const value = multiplyMoney(base, 1 + (sign * percent.value) / 100)
    return {
      change: { kind: 'profile', field: 'income', value },
      amount: pays[0]?.amount ?? percent,
      certainty: 1,
    }
  }
  return null
}

const setAside =
  /^(?:401|401k|403|ira|roth|savings|save|saving|saved|invest|investing|contribute|contributing|retirement|tsp|match|matches|hsa|taxes|tax)$/

const ofPay =
  /^of (?:it|that|this|(?:my |our |the |what (?:i|we) )?(?:\w+ )?(?:pay|income|take|takehome|paycheck|check|salary|make|earn|bring|wages))\b/
const goesTo =
  /^(?:(?:of (?:it|that) )?(?:goes|go|going|disappears|vanishes|is gone|eaten|gets eaten)|(?:straight )?(?:to|into) (?![$\d]))/

/** '30% of my 5,000 monthly income goes to rent', 'I bring home 3,600 and tithe 10% of it' */
function readShares(reading: Reading, judged: readonly Judged[], snapshot: Snapshot): Found[] {
  const rows = snapshot.expenses.map(({ id, category }) => ({ id, name: category }))
  return reading.amounts.flatMap((percent): Found[] => {
    if (percent.kind !== 'percent' || percent.value > 100) return []
    const share = wholeOf(reading, percent, judged)
    if (!share || wordsNear(reading, percent, 10).some((word) => setAside.test(word))) return []
    const { whole, namedBy } = share
    const { name } = nameAmount(reading, namedBy, 'expenseItem')
    const amount = Math.round(percentOf(yearlyPay(reading, whole.amount), percent.value) / 12)
    return [
      {
        change: { kind: 'expense', id: findRow(rows, name)?.id ?? null, name, amount },
        amount: whole.amount,
        certainty: whole.certainty,
      },
    ]
  })
}

/** The pay that a percentage is a share of, and the amount beside which the share has its name. */
function wholeOf(
  reading: Reading,
  percent: Amount,
  judged: readonly Judged[],
): { whole: Judged; namedBy: Amount } | null {
  const after = reading.tokens
    .slice(percent.next, percent.next + 6)
    .map(({ word }) => word)
    .join(' ')
  const pays = judged.filter(({ role }) => role === 'income')
  const following = pays.find(({ amount }) => amount.first > percent.next && amount.first - percent.next <= 8)
  if (following) return after.startsWith('of ') ? { whole: following, namedBy: following.amount } : null
  const [only, another] = pays.filter(({ amount }) => amount.next <= percent.first)
  return only && !another && (ofPay.test(after) || goesTo.test(`${after} `))
    ? { whole: only, namedBy: percent }
    : null
}

/** Changes from judged amounts, where pay that was raised replaces what it was and a share of pay is an expense. */
export function changesWithShares(
  reading: Reading,
  open: readonly Judged[],
  own: readonly Judged[],
  snapshot: Snapshot,
): Found[] {
  const raise = readRaise(reading, open, snapshot)
  const rest = raise ? own.filter(({ role }) => role !== 'income') : own
  return [
    ...(raise ? [raise] : []),
    ...changesFrom(reading, rest, snapshot),
    ...readShares(reading, open, snapshot),
  ]
}

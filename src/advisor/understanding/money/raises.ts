import type { Snapshot } from '#advisor/snapshot.ts'
import { multiplyMoney } from '#finance/money.ts'
import type { Found } from '#advisor/understanding/amount-facts.ts'
import { ASK } from '#advisor/understanding/certainty.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import { yearlyPay } from './flows.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'

const up =
  /\b(?:raise[sd]?|bump(?:ed|s)?|increased?|hike|more|promotion|cola|cost of living|(?:went|gone|goes|moved) up)\b/
const given = new RegExp(
  [
    String.raw`\b(?:gave|give|gives|given) (?:me|us|all(?: of)?(?: us)?|everyone|everybody|the (?:crew|staff))`,
    String.raw`(?: (?:a|an|another|about|only|just|like|all))* $`,
  ].join(''),
)
const down =
  /\b(?:cuts?|reduction|reduced|trimmed|decreased?|slashed|less|dropped|deduct(?:ed|s)?|docked|lowered|shaved)\b/
const pay = new RegExp(
  [
    String.raw`\b(?:raise|pay|salary|paid|making|earning|earn|bump|bumped|work|boss|management|union|contract|everyone|us|`,
    String.raw`me|hour|hours|made|job|pension|wages?|check|checks|cola|benefits?|income|social security)\b`,
  ].join(''),
)
/** What rises and falls and is no pay. */
const notPay = new RegExp(
  [
    String.raw`\b(?:rent|premiums?|prices?|insurance|bill|bills|taxes|tax|tuition|hoa|dues|fees?|market|stocks?|portfolio|`,
    String.raw`fund|401k|ira|house|home value|balance|rate|apr|interest|groceries|inflation|everything|match|limit|`,
    String.raw`costs)\b(?! of living)`,
  ].join(''),
)
const supposed = new RegExp(
  [
    String.raw`\b(?:if|would|could|might|may|hoping|hope|asked|asking|ask|want|wants|offered|offer|promised|maybe|suppose|`,
    String.raw`should|deserve|expect|expecting|next)\b`,
  ].join(''),
)

const wordsOf = ({ tokens }: Reading, from: number, to: number) =>
  tokens
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ word }) => word)
    .join(' ')

/** 'I was at 80,000 and got a 5% raise': the new pay, from the one pay that was said, or else from the stored one. */
export function readRaise(reading: Reading, judged: readonly Judged[], snapshot: Snapshot): Found | null {
  for (const percent of reading.amounts.filter(({ kind, value }) => kind === 'percent' && value <= 100)) {
    const factor = factorOf(reading, percent)
    if (factor === null) continue
    const [base, another] = basesOf(reading, judged)
    if (another || (base && isAfterRaise(reading, base.amount, percent))) return null
    const former = base ? yearlyPay(reading, base.amount) : snapshot.profile.income
    if (former === null) return null
    return {
      change: { kind: 'profile', field: 'income', value: multiplyMoney(former, factor) },
      amount: base?.amount ?? percent,
      certainty: 1,
    }
  }
  return null
}

/** What pay is multiplied by, or null where the percentage is none of a change of pay. */
function factorOf(reading: Reading, percent: Amount): number | null {
  const { first: start = 0 } = reading.sentences[percent.sentence] ?? {}
  const near = wordsOf(reading, percent.first - 6, percent.next + 6)
  const clause = wordsOf(
    reading,
    Math.max(start, lastAmountBefore(reading, percent), percent.first - 9),
    percent.first,
  )
  const sign = down.test(near) ? -1 : up.test(near) || given.test(`${clause} `) ? 1 : 0
  if (sign === 0 || !pay.test(wordsOf(reading, percent.first - 12, percent.next + 12))) return null
  // 'They give me 45% commission' says by what pay goes.
  if (wordsOf(reading, percent.next, percent.next + 1).startsWith('commission')) return null
  if (notPay.test(clause) || notPay.test(wordsOf(reading, percent.next, percent.next + 3))) return null
  if (supposed.test(wordsOf(reading, Math.max(start, percent.first - 12), percent.first))) return null
  // 'They bumped my 401k to 5%': pay rises by a share, never to one.
  if (sign > 0 && /\bto $/.test(`${clause} `)) return null
  // 'My hours got cut, so I'm at 80%'
  const isLeft = sign < 0 && percent.value >= 40 && /\b(?:at|to) $/.test(`${clause} `)
  return isLeft ? percent.value / 100 : 1 + (sign * percent.value) / 100
}

const lastAmountBefore = ({ amounts }: Reading, { first }: Amount) =>
  amounts.findLast((other) => other.next <= first && other.kind !== 'percent')?.next ?? 0

/** A former pay may be judged as none of the user's; where another is surely theirs, it is the one. */
function basesOf(reading: Reading, judged: readonly Judged[]): Judged[] {
  const isFormer = ({ amount: { first } }: Judged) =>
    /\b(?:was|were|been) (?:on|at|making|earning|getting|paid)(?: about| like| around)?$/.test(
      wordsOf(reading, first - 4, first),
    )
  const pays = judged.filter((one) => one.role === 'income' || isFormer(one))
  const sure = pays.filter(({ certainty }) => certainty >= ASK)
  return sure.length === 1 ? sure : pays
}

const former = /\b(?:was|were|been|from|had|old)\b/

/** 'A 5% raise to 84,000', 'I make 84,000 after a 5% raise': the new pay was said. */
function isAfterRaise(reading: Reading, { first, next }: Amount, percent: Amount): boolean {
  if (first > percent.first) {
    const before = wordsOf(reading, Math.max(percent.next, first - 5), first)
    return /\b(?:to|now|making|make|earn|at|means|brings|puts|so)\b/.test(before) && !former.test(before)
  }
  return /\b(?:after|since|with|including|thanks to)\b/.test(wordsOf(reading, next, percent.first))
}

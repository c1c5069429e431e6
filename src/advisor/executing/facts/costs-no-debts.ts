import type { Change, Fact } from '#advisor/facts.ts'
import { type ThingName, thingOf } from '#advisor/understanding/reading/things.ts'

const PAYMENT = /\bpayments?$/i
/** What is paid each month and hardly ever owed. */
const running: ReadonlySet<ThingName | null> = new Set([
  'rent',
  'housing',
  'food',
  'utilities',
  'insurance',
  'family',
])

/** Whether a word names something that is paid month by month. */
export const isRunningCost = (word: string) => running.has(thingOf(word.toLowerCase()))

const JOB = /^(?:(?:other|main|first|day) )?jobs?$/i
const COSTS = /\b(?:cost|costs|pay|paying|paid|spend|spending|owe|owed)\b/i
/** Pay of this size is a year's. */
const LEAST_SALARY = 1_000_000

/** 'I lost one of my jobs, the other is 2,200': what a job pays is neither owed nor spent. */
function payOf({ change, quote }: Fact): Change | null {
  if ((change.kind !== 'liability' && change.kind !== 'expense') || !JOB.test(change.name)) return null
  const { amount } = change
  if (!amount || COSTS.test(quote)) return null
  return { kind: 'profile', field: 'income', value: amount < LEAST_SALARY ? amount * 12 : amount }
}

const STILL_OWED = /\b(?:owe[ds]?|owing|left|to go|remaining|balance)\b/i
/** No loan of these is so small: it is what is paid on it each month. */
const LEAST_LOAN = 100_000
const loans: ReadonlySet<string> = new Set(['Student Loans', 'Auto Loans', 'Mortgage'])
const isPaid = ({ change, quote, decision }: Fact) =>
  change.kind === 'liability' &&
  decision === 'save' &&
  change.id === null &&
  change.interestRate === undefined &&
  loans.has(change.category ?? '') &&
  (change.amount ?? LEAST_LOAN) < LEAST_LOAN &&
  !STILL_OWED.test(quote)

/** No payment of a month is so large. */
const LEAST_BALANCE = 300_000

/** 'The mortgage payment is 1,120, and there are nine years left on it, 98,000': the second is the mortgage. */
const isBalance = ({ change, quote }: Fact) =>
  change.kind === 'liability' && (change.amount ?? 0) >= LEAST_BALANCE && STILL_OWED.test(quote)

function asBalance(fact: Fact): Fact {
  const { change } = fact
  if (change.kind !== 'liability' || !isBalance(fact)) return fact
  const name = change.name.replace(PAYMENT, '').trim()
  return name === '' ? fact : { ...fact, change: { ...change, name } }
}

/** 'No debt besides a 300 car payment', 'rent is gonna be 1,600' after a question for debts: what is paid is not owed. */
export function withoutCostsAsDebts(read: readonly Fact[]): Fact[] {
  const facts = read.map(asBalance)
  const paid = facts.flatMap(({ change }) =>
    change.kind === 'liability' && change.id === null && PAYMENT.test(change.name) && !change.interestRate
      ? [change]
      : [],
  )
  const isTotal = ({ change }: Fact) =>
    change.kind === 'profile' &&
    change.field === 'debt' &&
    paid.some(({ amount }) => amount !== undefined && amount === change.value)
  return facts
    .filter((fact) => !isTotal(fact))
    .flatMap((fact): Fact[] => {
      const { change, decision } = fact
      const pay = payOf(fact)
      if (pay) return [{ ...fact, change: pay }]
      if (change.kind !== 'liability') return [fact]
      const isCost = paid.includes(change) && change.amount !== undefined
      if (isCost || isPaid(fact)) {
        const name = isCost ? change.name : `${change.name} payment`
        return [{ ...fact, change: { kind: 'expense', id: null, name, amount: change.amount ?? 0 } }]
      }
      const isDoubted = decision === 'ask' && change.id === null
      return isDoubted && isRunningCost(change.name) ? [] : [fact]
    })
}

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

/** 'No debt besides a 300 car payment', 'rent is gonna be 1,600' after a question for debts: what is paid is not owed. */
export function withoutCostsAsDebts(facts: readonly Fact[]): Fact[] {
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
      if (isCost)
        return [
          { ...fact, change: { kind: 'expense', id: null, name: change.name, amount: change.amount ?? 0 } },
        ]
      const isDoubted = decision === 'ask' && change.id === null
      return isDoubted && isRunningCost(change.name) ? [] : [fact]
    })
}

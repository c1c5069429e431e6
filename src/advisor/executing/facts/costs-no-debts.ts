import type { Fact } from '#advisor/facts.ts'
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

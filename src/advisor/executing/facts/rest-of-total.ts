/** 'Everything together i spend 3,300', after a rent and a car: what the rows leave of it is a row, too. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import { isPartOfSpending } from '#finance/household.ts'
import { sumMoney } from '#finance/money.ts'

const REST = 'Everything else'

export function withRestOfTotal(facts: readonly Fact[], { snapshot }: Hearing): Fact[] {
  const total = facts.findLast(
    ({ change, decision }) => decision === 'save' && change.kind === 'profile' && change.field === 'expenses',
  )
  // A total that comes with its parts is told whole.
  if (!total || facts.some(({ change }) => change.kind === 'expense') || snapshot.expenses.length === 0)
    return [...facts]
  const { change } = total
  const then = structuredClone(snapshot)
  keepFacts(then, [...facts])
  const listed = sumMoney(
    then.expenses.filter(({ category }) => category !== REST).map(({ amount }) => amount),
  )
  if (change.kind !== 'profile' || change.field !== 'expenses' || change.value === null) return [...facts]
  // Where the rows are the lesser part, the total counts for itself.
  if (listed === 0 || listed >= change.value || isPartOfSpending(listed, change.value)) return [...facts]
  const id = then.expenses.find(({ category }) => category === REST)?.id ?? null
  return [...facts, { ...total, change: { kind: 'expense', id, name: REST, amount: change.value - listed } }]
}

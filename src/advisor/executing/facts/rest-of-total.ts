/** 'Everything together i spend 3,300', after a rent and a car: what the rows leave of it is a row, too. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import { isOutrightAddition } from '#advisor/understanding/later/additions.ts'
import { REST_ROW } from '#advisor/understanding/names/row-names.ts'
import { isPartOfSpending } from '#finance/household.ts'
import { sumMoney } from '#finance/money.ts'

/** Words of a cost that has only just come. */
const COMES_NEW = /\b(?:new|now|just|started|starting|signed up|extra)\b/i

export const withRestOfTotal = (facts: readonly Fact[], hearing: Hearing): Fact[] =>
  withLessRest(withRest(facts, hearing), hearing)

/** 'Groceries are 400', once everything else is kept: they were a part of it. */
function withLessRest(facts: readonly Fact[], { text, snapshot }: Hearing): Fact[] {
  const rest = snapshot.expenses.find(({ category }) => category === REST_ROW)
  if (!rest || COMES_NEW.test(text) || isOutrightAddition(text)) return [...facts]
  const rows = facts.flatMap(({ change, decision }) =>
    change.kind === 'expense' && decision === 'save' ? [change] : [],
  )
  const added = sumMoney(rows.filter(({ id }) => id === null).map(({ amount }) => amount))
  const isRetold = rows.some(({ name }) => name === REST_ROW)
  const [first] = facts
  if (!first || isRetold || added === 0 || added >= rest.amount) return [...facts]
  const change: Change = { kind: 'expense', id: rest.id, name: REST_ROW, amount: rest.amount - added }
  return [...facts, { ...first, decision: 'save', change }]
}

function withRest(facts: readonly Fact[], { snapshot }: Hearing): Fact[] {
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
    then.expenses.filter(({ category }) => category !== REST_ROW).map(({ amount }) => amount),
  )
  if (change.kind !== 'profile' || change.field !== 'expenses' || change.value === null) return [...facts]
  // Where the rows are the lesser part, the total counts for itself.
  if (listed === 0 || listed >= change.value || isPartOfSpending(listed, change.value)) return [...facts]
  const id = then.expenses.find(({ category }) => category === REST_ROW)?.id ?? null
  return [
    ...facts,
    { ...total, change: { kind: 'expense', id, name: REST_ROW, amount: change.value - listed } },
  ]
}

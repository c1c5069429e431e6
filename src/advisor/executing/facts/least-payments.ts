import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { saidMinimums } from '#advisor/planning/data/said-minimums.ts'

/** From this on the mind takes a number for the user's own. */
const OWN = 0.5

/** 'Minimums are 190 on the card and 60 on the dentist' sets no balance and names no bill, but what is due on each. */
export function withLeastPayments(
  facts: readonly Fact[],
  { text, minded, snapshot: { liabilities } }: Hearing,
): Fact[] {
  const least = saidMinimums(text, liabilities, undefined)
  const due = new Set(least.values())
  const others = facts.filter(
    ({ change }) =>
      (change.kind !== 'liability' && change.kind !== 'expense') || !due.has(change.amount ?? 0),
  )
  const isKnown = (id: number) =>
    others.some(({ change }) => change.kind === 'liability' && change.id === id && change.minimumPayment)
  const told = [...least].flatMap(([at, minimumPayment]): Fact[] => {
    const debt = liabilities[at]
    const number = minded?.numbers.find(({ value }) => centsOf(value) === minimumPayment)
    if (!debt || !number || number.own < OWN || isKnown(debt.id)) return []
    const { id, name, category } = debt
    return [
      {
        change: { kind: 'liability', id, name, category, minimumPayment },
        decision: 'save',
        quote: text.trim(),
        span: { start: number.start, end: number.end },
      },
    ]
  })
  return [...others, ...told]
}

import type { Hearing } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { findPaymentRow } from '#advisor/planning/data/paid-on-debt.ts'
import { saidMinimums, saidPayments } from '#advisor/planning/data/said-minimums.ts'

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
  const told = [...least].flatMap(([at, minimumPayment]): Fact[] => {
    const debt = liabilities[at]
    const number = minded?.numbers.find(({ value }) => centsOf(value) === minimumPayment)
    if (!debt || !number || number.own < OWN) return []
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

type Debt = Extract<Change, { kind: 'liability' }>

/** So far what follows is paid, and none of it owed. */
const PAYING = /\bpay(?:ing|s)?\b(?:(?!\b(?:owe|owing|balance|off)\b)[^.;?!])*$/i

/** 'I pay 220 on the Visa and 90 on Discover', of debts told before or just now, is a bill each and no balance. */
export function withPaidEach(facts: readonly Fact[], { text, minded, snapshot }: Hearing): Fact[] {
  const numberOf = (amount: number) => minded?.numbers.find(({ value }) => centsOf(value) === amount)
  const isPaid = (amount: number) => PAYING.test(text.slice(0, numberOf(amount)?.start ?? 0))
  const told = facts.flatMap(({ change }): (Debt & { amount: number })[] =>
    change.kind === 'liability' && change.id === null && change.amount && !isPaid(change.amount)
      ? [{ ...change, amount: change.amount }]
      : [],
  )
  const debts = [...snapshot.liabilities, ...told]
  const paid = saidPayments(text, debts)
  const isOf = ({ change }: Fact, amount: number) =>
    (change.kind === 'liability' && (change.amount ?? change.minimumPayment) === amount) ||
    (change.kind === 'expense' && change.amount === amount)
  // One that is surely the user's own speaks for those told with it.
  if (![...paid.values()].some((amount) => (numberOf(amount)?.own ?? 0) >= OWN)) return [...facts]
  return [...paid].reduce<Fact[]>(
    (result, [at, amount]) => {
      const debt = debts[at]
      const number = numberOf(amount)
      if (!debt || !number) return result
      const row = findPaymentRow(debt, snapshot)
      const name = row?.category ?? `${debt.name} payment`
      const change: Change = { kind: 'expense', id: row?.id ?? null, name, amount }
      const span = { start: number.start, end: number.end }
      return [
        ...result.filter((fact) => !isOf(fact, amount)),
        { change, decision: 'save', quote: text.trim(), span },
      ]
    },
    [...facts],
  )
}

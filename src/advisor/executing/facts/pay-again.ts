/** 'How much cover do i need, i make 68k', where that pay is known: it is told again, and comes in once. */
import type { Change, Fact } from '#advisor/facts.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { asksFor } from '#advisor/reading/asked-part.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { perYear } from '#advisor/reading/question/per-period.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isAddition } from '#advisor/understanding/later/additions.ts'
import { isAnothersPay } from '#advisor/understanding/names/row-names.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'
import { isPay } from './pay-in-all.ts'

type Pay = Extract<Change, { kind: 'income' }>

/** Twelve rounded months miss the year by cents. */
const ROUNDED = 100
const isAlike = (one: number, other: number) => Math.abs(one - other) <= ROUNDED

/** A source that is called by nothing of its own. */
const NAMELESS = /^(?:salary|(?:my )?pay)$/i

/** 'i get 900 from the VA, is that taxed' names where it comes from; 'we make 5,200, how much house' does not. */
function hasSource({ name, amount }: Pay, text: string): boolean {
  if (NAMELESS.test(name)) return false
  const clause = text.split(/[,;?!]\s/).find((part) => readNumbers(part).some((one) => isOf(one, amount)))
  return isAnothersPay(name) || (clause !== undefined && isWritten(name, clause))
}

/** A month of it, whichever way it was told. */
const isOf = (number: SaidNumber, amount: number) =>
  isAlike(centsOf(perYear(number) / 12), amount) || isAlike(centsOf(number.value), amount)

export function withoutPayAgain(
  facts: readonly Fact[],
  text: string,
  { income, profile }: Snapshot,
): readonly Fact[] {
  const fresh = facts.flatMap(({ change }) =>
    change.kind === 'income' && change.id === null ? [change] : [],
  )
  if (fresh.length === 0 || (profile.income === null && income.length === 0)) return facts
  const isKnown = fresh.some(({ amount }) => income.some((row) => isAlike(row.amount, amount)))
  // In a question it may as well be a part of what the household makes, unless it has a source or comes on top.
  const isUnsure = asksFor(text) && !isAddition(text) && !fresh.some((pay) => hasSource(pay, text))
  return isKnown || isUnsure ? facts.filter(({ change }) => !isPay(change)) : facts
}

import type { DerivedLine, HouseholdView } from '#contract/household.ts'
import type { Household, HouseholdLine } from '#finance/household.ts'

/** Leaves out the rows, which every screen gets from their own lists. */
export function toView(household: Household): HouseholdView {
  const { income, spending, owned, owed } = household
  return {
    ...household,
    income: { ...income, lines: derivedOf(income.lines), stated: derivedOf(income.stated) },
    spending: { ...spending, lines: derivedOf(spending.lines), stated: derivedOf(spending.stated) },
    owned: { ...owned, lines: derivedOf(owned.lines) },
    owed: { ...owed, lines: derivedOf(owed.lines) },
  }
}

function derivedOf<Line extends HouseholdLine>(lines: Line[]) {
  return lines.flatMap((line) =>
    line.source.kind === 'row' ? [] : [line as Line & { source: DerivedLine['source'] }],
  )
}

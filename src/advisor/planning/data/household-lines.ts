/** What is owned and owed, line by line as every screen shows it, each with where it is known from. */
import type { FigureSource, RowList } from '#contract/figures.ts'
import { byProfile, byRow } from '#advisor/grounding/figures.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { type HouseholdLine, isDerived, readHousehold } from '#finance/household.ts'

export interface SourcedLine {
  name: string
  category: string
  amount: number
  source: FigureSource
  /** Known only from the profile or a goal. */
  isDerived: boolean
}

export function householdLines(snapshot: Snapshot): { owned: SourcedLine[]; owed: SourcedLine[] } {
  const { owned, owed } = readHousehold(snapshot)
  return {
    owned: owned.lines.map((line) => withSource('assets', line)),
    owed: owed.lines.map((line) => withSource('liabilities', line)),
  }
}

function withSource(list: RowList, line: HouseholdLine & { category: string }): SourcedLine {
  const { name, category, amount } = line
  return { name, category, amount, source: sourceOf(list, line), isDerived: isDerived(line) }
}

function sourceOf(list: RowList, { name, source }: HouseholdLine): FigureSource {
  if (source.kind === 'profile') return byProfile(source.field)
  return byRow(source.kind === 'goal' ? 'financialGoalItems' : list, { id: source.id, name })
}

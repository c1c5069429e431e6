import type { Assumption } from '#contract/assumptions.ts'

interface Group {
  title: string
  items: Assumption[]
}

/** Numbers of the user's own first; then what was assumed, sum by sum where a reply has several. */
export function groupAssumptions(assumptions: Assumption[]): Group[] {
  const own = assumptions.filter(({ isOwn }) => isOwn)
  const bySum = [
    ...Map.groupBy(
      assumptions.filter(({ isOwn }) => !isOwn),
      ({ sum }) => sum,
    ).values(),
  ]
  const assumed = bySum.map((items, at) => ({
    title: bySum.length === 1 ? 'What I assumed' : `What I assumed in calculation ${at + 1}`,
    items,
  }))
  return [...(own.length > 0 ? [{ title: 'What you set', items: own }] : []), ...assumed]
}

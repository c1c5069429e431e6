/* oxlint-disable react/no-array-index-key -- what a reply shows never changes places */
import type { Assumption } from '#contract/assumptions.ts'
import type { Card } from '#contract/cards.ts'
import { AssumptionList } from '#web/features/chat/assumptions/assumption-list.tsx'
import { RichText } from '#web/features/chat/rich-text/rich-text.tsx'
import { drawBalance } from './draw-balance.ts'
import { PlanCard } from './plan-card.tsx'
import { SeriesCard } from './series-card.tsx'
import { TableCard } from './table-card.tsx'

/** A plan says what to do; a table is for whoever wants to check. */
const order: Record<Card['kind'], number> = { series: 0, plan: 1, table: 2 }

interface WorkingProps {
  details: string | null
  cards: Card[]
  assumptions: Assumption[]
}

/** How an answer came about: as a curve, which says most at a glance; what was assumed; in words; then the rest. */
export function Working({ details, cards, assumptions }: WorkingProps) {
  const sorted = cards.toSorted((a, b) => order[a.kind] - order[b.kind])
  const curve = sorted.find(({ kind }) => kind === 'series') ?? findBalance(sorted)
  const rest = sorted.filter((card) => card !== curve)
  return (
    <div className="grid gap-3">
      {curve && <WorkingCard card={curve} />}
      {assumptions.length > 0 && <AssumptionList assumptions={assumptions} />}
      {details && (
        <div className="rounded-card border border-line bg-surface px-4 py-3 text-sm">
          <RichText html={details} />
        </div>
      )}
      {rest.map((card, index) => (
        <WorkingCard key={index} card={card} />
      ))}
    </div>
  )
}

function findBalance(cards: Card[]) {
  for (const card of cards) {
    const curve = card.kind === 'table' && drawBalance(card)
    if (curve) return curve
  }
  return undefined
}

function WorkingCard({ card }: { card: Card }) {
  if (card.kind === 'table') return <TableCard card={card} />
  return card.kind === 'series' ? <SeriesCard card={card} /> : <PlanCard card={card} />
}

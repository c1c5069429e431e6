/* oxlint-disable react/no-array-index-key -- what a reply shows never changes places */
import type { Card } from '#contract/cards.ts'
import { RichText } from '#web/features/chat/rich-text/rich-text.tsx'
import { PlanCard } from './plan-card.tsx'
import { SeriesCard } from './series-card.tsx'
import { TableCard } from './table-card.tsx'

/** How an answer came about: in words, then as tables, curves and plans. */
export function Working({ details, cards }: { details: string | null; cards: Card[] }) {
  return (
    <div className="grid gap-3">
      {details && (
        <div className="rounded-card border border-line bg-surface px-4 py-3 text-sm">
          <RichText html={details} />
        </div>
      )}
      {cards.map((card, index) => (
        <WorkingCard key={index} card={card} />
      ))}
    </div>
  )
}

function WorkingCard({ card }: { card: Card }) {
  if (card.kind === 'table') return <TableCard card={card} />
  return card.kind === 'series' ? <SeriesCard card={card} /> : <PlanCard card={card} />
}

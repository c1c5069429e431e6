import { type ReactNode, useId } from 'react'
import type { Card } from '#contract/cards.ts'
import { OpenLink, OpenPlan } from '#web/features/chat/open-link.tsx'

/** A card's title, what it shows, how that was made, and the screen where it goes on. */
export function CardFrame({ card, children }: { card: Card; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-surface px-4 py-3">
      <h3 id={id} className="mb-2 text-sm font-semibold">
        {card.title}
      </h3>
      {children}
      <footer className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-fine/5 text-ink-muted">
        <p className="min-w-0 text-pretty wrap-anywhere">{card.formula}</p>
        {card.plan ? <OpenPlan address={card.plan} /> : card.open && <OpenLink screen={card.open} />}
      </footer>
    </section>
  )
}

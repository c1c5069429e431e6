/* oxlint-disable react/no-array-index-key -- what a reply shows never changes places */
import type { PlanCard as PlanCardData } from '#contract/cards.ts'
import { OpenLink } from '#web/features/chat/open-link.tsx'
import { RichText } from '#web/features/chat/rich-text/rich-text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CardFrame } from './card-frame.tsx'

export function PlanCard({ card }: { card: PlanCardData }) {
  return (
    <CardFrame card={card}>
      <ol className="grid gap-3">
        {card.steps.map((step, index) => (
          <li key={index} className="flex gap-3 text-sm">
            <span
              aria-hidden
              className={classNames(
                'flex size-6 shrink-0 items-center justify-center rounded-full',
                'bg-accent-soft text-fine font-semibold text-accent tabular-nums',
              )}
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <div className="font-medium">
                <RichText html={step.title} />
              </div>
              <div className="text-ink-muted">
                <RichText html={step.reason} />
              </div>
              {step.open && <OpenLink screen={step.open} />}
            </div>
          </li>
        ))}
      </ol>
    </CardFrame>
  )
}

import { type Cents, percentShare, sumMoney } from '#finance/money.ts'

/** What is owned against what is owed, in one bar; an empty one where there is neither. */
export function WorthBar({ owned, owed }: { owned: Cents; owed: Cents }) {
  const all = sumMoney([owned, owed])
  const hasBoth = owned > 0 && owed > 0
  const gap = hasBoth ? 0.5 : 0
  // Even the smaller side stays visible.
  const share = hasBoth ? Math.min(98, Math.max(2, percentShare(owned, all))) : percentShare(owned, all)
  return (
    <div aria-hidden className="mt-auto pt-5">
      <svg width="100%" height="14" className="block overflow-hidden rounded-full">
        {all === 0 && <rect width="100%" height="14" className="fill-subtle" />}
        {owned > 0 && <rect width={`${share - gap}%`} height="14" className="fill-accent" />}
        {owed > 0 && (
          <rect x={`${share + gap}%`} width={`${100 - share - gap}%`} height="14" className="fill-owed" />
        )}
      </svg>
      <p className="mt-2 flex justify-between text-sm text-ink-muted">
        <span className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-full bg-accent" />
          You own
        </span>
        <span className="flex items-center gap-1.5">
          You owe
          <span className="size-2.5 rounded-full bg-owed" />
        </span>
      </p>
    </div>
  )
}

import { lazy, Suspense, use, useMemo } from 'react'
import type { SeriesCard as SeriesCardData } from '#contract/cards.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CardFrame } from './card-frame.tsx'
import { ReplyCurrency } from './reply-currency.ts'

const SeriesChart = lazy(() =>
  import('#web/charts/series-chart.tsx').then(
    (chart) => ({ default: chart.SeriesChart }),
    () => ({ default: () => <p className="text-sm text-ink-muted">The chart could not be loaded.</p> }),
  ),
)

export function SeriesCard({ card }: { card: SeriesCardData }) {
  const currency = use(ReplyCurrency)
  const series = useMemo(() => ({ ...card, currency: currency ?? undefined }), [card, currency])
  return (
    <CardFrame card={card}>
      <Suspense fallback={<Skeleton className="h-56 opacity-50" />}>
        <SeriesChart label={card.title} series={series} />
      </Suspense>
    </CardFrame>
  )
}

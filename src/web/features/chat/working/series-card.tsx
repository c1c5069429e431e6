import { lazy, Suspense } from 'react'
import type { SeriesCard as SeriesCardData } from '#contract/cards.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CardFrame } from './card-frame.tsx'

const SeriesChart = lazy(() =>
  import('#web/charts/series-chart.tsx').then(
    (chart) => ({ default: chart.SeriesChart }),
    () => ({ default: () => <p className="text-sm text-ink-muted">The chart could not be loaded.</p> }),
  ),
)

export function SeriesCard({ card }: { card: SeriesCardData }) {
  return (
    <CardFrame card={card}>
      <Suspense fallback={<Skeleton className="h-56 opacity-50" />}>
        <SeriesChart label={card.title} series={card} />
      </Suspense>
    </CardFrame>
  )
}

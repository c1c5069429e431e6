import { use, useMemo } from 'react'
import type { SeriesCard as SeriesCardData } from '#contract/cards.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CardFrame } from './card-frame.tsx'
import { ReplyCurrency } from '#web/features/chat/reply-currency.ts'

const SeriesChart = lazyPart(
  async () => (await import('#web/charts/series-chart.tsx')).SeriesChart,
  <Skeleton className="h-56 opacity-50" />,
  { isAhead: false },
)

export function SeriesCard({ card }: { card: SeriesCardData }) {
  const currency = use(ReplyCurrency)
  const series = useMemo(() => ({ ...card, currency: currency ?? undefined }), [card, currency])
  return (
    <CardFrame card={card}>
      <SeriesChart label={card.title} series={series} />
    </CardFrame>
  )
}

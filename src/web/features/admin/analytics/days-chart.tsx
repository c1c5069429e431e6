import type { AnalyticsView } from '#contract/analytics.ts'
import { counted } from '#web/lib/counted.ts'
import { Card } from '#web/ui/card.tsx'
import { formatDay } from '#web/lib/format-time.ts'

type Day = AnalyticsView['days'][number]

const HEIGHT = 100

const describeDay = ({ views, sessions, visitors }: Day) =>
  [counted(views, 'page view'), counted(sessions, 'session'), counted(visitors, 'visitor')].join(', ')

/** Page views day by day. Those who cannot see the bars read of the busiest day above them. */
export function DaysChart({ days }: { days: Day[] }) {
  const max = Math.max(1, ...days.map(({ views }) => views))
  const busiest = days.reduce((most, day) => (day.views > most.views ? day : most))
  const name = ({ date }: Day) => formatDay(date)
  const summary = `The busiest day was ${name(busiest)} with ${counted(busiest.views, 'page view')}.`
  const [first, last] = [days[0], days.at(-1)]
  return (
    <Card title="Page views per day" description={summary}>
      <svg
        aria-hidden
        viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line"
      >
        {days.map((day, index) => {
          const height = (day.views / max) * HEIGHT
          return (
            <rect
              key={day.date}
              x={index * 10 + 1}
              y={HEIGHT - height}
              width={8}
              height={height}
              className="fill-accent"
            >
              <title>{`${name(day)}: ${describeDay(day)}`}</title>
            </rect>
          )
        })}
      </svg>
      {first && last && (
        <p aria-hidden className="mt-2 flex justify-between text-fine text-ink-muted">
          <span>{name(first)}</span>
          <span>{name(last)}</span>
        </p>
      )}
    </Card>
  )
}

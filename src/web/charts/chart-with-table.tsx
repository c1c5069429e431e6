import { type Series } from './lay-out-series.ts'
import { SeriesChart } from './series-chart.tsx'
import type { TableOfSteps } from './save-table.ts'
import { SeriesTable, tableOf } from './series-table.tsx'

interface ChartWithTableProps {
  label: string
  series: Series
  /** Where the table says more than the chart; otherwise it has the chart's own points. */
  makeTable?: () => TableOfSteps
}

/** A chart and the figures behind it. */
export function ChartWithTable({ label, series, makeTable }: ChartWithTableProps) {
  return (
    <div className="min-w-0">
      <SeriesChart label={label} series={series} />
      <SeriesTable title={label} makeTable={makeTable ?? (() => tableOf(series))} />
    </div>
  )
}

import { nowOf, type Series } from '#web/charts/lay-out-series.ts'

/** How to read the lines: which of them have happened. */
export function describeLines(series: Series): string {
  const way = series.lines.some(({ isBeside }) => isBeside) ? ' Dotted is the plan that you follow.' : ''
  return nowOf(series) > 0
    ? `Solid is what was, dashed the forecast.${way}`
    : `A forecast: dashed, as nothing of it has happened yet.${way}`
}

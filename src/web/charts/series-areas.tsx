/* oxlint-disable react/no-array-index-key -- the lines of a chart never change places */
import { memo } from 'react'
import type { SeriesLayout } from './lay-out-series.ts'

interface Place {
  x: number
  y: number
}

/** Filled down to the line below, or from the first line to the last. */
export const SeriesAreas = memo(function SeriesAreas({ layout }: { layout: SeriesLayout }) {
  const { places, pasts, shape } = layout
  if (shape === 'band') {
    const [low = [], high = []] = [places[0], places.at(-1)]
    return <polygon points={around(high, low)} className="fill-category-1 opacity-20" />
  }
  return (
    <>
      <Stack lines={pasts} layout={layout} />
      <Stack lines={places} layout={layout} />
    </>
  )
})

function Stack({ lines, layout }: { lines: readonly Place[][]; layout: SeriesLayout }) {
  const { looks, beside, floor } = layout
  return lines.map(
    (line, index) =>
      !beside[index] && (
        <polygon
          key={index}
          // One that ends before the line below it is filled as far as it goes.
          points={around(
            line,
            lines[index - 1]?.slice(0, line.length) ?? line.map(({ x }) => ({ x, y: floor })),
          )}
          className={`opacity-50 ${looks[index]?.fill ?? ''}`}
        />
      ),
  )
}

const around = (above: readonly Place[], below: readonly Place[]) =>
  [...above, ...below.toReversed()].map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

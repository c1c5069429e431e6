/* oxlint-disable react/no-array-index-key -- the lines of a chart never change places */
import { memo } from 'react'
import type { SeriesLayout } from './lay-out-series.ts'

interface Place {
  x: number
  y: number
}

/** Filled down to the line below, or from the first line to the last. */
export const SeriesAreas = memo(function SeriesAreas({ layout }: { layout: SeriesLayout }) {
  const { places, looks, shape, floor } = layout
  if (shape === 'band') {
    const [low = [], high = []] = [places[0], places.at(-1)]
    return <polygon points={around(high, low)} className="fill-accent opacity-15" />
  }
  return (
    <>
      {places.map((line, index) => (
        <polygon
          key={index}
          points={around(line, places[index - 1] ?? line.map(({ x }) => ({ x, y: floor })))}
          className={`opacity-50 ${looks[index]?.fill ?? ''}`}
        />
      ))}
    </>
  )
})

const around = (above: readonly Place[], below: readonly Place[]) =>
  [...above, ...below.toReversed()].map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

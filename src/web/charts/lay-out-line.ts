import { formatTime } from '#web/lib/format-time.ts'
import { amountTicks, type DayAmount, dayTicks, type Frame, nameAmounts, placeIn } from './line-layout.ts'

/** About what a digit of the labels is wide, in pixels. */
const CHARACTER = 7
const DAY_LABEL = 96
/** From here on the year says more than the day of the month. */
const LONG_SPAN = 300

/** Everything the drawing needs, in pixels. */
export function layOutLine(points: readonly DayAmount[], width: number, height: number) {
  const ticks = amountTicks(points.map((point) => point.amount))
  const labels = nameAmounts(ticks)
  const longest = labels.reduce((length, label) => Math.max(length, label.length), 0)
  const frame: Frame = { left: longest * CHARACTER + 10, right: width - 8, top: 10, bottom: height - 28 }
  const { x, y } = placeIn(frame, points, ticks)
  const days = dayTicks(points, Math.floor((frame.right - frame.left) / DAY_LABEL))
  const style = isLong(points) ? 'shortMonth' : 'shortDay'
  return {
    frame,
    /** The height from which amounts are counted: 0 when it is in view. */
    base: y(Math.min(Math.max(0, ticks[0] ?? 0), ticks.at(-1) ?? 0)),
    amounts: ticks.map((tick, index) => ({ y: y(tick), label: labels[index] ?? '', isZero: tick === 0 })),
    days: days.map((day) => ({ x: x(day), label: formatTime(day, style) })),
    places: points.map((point) => ({ x: x(point.date), y: y(point.amount) })),
  }
}

export type LineLayout = ReturnType<typeof layOutLine>

function isLong(points: readonly DayAmount[]): boolean {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return false
  return (Date.parse(last.date) - Date.parse(first.date)) / 86_400_000 > LONG_SPAN
}

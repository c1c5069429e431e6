import { addMonths, type PlainDate } from '#finance/dates.ts'
import type { Currency } from '#finance/currency.ts'
import { type Cents, formatMoney } from '#finance/money.ts'

export interface DayAmount {
  date: PlainDate
  amount: Cents
}

export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

interface Place {
  x: number
  y: number
}

const DAY = 86_400_000
/** Counted in UTC, where every day has 24 hours. */
const dayNumber = (date: PlainDate) => Date.parse(`${date}T00:00Z`) / DAY
const dateOf = (day: number): PlainDate => new Date(day * DAY).toISOString().slice(0, 10)

/** From one dollar up, so that every label is a whole number of dollars. */
const SMALLEST_STEP: Cents = 100
const niceSteps = [1, 2, 2.5, 5, 10]

/**
 * Round amounts, evenly spaced, about `count` steps apart, that enclose every amount and 0: cut off above it, a small
 * change would look like a large one.
 */
export function amountTicks(amounts: readonly Cents[], count = 4): Cents[] {
  const low = amounts.reduce((min, amount) => Math.min(min, amount), 0)
  const top = amounts.reduce((max, amount) => Math.max(max, amount), 0)
  const high = low === top ? 10 * SMALLEST_STEP : top
  const rough = (high - low) / count
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const nice = (niceSteps.find((step) => step * magnitude >= rough) ?? 10) * magnitude
  const step = Math.max(SMALLEST_STEP, Math.round(nice))
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

const SHORT_UNITS = [
  { size: 1e12, letter: 'T' },
  { size: 1e9, letter: 'B' },
  { size: 1e6, letter: 'M' },
]

/** In full below a million; above it in one unit for all, as zeros would take the room of the chart. */
export function nameAmounts(ticks: readonly Cents[], currency?: Currency): string[] {
  const largest = ticks.reduce((most, tick) => Math.max(most, Math.abs(tick)), 0)
  const unit = SHORT_UNITS.find(({ size }) => largest >= size * 100)
  const write = (cents: Cents) => formatMoney(cents, { decimals: 'auto', ...(currency && { currency }) })
  return ticks.map((tick) =>
    unit && tick !== 0 ? `${write(tick / unit.size).replace(/(\.\d)0$/, '$1')}${unit.letter}` : write(tick),
  )
}

/** The first days of months, or of every second or third month when there are many; null when too few would remain. */
function monthTicks(first: PlainDate, last: PlainDate, count: number): PlainDate[] {
  const starts: PlainDate[] = []
  const from = first.endsWith('-01') ? first : addMonths(`${first.slice(0, 7)}-01`, 1)
  for (let month = 0; addMonths(from, month) <= last; month += 1) starts.push(addMonths(from, month))
  const every = Math.ceil(starts.length / Math.max(2, count))
  return starts.filter((_, index) => index % every === 0)
}

/** Days to name along the bottom: where months begin, or over a shorter time the first and the last among others. */
export function dayTicks(points: readonly DayAmount[], count: number): PlainDate[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return []
  const start = dayNumber(first.date)
  const span = dayNumber(last.date) - start
  // Their names are short: half as many again have room.
  const months = monthTicks(first.date, last.date, Math.floor(count * 1.5))
  if (months.length > 2) return months
  const ticks = Math.min(Math.max(2, count), span + 1)
  if (ticks === 1) return [first.date]
  return Array.from({ length: ticks }, (_, index) => dateOf(Math.round(start + (index * span) / (ticks - 1))))
}

/** Where days and amounts lie in the frame. A single day stands in the middle. */
export function placeIn(frame: Frame, points: readonly DayAmount[], ticks: readonly Cents[]) {
  const start = dayNumber(points[0]?.date ?? '1970-01-01')
  const span = dayNumber(points.at(-1)?.date ?? '1970-01-01') - start
  const low = ticks[0] ?? 0
  const range = (ticks.at(-1) ?? 0) - low
  const x = (date: PlainDate) =>
    frame.left + (frame.right - frame.left) * (span === 0 ? 0.5 : (dayNumber(date) - start) / span)
  const y = (amount: Cents) =>
    frame.bottom - (frame.bottom - frame.top) * (range === 0 ? 0.5 : (amount - low) / range)
  return { x, y }
}

/** An amount holds until the day it changes, so the line goes level and then steps. */
export function stepPath(places: readonly Place[]): string {
  const [first, ...rest] = places.map(({ x, y }) => ({ x: round(x), y: round(y) }))
  if (!first) return ''
  return `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}`
}

const round = (value: number) => Math.round(value * 10) / 10

/** Which place is nearest to a position; they come in order. */
export function nearestIndex(places: readonly Place[], x: number): number {
  let low = 0
  let high = places.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    const here = places[middle]?.x ?? 0
    const next = places[middle + 1]?.x ?? 0
    if (Math.abs(next - x) < Math.abs(here - x)) low = middle + 1
    else high = middle
  }
  return low
}

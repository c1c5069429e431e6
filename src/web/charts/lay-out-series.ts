import type { Currency } from '#finance/currency.ts'
import { formatMoney, formatPercent, toCents } from '#finance/money.ts'
import { amountTicks, type Frame, nameAmounts } from './line-layout.ts'
import { lookOf } from './series-look.ts'

export interface Series {
  unit: 'money' | 'percent'
  /** The user's own unless one is named. */
  currency?: Currency | undefined
  step: 'month' | 'year' | 'age'
  /** The step of the first point. */
  from: number
  lines: SeriesLine[]
  /** On top of each other as areas, or with the room between the first and the last line filled. */
  shape?: 'stack' | 'band'
}

export interface SeriesLine {
  label: string
  /** From the first step on, or from today where any line has a past. */
  points: number[]
  /** The actual values up to today: drawn solid. */
  past?: number[]
  /** A forecast: drawn dashed. */
  isForecast?: boolean
  /** A target line, drawn beside the stack instead of on it. */
  isBeside?: boolean
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** About what a digit of the labels is wide, in pixels. */
const CHARACTER = 7
const STEP_LABEL = 84
/** A year from here on is one of the calendar; below, they are counted. */
const CALENDAR = 1000

/** The step that is today: up to it lines have their past. */
export const nowOf = ({ lines }: Pick<Series, 'lines'>) =>
  lines.reduce((most, { past = [] }) => Math.max(most, past.length - 1), 0)

export const countSteps = (series: Pick<Series, 'lines'>) =>
  nowOf(series) + series.lines.reduce((longest, { points }) => Math.max(longest, points.length), 0)

/** What a line has at a step; today is what is, not what a plan starts from. Pasts of all lines end together. */
export function valueAt(series: Pick<Series, 'lines'>, line: SeriesLine, index: number): number | undefined {
  const ahead = index - nowOf(series)
  const { past = [], points } = line
  return past[past.length - 1 + ahead] ?? points[ahead]
}

export function nameStep({ step, from }: Series, index: number): string {
  const number = from + index
  if (step === 'year' && number >= CALENDAR) return String(number)
  // A month that is counted from year 0 on is one of the calendar.
  if (step === 'month' && number >= CALENDAR * 12) return `${MONTHS[number % 12]} ${Math.floor(number / 12)}`
  return `${{ month: 'Month', year: 'Year', age: 'Age' }[step]} ${number}`
}

export function formatPoint({ unit, currency }: Pick<Series, 'unit' | 'currency'>, value: number): string {
  return unit === 'money' ? formatMoney(value, currency ? { currency } : {}) : formatPercent(value, 1)
}

/** Everything the drawing needs, in pixels. Lines of different length begin together. */
export function layOutSeries(series: Series, width: number, height: number) {
  const { lines } = series
  const { ahead, behind } = pile(series)
  const now = nowOf(series)
  const count = countSteps(series)
  const ticks = ticksOf(series)
  const labels =
    series.unit === 'money'
      ? nameAmounts(ticks, series.currency)
      : ticks.map((tick) => formatPercent(tick, 0))
  const longest = labels.reduce((length, label) => Math.max(length, label.length), 0)
  const frame: Frame = { left: longest * CHARACTER + 10, right: width - 8, top: 10, bottom: height - 28 }
  const [low = 0, high = 0] = [ticks[0], ticks.at(-1)]
  const x = (index: number) =>
    frame.left + (frame.right - frame.left) * (count < 2 ? 0.5 : index / (count - 1))
  const y = (value: number) =>
    frame.bottom - (frame.bottom - frame.top) * (high === low ? 0.5 : (value - low) / (high - low))
  return {
    frame,
    amounts: ticks.map((tick, index) => ({ y: y(tick), label: labels[index] ?? '', isZero: tick === 0 })),
    days: stepTicks(count, Math.floor((frame.right - frame.left) / STEP_LABEL)).map((index) => ({
      x: x(index),
      label: nameStep(series, index),
    })),
    places: ahead.map((points) => points.map((value, index) => ({ x: x(now + index), y: y(value) }))),
    pasts: behind.map((points) =>
      points.map((value, index) => ({ x: x(now - points.length + 1 + index), y: y(value) })),
    ),
    now: now > 0 ? { step: now, x: x(now) } : null,
    floor: y(Math.max(low, Math.min(0, high))),
    looks: lines.map((line, index) => lookOf(index, line)),
    beside: lines.map(({ isBeside = false }) => isBeside),
    shape: series.shape ?? null,
    steps: Array.from({ length: count }, (_, index) => ({ x: x(index), y: frame.top })),
  }
}

export type SeriesLayout = ReturnType<typeof layOutSeries>

/** What each line reaches: itself, or with all that lies below it. */
function pile({ lines, shape }: Series): { ahead: number[][]; behind: number[][] } {
  const pileUp = (key: 'points' | 'past') => {
    const heights: number[] = []
    return lines.map((line) => {
      const values = line[key] ?? []
      if (shape !== 'stack' || line.isBeside) return values
      return values.map((value, at) => (heights[at] = (heights[at] ?? 0) + value))
    })
  }
  return { ahead: pileUp('points'), behind: pileUp('past') }
}

/** Percents go through the same round steps as dollars, one of which is a percent. */
function ticksOf(series: Series): number[] {
  const { unit } = series
  const { ahead, behind } = pile(series)
  const values = [...ahead, ...behind].flat()
  if (unit === 'money') return amountTicks([0, ...values])
  return amountTicks([0, ...values.map((value) => toCents(value))]).map((tick) => tick / 100)
}

/** Which steps are named along the bottom: the first, the last and some between, equally far apart if possible. */
export function stepTicks(count: number, room: number): number[] {
  const ticks = Math.min(Math.max(2, room), count)
  if (ticks < 2) return count === 1 ? [0] : []
  const parts = partsOf(count - 1, ticks - 1)
  const all = Array.from({ length: parts + 1 }, (_, index) => Math.round((index * (count - 1)) / parts))
  return [...new Set(all)]
}

/** Into how many parts a stretch is divided: at most so many, fewer by half at most when that makes them equal. */
function partsOf(length: number, most: number): number {
  for (let parts = most; parts * 2 >= most; parts -= 1) if (length % parts === 0) return parts
  return most
}

import { type Cents, toCents, toDollars } from '#finance/money.ts'
import { plainUnits } from './figures.ts'
import { z } from './zod.ts'

/** Screens a card or a step leads to. */
export const cardScreens = ['/budget', '/balance-sheet', '/profile', '/settings', '/transactions'] as const

const columnUnit = z.enum(['text', 'date', 'money', ...plainUnits])
const column = z.object({ label: z.string(), unit: columnUnit })
const cell = z.nullable(z.union([z.string(), z.number()]))

const common = {
  title: z.string(),
  /** How its figures were made, in words. */
  formula: z.string(),
  open: z.nullable(z.enum(cardScreens)),
  /** Where the same is looked at as a plan, with its inputs: an address of our own. */
  plan: z.nullish(z.string().check(z.regex(/^\/plans\?[\w.,=&%+*-]*$/))),
}

const tableShape = z.object({
  ...common,
  kind: z.literal('table'),
  columns: z.array(column),
  rows: z.array(z.array(cell)),
})
type Table = z.output<typeof tableShape>

function mapMoneyCells(table: Table, convert: (amount: number) => number): Table {
  const isMoney = table.columns.map((named) => named.unit === 'money')
  const rows = table.rows.map((row) =>
    row.map((value, at) => (isMoney[at] && typeof value === 'number' ? convert(value) : value)),
  )
  return { ...table, rows }
}

/** Numbers in the unit of their column; money as cents inside and dollars on the wire, like everywhere. */
const tableCard = z.codec(tableShape, tableShape, {
  decode: (table) => mapMoneyCells(table, toCents),
  encode: (table) => mapMoneyCells(table, toDollars),
})

const seriesShape = z.object({
  ...common,
  kind: z.literal('series'),
  unit: z.enum(['money', 'percent']),
  /** What the steps along the axis are; the first point is step `from`. */
  step: z.enum(['month', 'year', 'age']),
  from: z.int(),
  lines: z.array(z.object({ label: z.string(), points: z.array(z.number()) })),
})
type Series = z.output<typeof seriesShape>

function mapMoneyPoints(series: Series, convert: (amount: Cents) => number): Series {
  if (series.unit !== 'money') return series
  return {
    ...series,
    lines: series.lines.map((line) => ({ ...line, points: line.points.map((point) => convert(point)) })),
  }
}

const seriesCard = z.codec(seriesShape, seriesShape, {
  decode: (series) => mapMoneyPoints(series, toCents),
  encode: (series) => mapMoneyPoints(series, toDollars),
})

/** What to do next, in order. Titles and reasons carry figures as HTML, like the answer itself. */
const planCard = z.object({
  ...common,
  kind: z.literal('plan'),
  steps: z.array(z.object({ title: z.string(), reason: z.string(), open: z.nullable(z.enum(cardScreens)) })),
})

export const card = z.union([tableCard, seriesCard, planCard])
export type Card = z.output<typeof card>
export type TableCard = Table
export type SeriesCard = Series
export type PlanCard = z.output<typeof planCard>

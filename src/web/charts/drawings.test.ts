import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { layOutLine } from './lay-out-line.ts'
import { layOutSeries, type Series } from './lay-out-series.ts'
import { LineChart } from './line-chart.tsx'
import { LineDrawing } from './line-drawing.tsx'
import { SeriesChart } from './series-chart.tsx'
import { SeriesDrawing } from './series-drawing.tsx'
import { SeriesTable, tableOf } from './series-table.tsx'

const points = [
  { date: '2026-01-01', amount: 100_000 },
  { date: '2026-02-01', amount: 300_000 },
]
const series: Series = {
  unit: 'money',
  step: 'month',
  from: 0,
  lines: [
    { label: 'Avalanche', points: [500_000, 250_000, 0] },
    { label: 'Snowball', points: [500_000, 300_000, 100_000, 0] },
  ],
}

const countOf = (html: string, tag: string) => html.split(`<${tag}`).length - 1

test('a line is drawn over its scales, with a mark where it is pointed at', () => {
  const layout = layOutLine(points, 400, 224)
  const draw = (chosen?: { x: number; y: number }) =>
    renderToStaticMarkup(createElement(LineDrawing, { layout, width: 400, height: 224, chosen }))
  const plain = draw()
  for (const text of ['$0', '$3,000', 'Jan 1', 'Feb 1']) expect(plain).toContain(`>${text}</text>`)
  expect([countOf(plain, 'path'), countOf(plain, 'circle')]).toEqual([2, 1])
  expect(countOf(draw(layout.places[1]), 'circle')).toBe(2)
})

test('the slider of a line begins at the last day and says what stands there', () => {
  const html = renderToStaticMarkup(createElement(LineChart, { label: 'Net worth', points }))
  expect(html).toContain('aria-label="Net worth by day"')
  expect(html).toContain('aria-valuetext="$3,000.00 on Feb 1, 2026"')
  expect(renderToStaticMarkup(createElement(LineChart, { label: 'Net worth', points: [] }))).not.toContain(
    '<input',
  )
})

test('several lines are drawn, each with its past and what is ahead, with a mark on each that reaches the step pointed at', () => {
  const layout = layOutSeries(series, 400, 224)
  const draw = (chosen: number | null) =>
    renderToStaticMarkup(createElement(SeriesDrawing, { layout, width: 400, height: 224, chosen }))
  expect([countOf(draw(null), 'polyline'), countOf(draw(null), 'circle')]).toEqual([4, 0])
  expect([countOf(draw(1), 'circle'), countOf(draw(3), 'circle')]).toEqual([2, 1])
})

test('the slider of several lines names each that is there, and the legend all', () => {
  const html = renderToStaticMarkup(createElement(SeriesChart, { label: 'What is owed', series }))
  expect(html).toContain('aria-label="What is owed by month"')
  expect(html).toContain('aria-valuetext="Month 3: Snowball $0.00"')
  for (const { label } of series.lines) expect(html).toContain(label)
})

test('the table behind a chart is folded, and has a row for each step', () => {
  const makeTable = () => tableOf(series)
  const html = renderToStaticMarkup(createElement(SeriesTable, { title: 'What is owed', makeTable }))
  expect(html).toMatch(/aria-expanded="false"[^>]*>.*Show as a table.*Download CSV/)
  expect(html).not.toContain('<table')
  expect(makeTable()).toEqual({
    heads: ['Month', 'Avalanche', 'Snowball'],
    rows: [
      ['Month 0', '$5,000.00', '$5,000.00'],
      ['Month 1', '$2,500.00', '$3,000.00'],
      ['Month 2', '$0.00', '$1,000.00'],
      ['Month 3', '', '$0.00'],
    ],
  })
})

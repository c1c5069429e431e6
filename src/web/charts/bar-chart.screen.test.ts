import { createElement } from 'react'
import { expect, test } from 'vitest'
import { openScreen } from '#web/testing/open-screen.tsx'
import { BarChart } from './bar-chart.tsx'

const bars = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `Bar ${at + 1}`, amount: 10_000, fill: 'fill-accent' }))
const openChart = (count: number) =>
  openScreen(createElement(BarChart, { label: 'Expenses by category', bars: bars(count) }))

test('every bar says what it is, its amount and its share', async () => {
  const screen = await openChart(4)
  const told = screen.all('[data-bar]').map((bar) => bar.getAttribute('aria-label'))
  expect(told).toHaveLength(4)
  expect(told[0]).toBe('Bar 1: Amount $100.00, 25.0% of the total')
})

test('the arrow keys walk along the bars', async () => {
  const screen = await openChart(4)
  await screen.does(() => screen.all('[data-bar]')[0]?.focus())
  await screen.key('ArrowDown')
  expect(screen.focused()).toContain('Bar 2')
})

test('what is too much for one picture is gathered in a last bar', async () => {
  const screen = await openChart(30)
  expect(screen.words()).toMatch(/\d+ more/)
  expect(screen.words()).not.toContain('Bar 30')
})

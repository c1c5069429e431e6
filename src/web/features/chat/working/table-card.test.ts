import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TableCard as TableCardData } from '#contract/cards.ts'
import { TableCard } from './table-card.tsx'

const table = (count: number, label = 'Month', title = 'Payoff'): TableCardData => ({
  kind: 'table',
  title,
  formula: 'What is owed, month by month.',
  open: null,
  columns: [
    { label, unit: 'count' },
    { label: 'Owed', unit: 'money' },
  ],
  rows: Array.from({ length: count }, (_, index) => [index + 1, 100_000 - index]),
})
const render = (card: TableCardData) => renderToStaticMarkup(createElement(TableCard, { card }))

test('a short table is open', () => {
  const html = render(table(2))
  expect(html).toContain('$1,000')
  expect(html).not.toContain('aria-expanded')
})

test('a long one waits behind a button that says what it counts', () => {
  const html = render(table(9))
  expect(html).toMatch(/aria-expanded="false"[^>]*>.*Month by month/)
  expect(html).not.toContain('<table')
  expect(render(table(9, 'Age'))).toContain('Year by year')
  expect(render(table(9, 'Month', 'Month by month'))).toContain('Show 9 rows')
})

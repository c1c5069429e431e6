import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Lists } from '#web/budget-edits/lists.ts'
import { SummaryCards } from './summary-cards.tsx'

const date = '2026-01-01'
const pay = { id: 1, source: 'Pay', amount: 400_000, date }
const rent = { id: 1, category: 'Rent', amount: 150_000, date }
const lists = (own: Partial<Lists>): Lists => ({
  expenseItems: [],
  incomeItems: [],
  financialGoalItems: [],
  ...own,
})
const nothingDerived = { income: [], expenses: [], basis: null }

function render(own: Partial<Lists>, [totalIncome, totalExpenses, savingsRate]: [number, number, number]) {
  const netSavings = totalIncome - totalExpenses
  const target = { targetMonthlySavings: 0, gapToTarget: 0, isOnTrack: true }
  const summary = { totalIncome, totalExpenses, netSavings, savingsRate, ...target }
  const props = { summary, lists: lists(own), derived: nothingDerived, onSetPay: () => {} }
  return renderToStaticMarkup(createElement(SummaryCards, props))
}

test('three totals, what is left in green or red', () => {
  const gain = render({ incomeItems: [pay], expenseItems: [rent] }, [400_000, 150_000, 62.5])
  for (const text of ['$4,000', '$1,500', '$2,500', '62.5% of income', 'text-gain'])
    expect(gain).toContain(text)
  expect(gain).not.toContain('Includes sample')
  expect(render({ incomeItems: [pay], expenseItems: [rent] }, [100_000, 150_000, -50])).toContain('text-loss')
})

test('without any income nothing is judged, and the way to add it is offered', () => {
  const html = render({ expenseItems: [rent] }, [0, 150_000, 0])
  expect(html).toContain('Add your take-home pay')
  expect(html).not.toMatch(/text-loss|text-gain/)
})

test('totals that rest on the sample say so', () => {
  const html = render({ incomeItems: [{ ...pay, sample: true }] }, [400_000, 0, 100])
  expect(html.match(/Includes sample/g)).toHaveLength(2)
})

import { expect, test } from 'vitest'
import { assignColours, orderCategories } from './category-colour.ts'

const names = ['Rent', 'Food', 'Car', 'Fun', 'Pets', 'Gym', 'Phone', 'Gifts', 'Gas', 'Power', 'Water', 'Care']
const rows = names.map((category, id) => ({ id, category }))

test('twelve categories have twelve colours', () => {
  const colourOf = assignColours(orderCategories(rows))
  expect(new Set(rows.map(({ category }) => colourOf(category))).size).toBe(12)
})

test('a colour stays when rows are added, sorted or spelled otherwise', () => {
  const before = assignColours(orderCategories(rows))
  const after = assignColours(orderCategories([{ id: 99, category: 'Coffee' }, ...rows.toReversed()]))
  for (const { category } of rows) expect(after(` ${category.toUpperCase()} `)).toBe(before(category))
})

test('what goes while somebody looks on changes no colour, and nothing is told anew', () => {
  const known = orderCategories(rows)
  expect(orderCategories(rows.slice(1), known)).toBe(known)
  const coffee = [...rows.slice(1), { id: 99, category: 'Coffee' }]
  expect(orderCategories(coffee, known)).toEqual([...known, 'coffee'])
})

test('a name that nobody wrote has a colour, too', () => {
  expect(assignColours([])('Rent')).toMatch(/^fill-category-\d+$/)
})

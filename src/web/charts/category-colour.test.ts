import { expect, test } from 'vitest'
import { assignColours } from './category-colour.ts'

const names = ['Rent', 'Food', 'Car', 'Fun', 'Pets', 'Gym', 'Phone', 'Gifts', 'Gas', 'Power', 'Water', 'Care']
const rows = names.map((category, id) => ({ id, category }))

test('twelve categories have twelve colours', () => {
  const colourOf = assignColours(rows)
  expect(new Set(rows.map(({ category }) => colourOf(category))).size).toBe(12)
})

test('a colour stays when rows are added, sorted or spelled otherwise', () => {
  const before = assignColours(rows)
  const after = assignColours([{ id: 99, category: 'Coffee' }, ...rows.toReversed()])
  for (const { category } of rows) expect(after(` ${category.toUpperCase()} `)).toBe(before(category))
})

test('a name that nobody wrote has a colour, too', () => {
  expect(assignColours([])('Rent')).toMatch(/^fill-category-\d+$/)
})

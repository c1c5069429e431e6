import { expect, test } from 'vitest'
import { assignColours } from './category-colour.ts'

const rows = ['Rent', 'Food', 'Car', 'Fun', 'Pets', 'Gym', 'Phone', 'Gifts'].map((category, id) => ({
  id,
  category,
}))

test('eight categories have eight colours', () => {
  const colourOf = assignColours(rows)
  expect(new Set(rows.map(({ category }) => colourOf(category))).size).toBe(8)
})

test('a colour stays when rows are added, sorted or spelled otherwise', () => {
  const before = assignColours(rows)
  const after = assignColours([{ id: 99, category: 'Coffee' }, ...rows.toReversed()])
  for (const { category } of rows) expect(after(` ${category.toUpperCase()} `)).toBe(before(category))
})

test('a name that nobody wrote has a colour, too', () => {
  expect(assignColours([])('Rent')).toMatch(/^fill-category-\d$/)
})

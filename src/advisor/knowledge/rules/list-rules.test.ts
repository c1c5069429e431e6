import { expect, test } from 'vitest'
import { listRules } from './list-rules.ts'
import { rows } from './rule.ts'

const rules = [
  ...rows('Rule of thumb', null, [['upkeep', 'percent', 1, 'Yearly upkeep of a home']]),
  ...rows('IRS', 2025, [['limit', 'money', 7000, 'Most that may be paid in']]),
  ...rows('IRS', 2026, [['limit', 'money', 7500, 'Most that may be paid in']]),
  ...rows('IRS', 2025, [['forgotten', 'money', 100, 'Nobody looked it up again']]),
]

test('a row is old when its year is over and no newer one has come', () => {
  const lines = listRules(rules, new Date('2026-02-01T00:00:00Z'))
  expect(lines).toContain('  limit: $7,500. Most that may be paid in. IRS')
  expect(lines).toContain('  limit: $7,000. Most that may be paid in. IRS')
  expect(lines).toContain('  forgotten OLD: $100. Nobody looked it up again. IRS')
  expect(lines.at(-1)).toBe('4 rules, 1 of them without a row for 2026.')
})

test('the next new year makes the newest rows old, and rules of thumb never', () => {
  const lines = listRules(rules, new Date('2027-01-01T00:00:00Z'))
  expect(lines).toContain('  limit OLD: $7,500. Most that may be paid in. IRS')
  expect(lines).toContain('  limit: $7,000. Most that may be paid in. IRS')
  expect(lines).toContain('  upkeep: 1%. Yearly upkeep of a home. Rule of thumb')
})

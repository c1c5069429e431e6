import { expect, test } from 'vitest'
import { allRules } from './all-rules.ts'
import { findRule } from './find-rule.ts'
import { cutAtRules, fillRules, ruleText } from './rule-text.ts'

test('an id has one row a year, always in the same unit', () => {
  const rows = allRules.map(({ id, year }) => `${id} ${year}`)
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([])
  const units = Map.groupBy(allRules, ({ id }) => id)
  expect([...units.values()].filter((same) => new Set(same.map(({ unit }) => unit)).size > 1)).toEqual([])
})

test('every row says what it means and who says so', () => {
  const poor = allRules.filter(({ meaning, source }) => meaning.length < 10 || source.length < 3)
  expect(poor).toEqual([])
  expect(allRules.filter(({ value }) => !Number.isFinite(value) || value < 0)).toEqual([])
})

test('amounts of money are whole cents', () => {
  const broken = allRules.filter(({ unit, value }) => unit === 'money' && !Number.isInteger(value))
  expect(broken.map(({ id }) => id)).toEqual([])
})

test('brackets rise with the rate, and with the years', () => {
  const rates = [12, 22, 24, 32, 35, 37]
  for (const status of ['single', 'joint', 'separate', 'head']) {
    const starts = (year: number) =>
      rates.map((rate) => findRule(`bracket-${rate}-${status}`, year)?.value ?? 0)
    expect(starts(2026)).toEqual(starts(2026).toSorted((a, b) => a - b))
    expect(starts(2026).every((start, at) => start > (starts(2025)[at] ?? 0))).toBe(true)
  }
})

test('the newest row that holds by a year is found', () => {
  expect(findRule('plan-limit', 2025)?.value).toBe(2_350_000)
  expect(findRule('plan-limit', 2026)?.value).toBe(2_450_000)
  expect(findRule('plan-limit')?.year).toBe(
    Math.max(...allRules.filter(({ id }) => id === 'plan-limit').map(({ year }) => year ?? 0)),
  )
  expect(findRule('plan-limit', 2020)).toBeNull()
  expect(findRule('withdrawal-rate', 2020)?.value).toBe(4)
  expect(findRule('no-such-rule')).toBeNull()
})

test('rows read as people write them', () => {
  const text = (id: string, year?: number) => {
    const rule = findRule(id, year)
    return rule && ruleText(rule)
  }
  expect(text('wage-base', 2026)).toBe('$184,500')
  expect(text('part-b-premium', 2026)).toBe('$202.90')
  expect(text('medicare-rate')).toBe('1.45%')
  expect(text('cobra-months')).toBe('18 months')
  expect(text('inherited-years')).toBe('10 years')
  expect(text('nest-egg-multiple')).toBe('25 times')
  expect(text('early-age')).toBe('59½')
})

test('a text is cut at its rules', () => {
  expect(fillRules('Save {cushion-low} to {cushion-high}.')).toBe('Save 3 to 6 months.')
  expect(cutAtRules('{plan-limit.year}')).toEqual([{ rule: findRule('plan-limit'), part: 'year' }])
  expect(() => fillRules('{nobody}')).toThrow('nobody')
})

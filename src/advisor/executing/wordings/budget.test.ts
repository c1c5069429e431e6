import { expect, test } from 'vitest'
import { converse } from '#advisor/executing/testing/converse.ts'

test.each([
  ['can we manage on 7,300 a month take home with bills of 5,900', ['amount', 'expenses'], 'budget-summary'],
  ['with 3,600 a month after tax how much rent is ok', ['amount'], 'rent-budget'],
  ['can i afford 450 a month for a truck', ['amount'], 'afford-monthly'],
])('%s', (text, slots, kind) => {
  const { last } = converse([text, ['afford-monthly'], slots])
  expect(last?.kind).toBe(kind)
})

test('what somebody can save is held against the month', () => {
  const asked = (text: string) =>
    converse([text, ['budget-summary'], ['expenses']]).sums.map(({ kind }) => kind)
  expect(asked('could we put away 250 a month')).toEqual(['afford-monthly'])
  expect(asked('can i save 250 a month on insurance')).not.toContain('afford-monthly')
  expect(asked('we spend 250 a month')).not.toContain('afford-monthly')
})

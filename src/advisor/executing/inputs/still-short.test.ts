import { expect, test } from 'vitest'
import { figureOf } from '#advisor/executing/of-sum.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { restOfWindfall } from './still-short.ts'

const shared = sumRecord('windfall', { amount: ['money', 6_000_000] }, { rest: ['money', 4_550_000] })
const spent = sumRecord(
  'difference',
  { amount: ['money', 6_000_000], take: ['money', 3_000_000] },
  { difference: ['money', 3_000_000] },
  { id: 's2' },
)
const inputs = [{ slot: 'start', value: figureOf(shared, 'amount') }]
const startOf = (text: string, ...sums: (typeof shared)[]) => restOfWindfall(inputs, text, sums)[0]?.value

test('the rest of a windfall is what its plan leaves, or what was left when something else was paid', () => {
  expect(startOf('and if i invest the rest', shared)).toMatchObject({ sum: 's1', name: 'rest' })
  expect(startOf('and if i invest the rest', shared, spent)).toMatchObject({ sum: 's2', name: 'difference' })
  expect(startOf('and if i invest all of it', shared)).toMatchObject({ sum: 's1', name: 'amount' })
})

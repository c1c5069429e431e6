import { expect, test } from 'vitest'
import { runSum } from '#advisor/executing/run-sum.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { product } from '#advisor/planning/sums/arithmetic.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { bare } from '#advisor/executing/bare-action.ts'

test('what is said and makes nothing is asked for, and no earlier result taken for it', () => {
  const before = sumRecord('sum-of', {}, { total: ['money', 53_300] }, { id: 's1' })
  const twice = (...values: Value[]) => {
    const amounts = values.map((value) => ({ slot: 'amount', value }))
    const times = { slot: 'times', value: { kind: 'constant', value: 2 } } as const
    const action = { ...bare('product'), inputs: [...amounts, times] }
    const known = { snapshot: unknownPerson, sums: [before], from: null, sheet: new FigureSheet() }
    return runSum({ ...known, sum: product, action, numbers: [], text: 'twice that', isSure: true }, 's2')
      .record
  }
  const total: Value = { kind: 'figure', sum: 's1', name: 'total' }
  const gone: Value = { kind: 'figure', sum: 's9', name: 'total' }
  expect(twice().results['total']?.value).toBe(106_600)
  expect(twice(total).results['total']?.value).toBe(106_600)
  expect(twice({ kind: 'operation', operator: 'take', left: total, right: gone }).missing).toBe('amount')
})

import { expect, test } from 'vitest'
import type { Expression, Operator } from '#advisor/actions/program.ts'
import { inOrder } from './in-order.ts'

const at = (place: number): Expression => ({ kind: 'number', at: place })
const of = (value: 1 | 12 | 52): Expression => ({ kind: 'constant', value })
const join = (left: Expression, operator: Operator, right: Expression): Expression => ({
  kind: 'operation',
  operator,
  left,
  right,
})
const order = (value: Expression) => inOrder(value, (leaf) => (leaf.kind === 'number' ? leaf.at : null))

test('writes the same product one way', () => {
  const one = join(join(at(1), 'times', at(2)), 'times', at(3))
  expect(order(join(at(3), 'times', join(at(2), 'times', at(1))))).toEqual(one)
  expect(order(join(join(at(2), 'times', at(1)), 'times', at(3)))).toEqual(one)
})

test('takes away and divides last, and converts by constants at the end', () => {
  expect(order(join(join(at(3), 'take', at(1)), 'add', at(2)))).toEqual(
    join(join(at(2), 'add', at(3)), 'take', at(1)),
  )
  expect(order(join(join(of(52), 'times', at(1)), 'over', of(12)))).toEqual(
    join(join(at(1), 'times', of(52)), 'over', of(12)),
  )
})

test('what is divided by a quotient is multiplied by its divisor', () => {
  expect(order(join(at(1), 'over', join(at(2), 'over', at(3))))).toEqual(
    join(join(at(1), 'times', at(3)), 'over', at(2)),
  )
})

test('begins a share with the whole', () => {
  expect(order(join(of(1), 'take', at(4)))).toEqual(join(of(1), 'take', at(4)))
})

import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import type { Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { type Meant, mindedAs } from '#advisor/testing/minded.ts'
import { bare } from './bare-action.ts'
import { runSum } from './run-sum.ts'

function asking(name: string, text: string, meant: Meant[], from: SumRecord | null = null) {
  const sum = findSum(name)
  if (!sum) throw new Error(`There is no sum ${name}`)
  const { readings, numbers } = mindedAs(text, [name], meant)
  const action = readings[0]?.actions[0] ?? bare(name)
  const sums = from ? [from] : []
  return { sum, action, numbers, text, snapshot: unknownPerson, sums, from, sheet: new FigureSheet() }
}

test('a part that was worked out divides, and one that was said is a share', () => {
  const asked = asking('quotient', 'flour is 4.20 a loaf and i want a 60% margin', ['amount'])
  const margin = asked.numbers.find(({ kind }) => kind === 'percent')
  if (!margin) throw new Error('There is no margin')
  const rest: Value = {
    kind: 'operation',
    operator: 'take',
    left: { kind: 'constant', value: 1 },
    right: { kind: 'number', number: margin },
  }
  const inputs = [...asked.action.inputs, { slot: 'by', value: rest }]
  const made = runSum({ ...asked, action: { ...asked.action, inputs } }, 's1')
  expect(made.record.results['each']?.value).toBe(10.5)
})

test('so much extra is all of it, and more comes on top', () => {
  const words = '9,000 at 20% paying 300, 100 extra'
  const first = asking('extra-payment', words, ['principal', 'rate', 'payment', 'extra'])
  const before = runSum(first, 's1').record
  const extra = (text: string) =>
    runSum(asking('extra-payment', text, ['extra'], before), 's2').record.inputs['extra']?.value
  expect(extra('150 extra, when?')).toBe(15_000)
  expect(extra('and 50 more')).toBe(15_000)
})

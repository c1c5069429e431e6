import { expect, test } from 'vitest'
import { NOTHING, nearestTopics } from './nearest-topics.ts'

const places = {
  ids: ['pmi', 'heloc', NOTHING],
  vectors: Int8Array.from([100, 0, 0, 100, 90, 90]),
  width: 2,
  step: 0.01,
  scale: 5,
}
const find = (vector: number[], isAsked: boolean) => nearestTopics(Float32Array.from(vector), places, isAsked)

test('the likeliest comes first, with its chance', () => {
  const [first, second, ...others] = find([1, 0], true)
  expect(first).toEqual({ id: 'pmi', score: expect.closeTo(Math.E ** 5 / (Math.E ** 5 + 1)) })
  expect(second?.id).toBe('heloc')
  expect(others).toEqual([])
})

test('where nothing may be asked, every chance is lower, and nothing is never found', () => {
  const [asked] = find([1, 0], true)
  const [told, ...others] = find([1, 0], false)
  expect(told?.score).toBeLessThan(asked?.score ?? 0)
  expect(others.map(({ id }) => id)).toEqual(['heloc'])
})

test('of many topics the nearest come in order, whether or not nothing is among them', () => {
  const many = Array.from({ length: 200 }, (_, row) => (row === 7 ? NOTHING : `topic ${row}`))
  // A step through all rows that does not follow their order.
  const values = many.map((_, row) => ((row * 37) % 200) - 100)
  const nearest = (isAsked: boolean) => {
    const vectors = Int8Array.from(values)
    return nearestTopics(
      Float32Array.from([1]),
      { ids: many, vectors, width: 1, step: 0.01, scale: 1 },
      isAsked,
    )
  }
  const inOrder = many
    .map((id, row) => ({ id, value: values[row] ?? 0 }))
    .filter(({ id }) => id !== NOTHING)
    .toSorted((a, b) => b.value - a.value)
    .map(({ id }) => id)
  for (const isAsked of [true, false])
    expect(nearest(isAsked).map(({ id }) => id)).toEqual(inOrder.slice(0, 80))
})

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

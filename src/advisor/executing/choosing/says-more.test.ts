import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { saysMore } from './says-more.ts'

const text = 'it could sell for 585,000, we owe 94,000 and 4,000 for moving'
const worded = mindedAs(text, ['difference'], ['amount', 'take', '']).readings[0]?.actions[0]

/** Whether the mind's own difference says more than one of the first two numbers, when it is so sure of it. */
function more(slots: string[], score: number): boolean {
  const minded = mindedAs(text, ['difference'], slots)
  if (!worded) throw new Error('Nothing was read')
  const readings = minded.readings.map((reading) => ({ ...reading, score }))
  return saysMore(worded, { ...minded, readings }, ({ intent }) => intent)
}

test('a time is no amount that was left out', () => {
  const told = 'truck 3,400, and first, last and one more month on a 2,150 place'
  const minded = mindedAs(told, ['sum-of'], ['parts', 'parts', 'parts'])
  const [both] = mindedAs(told, ['sum-of'], ['parts', '', 'parts']).readings[0]?.actions ?? []
  if (!both) throw new Error('Nothing was read')
  const readings = minded.readings.map((reading) => ({ ...reading, score: 0.9 }))
  expect(saysMore(both, { ...minded, readings }, ({ intent }) => intent)).toBe(false)
})

test('a sum that words settled gives way to the same sum with more of the message in it', () => {
  expect(more(['amount', 'take', 'take'], 0.9)).toBe(true)
  expect(more(['amount', 'take', 'take'], 0.2)).toBe(false)
  expect(more(['amount', 'take', ''], 0.9)).toBe(false)
  expect(more(['amount', '', 'take'], 0.9)).toBe(false)
})

import { getHeapStatistics } from 'node:v8'
import { expect, it } from 'vitest'
import { giveBack } from './give-back.ts'

const MIB = 1024 * 1024
const held = () => getHeapStatistics().total_physical_size / MIB

it('gives back the pages that starting has filled and left, not only what stood in them', () => {
  giveBack()
  const before = held()
  let left: object[] | null = Array.from({ length: 400_000 }, (_, at) => ({ at }))
  const filled = held()
  expect(left.length).toBe(400_000)
  left = null
  giveBack()
  expect(filled - before).toBeGreaterThan(10)
  expect(held() - before).toBeLessThan((filled - before) / 4)
})

import { expect, test } from 'vitest'
import { listedAfter } from './bare-list.ts'
import { readMessage } from './reading.ts'

/** For each amount of money whether it goes on with the one before. */
function listed(text: string) {
  const reading = readMessage(text)
  return reading.amounts
    .filter(({ value }) => value >= 20)
    .map((amount) => listedAfter(reading, amount)?.value ?? null)
}

test.each([
  ['dentist bills, 410, 265 and 90', [null, 410, 265]],
  ['rent 1,400, two cars 340 and 410, food 700', [null, null, 340, null]],
  ['bills 1,400, 340 car', [null, null]],
  ['rent 900 and 300', [null, null]],
  ['cell phones 90 and 45', [null, 90]],
])('%s', (text, before) => expect(listed(text)).toEqual(before))

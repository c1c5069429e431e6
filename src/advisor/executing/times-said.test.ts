import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { timesSaid } from './times-said.ts'

test.each([
  ['1,452 times 27 years', 27],
  ['120 a month for 3 years', 36],
  ['40 a week for 2 years', 104],
  ['250 for 18 months', 18],
  ['780 for a 2 week check', 2],
  ['600 a week for 3 months', 13],
])('%s: %d times', (text, times) => {
  const action = mindedAs(text, ['product'], ['amount', 'times']).readings[0]?.actions[0]
  if (!action) throw new Error('One action is expected')
  const value = timesSaid(action).find(({ slot }) => slot === 'times')?.value
  expect(value?.kind === 'number' ? value.number.value : null).toBe(times)
})

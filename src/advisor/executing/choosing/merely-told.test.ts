import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { isMerelyTold } from './merely-told.ts'

const isTold = (text: string, told: number, felt: number) =>
  isMerelyTold(
    mindedAs(text, [
      { name: 'tell', score: told },
      { name: 'hear:shame', score: felt },
    ]),
    'hear:shame',
  )

test('figures told are no feeling where the whole message is hardly felt', () => {
  expect(isTold('aggressive with investments, want to retire at 58', 0.75, 0.16)).toBe(true)
  expect(isTold('58 and not a dollar saved, im embarrassed', 0.75, 0.6)).toBe(false)
  expect(isTold('i am embarrassed', 0.75, 0.16)).toBe(false)
})

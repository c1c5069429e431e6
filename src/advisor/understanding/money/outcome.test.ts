import { expect, test } from 'vitest'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { isOutcomeOf } from '#advisor/understanding/reading/outcome.ts'
import { withoutReckoned } from './outcome.ts'

/** What is left of several amounts of pay, small counts apart. */
function leftOf(text: string): number[] {
  const reading = readMessage(text)
  const judged = reading.amounts
    .filter((amount) => isMoneyLike(amount) && (amount.currency || amount.value > 100))
    .map((amount) => ({ amount }))
  return withoutReckoned(reading, judged).map(({ amount }) => amount.value)
}

test('of what is earned and what it comes to, one is kept', () => {
  expect(leftOf('it throws off $2,500 a month, so 1,500 for me')).toEqual([1500])
  expect(leftOf('quilts: maybe six a year at $550, so $3,300 a year')).toEqual([3300])
  expect(leftOf('I referee, $55 a game, about 100 games a year. So 5,500.')).toEqual([55])
  expect(leftOf('I get $240 a week, so $960 a month')).toEqual([240])
})

test('a sum of two and what another sentence tells are no outcome', () => {
  expect(leftOf('I make $2,000, so $3,500 together')).toEqual([2000, 3500])
  const sum = "I get $2,230 a month and she makes $1,900 a month, so it's $4,130 a month"
  expect(leftOf(sum)).toEqual([2230, 1900, 4130])
  const apart = "he's bringing in $2,200 a month. I'm at $64 an hour, 28 hours each week, so that is $82,432"
  expect(leftOf(apart)).toEqual([2200, 82_432])
})

test('a share is the outcome of a whole', () => {
  const reading = readMessage("rent's 2,000. so 1,200")
  const [whole, share] = reading.amounts
  expect(whole && share && isOutcomeOf(reading, share, whole)).toBe(true)
  expect(whole && share && isOutcomeOf(reading, whole, share)).toBe(false)
})

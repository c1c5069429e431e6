import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { withoutPrice } from './priced.ts'

/** The inputs that are left of a message whose only number was read as a down payment. */
function leftOf(text: string, intent = 'affordability') {
  const { readings, numbers } = mindedAs(text, [intent], ['down'])
  const [action] = readings[0]?.actions ?? []
  return action ? withoutPrice(action, numbers, text).length : null
}

test.each([
  ['can I afford a 300k house?', 0],
  ['can we afford a $425,000 starter home', 0],
  ['how much house with 40k down?', 1],
])('%s: %d', (text, left) => expect(leftOf(text)).toBe(left))

test('other sums keep it', () =>
  expect(leftOf('what does a 300k house cost a month', 'house-payment')).toBe(1))

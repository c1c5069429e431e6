import { expect, test } from 'vitest'
import { inOwnCurrency, isOtherCurrency } from './other-currencies.ts'
import { say } from './testing/conversation.ts'

const take = (text: string, heard: string) => inOwnCurrency(text, { heard, lastContent: '' })

test.each([
  'I make €4,000',
  'rent is 900 €',
  '500 euros',
  '£20 a week',
  '300 quid',
  'I owe 2000 CAD',
  '¥90000',
])('is no dollar: %s', (message) => expect(isOtherCurrency(message)).toBe(true))

test.each([
  '$4,000',
  '4,000 dollars a month',
  'I lost 20 pounds',
  'European funds',
  'should I invest in euros?',
])('is fine: %s', (message) => expect(isOtherCurrency(message)).toBe(false))

test('the user is told that amounts are US dollars, and that nothing is saved', () =>
  expect(say('I make 4,000 euros a month').said).toMatch(/US dollars.*saved/))

test('when the user agrees, the message before is taken in dollars', () => {
  expect(take('yes, take them as dollars', 'rent is €900 and gas 50 euros')).toBe(
    'rent is $900 and gas 50 dollars yes, take them as dollars',
  )
})

test('otherwise nothing changes', () => {
  expect(take('what is that in dollars?', 'rent is 900')).toBe('what is that in dollars?')
  expect(take('no thanks', 'rent is €900')).toBe('no thanks')
})

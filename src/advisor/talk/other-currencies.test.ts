import { expect, test } from 'vitest'
import { inCurrency } from '#advisor/in-currency.ts'
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

test.each([
  ['EUR', 'my rent is $900', true],
  ['EUR', 'my rent is 900 dollars', true],
  ['EUR', 'my rent is five hundred dollars', true],
  ['EUR', 'my rent is €900 and gas 50 euros', false],
  ['CAD', 'my rent is $900', false],
  ['CAD', 'my rent is 900 dollars', false],
  ['CAD', 'my rent is US$900', true],
  ['CAD', 'my rent is 900 US dollars', true],
  ['USD', 'my rent is CA$900', true],
  ['USD', 'my rent is five hundred euros', true],
  ['GBP', 'I have 20 pounds', false],
  ['SEK', 'my rent is 900 kr', false],
  ['EUR', 'my rent is 900 kr', true],
] as const)('with %s, in %j somebody names other money: %s', (currency, message, isOther) => {
  expect(inCurrency(currency, () => isOtherCurrency(message))).toBe(isOther)
})

test('a plain yes to the question takes the numbers as the own currency', () => {
  inCurrency('EUR', () => {
    const { said, dialogue } = say('My rent is $900')
    expect(said).toContain('I keep everything in euros and convert nothing.')
    expect(inOwnCurrency('yes', dialogue)).toBe('My rent is €900')
    expect(inOwnCurrency('take them as euros', dialogue)).toBe('My rent is €900 take them as euros')
    expect(inOwnCurrency('no', dialogue)).toBe('no')
  })
})

test('a currency that can be chosen is offered', () => {
  expect(say('I make 4,000 euros a month').details).toContain('choose them under Currency in the settings')
  expect(say('It costs ¥90000').details).toBeNull()
})

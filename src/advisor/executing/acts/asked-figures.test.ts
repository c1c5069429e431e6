import { expect, test } from 'vitest'
import { askedFigures } from './asked-figures.ts'

const namesIn = (text: string) => askedFigures(text).map(({ name }) => name)

test.each([
  [
    'whats the payment, total interest, and how much sooner if i add 100 a month',
    ['payment', 'interest', 'sooner'],
  ],
  ['how many months sooner is that and what does it save', ['sooner', 'saved']],
  ['how much interest do i save, and how long does it take', ['saved', 'months']],
  ['when is it gone and how much intrest', ['months', 'interest']],
  ['payment? total interest?', ['payment', 'interest']],
  ['i pay 300 at 7% interest. what do i pay in all and when do i break even', ['total', 'breakeven']],
])('%s', (text, names) => expect(namesIn(text)).toEqual(names))

test.each([
  'my payment is 300 and the interest 7%',
  'what is a down payment',
  'how do i get an interest-free loan',
  'should i open a savings account',
])('%s asks for no figure of a debt', (text) => expect(namesIn(text)).toEqual([]))

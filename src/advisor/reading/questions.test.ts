import { expect, test } from 'vitest'
import { partByQuestion } from './questions.ts'

const partsOf = (text: string) => partByQuestion(text).map((part) => part.trim().replaceAll(/\s+/g, ' '))

test('each question stands with what leads up to it', () =>
  expect(
    partsOf('boat loan of 18,000 at 8%. whats the payment, how much interest, and what if i add 90?'),
  ).toEqual([
    'boat loan of 18,000 at 8%. whats the payment',
    ', how much interest',
    ', and what if i add 90?',
  ]))

test('what is done may be asked about, too', () =>
  expect(partsOf('should i sell the old boat? and does renting it out pay')).toEqual([
    'should i sell the old boat?',
    'and does renting it out pay',
  ]))

test('a sentence between two questions belongs to the second', () =>
  expect(partsOf('Monthly payment? I make 6,000. and is that too much')).toEqual([
    'Monthly payment?',
    'I make 6,000. and is that too much',
  ]))

test('what follows the last question belongs to all', () =>
  expect(partsOf('what do i pay a month? how much is interest? Its 9,000 over 3 years.')).toEqual([
    'what do i pay a month? Its 9,000 over 3 years.',
    'how much is interest? Its 9,000 over 3 years.',
  ]))

test('every word keeps its place', () => {
  const text = 'how much is left and how long till 8k?'
  const [, second = ''] = partByQuestion(text)
  expect(second).toHaveLength(text.length)
  expect(second.indexOf('8k')).toBe(text.indexOf('8k'))
})

test.each([
  'how long till 10k if i save 300 a month?',
  'what if i sell the boat and get 4,000, how long then',
  'i make 4,100 a month and can set aside 300, how long till 5k',
  'When they come due the bank offers 3.6. How much less is that?',
  'the state keeps 6% of it right? and 9,000 is left. what do i get',
  'i owe 900 and do not know what to do',
])('%s asks once', (text) => expect(partByQuestion(text)).toEqual([]))

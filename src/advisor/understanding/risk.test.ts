import { expect, test } from 'vitest'
import { readMessage } from './reading.ts'
import { readRisk } from './risk.ts'

const levelOf = (text: string, asked = false) => readRisk(readMessage(text), asked)?.level ?? null

test.each([
  ['I sleep badly when the market drops', 'low'],
  ['put me down as conservative', 'low'],
  ["I'm not a risk taker. Never have been.", 'low'],
  ["i don't want any risk at all in my investments", 'low'],
  ['I am scared of the stock market', 'low'],
  ['My risk tolerance is low, please stop telling me QQQ', 'low'],
  ["My advisor calls me risk-averse, and he's right, I am.", 'low'],
  ["I'd say my risk is moderate.", 'medium'],
  ['Call me medium risk.', 'medium'],
  ["We'd both call ourselves middle-of-the-road", 'medium'],
  ["We don't mind some ups and downs but nothing wild", 'medium'],
  ['On risk I am a 5 out of 10', 'medium'],
  ['I buy more in a crash', 'high'],
  ['When the market tanks I buy more', 'high'],
  ["I'm pretty agressive with my investments", 'high'],
  ["A 30% drop wouldn't bother us, we'd just buy more", 'high'],
  ['I used to be aggressive, now I am moderate', 'medium'],
])('%s: %s', (text, level) => expect(levelOf(text)).toBe(level))

test.each([
  'My brother is an aggressive investor',
  'My wife says I am too conservative',
  'I used to be aggressive',
  'Should I be more aggressive with my 401k?',
  'If I were aggressive, how much could I lose?',
  'Is it risky to rent out the basement?',
  "I'm aggressive about paying off my debt",
  'I bought a house in 2020 with 5% down',
])('says nothing of the own attitude: %s', (text) => expect(levelOf(text)).toBeNull())

test.each([
  ['as little as possible', 'low'],
  ['somewhere in the middle, I suppose', 'medium'],
  ['low. very low.', 'low'],
  ['bring it on', 'high'],
  ['the first', 'low'],
  ['7', 'high'],
  ['my coworker is the aggressive one', null],
])('asked, %s: %s', (text, level) => expect(levelOf(text, true)).toBe(level))

test('names the words it was read from', () => {
  const text = 'Hello. Put me down as moderate; thanks.'
  const { start, end } = readRisk(readMessage(text), false) ?? { start: 0, end: 0 }
  expect(text.slice(start, end)).toBe('Put me down as moderate')
})

import { expect, test } from 'vitest'
import { cutToHear, withoutDenial } from './listen.ts'
import { createWordPieces } from './word-pieces.ts'

const pieces = createWordPieces(['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'a', 'b'])

test('a short message is one part between its marks', () => {
  expect(cutToHear('a b', pieces)).toEqual([[2, 4, 5, 3]])
  expect(cutToHear('', pieces)).toEqual([[2, 3]])
})

test('a long one is heard in parts that overlap, six at most', () => {
  const [first, second, ...more] = cutToHear('a '.repeat(200), pieces)
  expect([first?.length, second?.length, more.length]).toEqual([162, 82, 0])
  expect(cutToHear('a '.repeat(5000), pieces)).toHaveLength(6)
})

test.each([
  ["um I'm not suicidal, just annoyed", 'um  , just annoyed'],
  ['No, I don’t want to hurt myself. What is an APR?', 'No,  . What is an APR?'],
  ["i'm not really thinking about ending anything but the gym", '  but the gym'],
  ['I have no wish to harm myself. I wish to retire', ' . I wish to retire'],
  ["haven't had any thoughts of suicide, only of Spain", ' , only of Spain'],
  ['No thoughts of dying here, only of tax', '  here, only of tax'],
  ["I'm not giving up on life, only on the app", ' , only on the app'],
  ['No hotline needed. Just the payoff date', ' . Just the payoff date'],
  ['I have no wish to live', 'I have no wish to live'],
  ['why not die', 'why not die'],
  ["I don't want to be here any more", "I don't want to be here any more"],
  ["I can't stop thinking about killing myself", "I can't stop thinking about killing myself"],
])('%s is heard as "%s"', (text, heard) => expect(withoutDenial(text)).toBe(heard))

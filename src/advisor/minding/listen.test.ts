import { expect, test } from 'vitest'
import { cutToHear } from './listen.ts'
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

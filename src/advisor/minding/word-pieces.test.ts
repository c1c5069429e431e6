import { expect, test } from 'vitest'
import { createWordPieces } from './word-pieces.ts'

const vocabulary = ['[UNK]', 'mort', '##gage', 'mortgage', 're', '##fin', '##ance', '?', '5', 'cafe']
const pieces = createWordPieces(vocabulary)
const cut = (text: string) => pieces.cut(text).map((id) => vocabulary[id])

test('a word that is known stays whole', () => expect(cut('mortgage')).toEqual(['mortgage']))

test('another is cut into the longest pieces there are', () =>
  expect(cut('refinance')).toEqual(['re', '##fin', '##ance']))

test('what has no pieces is unknown as a whole', () => expect(cut('rebate mort')).toEqual(['[UNK]', 'mort']))

test('case and accents make no difference', () => expect(cut('MORTGAGE Café')).toEqual(['mortgage', 'cafe']))

test('digits and signs stand alone', () => expect(cut('mort?55')).toEqual(['mort', '?', '5', '5']))

test('a word of endless letters is not searched', () => expect(cut('re'.repeat(21))).toEqual(['[UNK]']))

test('a piece is found by its place, any other as unknown', () => {
  expect(pieces.idOf('##gage')).toBe(2)
  expect(pieces.idOf('nowhere')).toBe(0)
})

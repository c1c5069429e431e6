import { expect, test } from 'vitest'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { composeAmounts } from './compose-amounts.ts'
import { marks, MOST_PIECES } from './compose.ts'
import { createWordPieces } from './word-pieces.ts'

const words = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'rent', 'is', 'and', 'food', ',', '.', 'my', 'a', 'month']
const vocabulary = [...words, ...marks]
const pieces = createWordPieces(vocabulary)

const spell = (text: string, said = '') => {
  const reading = readMessage(text)
  const { ids, places } = composeAmounts(reading, said, pieces)
  return {
    words: ids.map((id) => vocabulary[id]),
    marked: reading.amounts.map((amount) => vocabulary[ids[places.get(amount) ?? -1] ?? -1]),
  }
}

test('every amount is a marker that tells its kind and its size, at the place that is said', () => {
  expect(spell('rent is $1,450 and food 300')).toEqual({
    words: ['[CLS]', '[SEP]', 'rent', 'is', '[q$4]', 'and', 'food', '[q#3]', '[SEP]'],
    marked: ['[q$4]', '[q#3]'],
  })
})

test('the message before stands in front, and lines stay apart', () => {
  expect(spell('rent 900\nfood 200', 'my rent').words).toEqual([
    '[CLS]',
    '[p]',
    'my',
    'rent',
    '[SEP]',
    'rent',
    '[q#3]',
    '[br]',
    'food',
    '[q#3]',
    '[SEP]',
  ])
})

test('what is too long to be read has no place', () => {
  const reading = readMessage(`${'rent and food, '.repeat(200)} rent is 900`)
  const { ids, places } = composeAmounts(reading, '', pieces)
  expect(ids).toHaveLength(MOST_PIECES)
  expect(places.size).toBe(0)
})

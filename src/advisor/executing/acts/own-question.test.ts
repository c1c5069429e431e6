import { expect, test } from 'vitest'
import { card, converse, type Said } from '#advisor/executing/testing/converse.ts'

const asks = (text: string, score = 0.6): Said => [text, ['enough'], [], { topics: [{ id: 'will', score }] }]

test('what a message tells itself is what it asks about', () =>
  expect(converse(card, asks('we still rent without a lease, is that bad')).kinds).toEqual(['know']))

test('a bare question, and one of which nothing is known, speak of the last sum', () => {
  expect(converse(card, asks('ok, is that bad')).kinds).toEqual(['told'])
  expect(converse(card, asks('my dad said so too, is that bad', 0.1)).kinds).toEqual(['told'])
})

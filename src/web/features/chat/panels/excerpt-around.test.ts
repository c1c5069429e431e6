import { expect, test } from 'vitest'
import { excerptAround } from './excerpt-around.ts'

test('the words around a hit, in any letter case, on one line', () => {
  expect(excerptAround('I owe\n 3k on my VISA card', 'visa')).toEqual({
    before: 'I owe 3k on my ',
    hit: 'VISA',
    after: ' card',
  })
})

test('a long text is cut on both sides', () => {
  const { before, hit, after } = excerptAround(`${'a'.repeat(200)} rent ${'b'.repeat(200)}`, 'rent')
  expect(before).toMatch(/^… a{59} $/)
  expect(hit).toBe('rent')
  expect(after).toMatch(/^ b{119} …$/)
})

test('a long text is cut between words', () => {
  const { before, after } = excerptAround(`${'word '.repeat(40)}rent ${'word '.repeat(40)}`, 'rent')
  expect(before).toMatch(/^… (?:word )+$/)
  expect(after).toMatch(/^(?: word)+ …$/)
})

test('a text that the browser compares differently from the server is shown from its beginning', () => {
  expect(excerptAround('Straße', 'STRASSE')).toEqual({ before: '', hit: '', after: 'Straße' })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byWords, FigureSheet } from './figures.ts'
import { quote, type Text, text } from './pieces.ts'
import { readText } from './print.ts'
import { cut, joinSentences, sayShort } from './fit.ts'

const long = 'a word and another '.repeat(9).trim()

test('sentences are joined by a space, and empty ones vanish', () => {
  expect(joinSentences([['Saved.'], [], ['And now?']])).toEqual(['Saved.', ' ', 'And now?'])
})

test('the fullest way that fits is said', () => {
  expect(readText(sayShort([[long], [long]], [[long], ['Short.']], [['Short.']]))).toBe(`${long} Short.`)
})

test('what is too long ends with a whole sentence where it can', () => {
  const said = cut([`The answer stands first. ${long} ${long}`])
  expect(readText(said)).toBe('The answer stands first.')
  expect(readText(cut([`${long} ${long}`]))).toMatch(/^a word .*\w…$/)
})

test('nothing gets longer than an answer may be, and no figure is cut', () => {
  const sheet = new FigureSheet()
  const piece = fc.oneof(
    fc.string(),
    fc.string().map((words) => quote(words)),
    fc.integer().map((cents) => sheet.money('amount', cents, byWords(''))),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const said: Text = cut(text`${pieces}`)
      expect(readText(said).length).toBeLessThanOrEqual(200)
      const whole = said.filter((part) => typeof part === 'object')
      expect(whole).toEqual(pieces.filter((part) => typeof part === 'object').slice(0, whole.length))
    }),
  )
})

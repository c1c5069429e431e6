import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitBlocks, splitSentences } from './split-html.ts'

describe('an answer in sentences', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['One sentence.', ['One sentence.']],
    ['One. Two! Three?', ['One. ', 'Two! ', 'Three?']],
    [
      'You have <data value="f1">$1,200.50</data>. That is fine.',
      ['You have <data value="f1">$1,200.50</data>. ', 'That is fine.'],
    ],
    ['You said <q>I owe. A lot. </q> once. Yes.', ['You said <q>I owe. A lot. </q> once. ', 'Yes.']],
    ['He said “no.” Then yes.', ['He said “no.” ', 'Then yes.']],
    ['At 6.5 percent. Done', ['At 6.5 percent. ', 'Done']],
  ])('%s', (html, pieces) => {
    expect(splitSentences(html)).toEqual(pieces)
  })

  test('the working comes paragraph by paragraph', () => {
    expect(splitBlocks('<p>A. B.</p><ul><li>x</li><li>y</li></ul><p>C</p>')).toEqual([
      '<p>A. B.</p>',
      '<ul><li>x</li><li>y</li></ul>',
      '<p>C</p>',
    ])
    expect(splitBlocks('plain')).toEqual(['plain'])
  })

  const words = fc.stringMatching(/^[a-z.!? ]{0,20}$/)
  const html = fc
    .array(
      fc.oneof(
        words,
        words.map((inside) => `<em>${inside}</em>`),
      ),
    )
    .map((parts) => parts.join(''))

  test('loses nothing and leaves every element whole', () => {
    fc.assert(
      fc.property(html, (text) => {
        const pieces = splitSentences(text)
        expect(pieces.join('')).toBe(text)
        for (const piece of pieces) {
          expect(piece.match(/<em>/g)?.length ?? 0).toBe(piece.match(/<\/em>/g)?.length ?? 0)
        }
      }),
    )
  })
})

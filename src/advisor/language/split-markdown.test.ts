import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MarkdownSplitter, type Sentence } from './split-markdown.ts'

function split(...pieces: string[]): Sentence[] {
  const splitter = new MarkdownSplitter()
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()]
}
const texts = (...pieces: string[]) => split(...pieces).map(({ text }) => text)

describe('Markdown in sentences', () => {
  test.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['You have [[f1]]. That is fine.', ['You have [[f1]].', 'That is fine.']],
    ['It is e.g. a loan. Yes.', ['It is e.g. a loan.', 'Yes.']],
    ['# Title\n\nText.', ['Title', 'Text.']],
    ['- a\n- b\n\n1. c\n2. d', ['a', 'b', 'c', 'd']],
    ['> quoted\n---\n```\ncode\n```', ['quoted', 'code']],
    ['No end', ['No end']],
    ['', []],
    [' \n\n \n', []],
  ])('%j', (text, expected) => expect(texts(text)).toEqual(expected))

  test('tells paragraphs and points apart', () => {
    expect(split('A. B.\n\nC.\n- d. e.\n- f').map(({ kind, block, item }) => [kind, block, item])).toEqual([
      ['paragraph', 0, 0],
      ['paragraph', 0, 0],
      ['paragraph', 1, 0],
      ['list', 2, 1],
      ['list', 2, 1],
      ['list', 2, 2],
    ])
  })

  test('gives a sentence as soon as it is complete', () => {
    const splitter = new MarkdownSplitter()
    expect(splitter.push('First of')).toEqual([])
    expect(splitter.push(' all. And')).toMatchObject([{ text: 'First of all.' }])
  })

  test('finds the same however the stream is cut', () => {
    const part = fc.constantFrom(
      'Word. ',
      'no end ',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      '# ',
      '**b** ',
      '[[f1]] ',
      'e.g. ',
    )
    const text = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 9 }), (whole, size) => {
        const pieces = whole.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
        expect(split(...pieces)).toEqual(split(whole))
      }),
    )
  })

  test('a sentence without end is not kept for ever', () => {
    const splitter = new MarkdownSplitter()
    expect(splitter.push('word '.repeat(1000)).length).toBeGreaterThan(0)
  })
})

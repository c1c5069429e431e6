import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findUntraced } from './check.ts'
import { byRule, FigureSheet } from './figures.ts'
import { quote, text } from './pieces.ts'
import { checkText } from './testing/check-text.ts'

const figure = new FigureSheet().money('Rent', 120_000, byRule('Rent', 'a test'))

describe('numbers without a figure', () => {
  test.each([
    ['You save $500 a month.', '500'],
    ['That is 12.5% more', '12.5'],
    ['about five thousand dollars', 'five thousand'],
    ['twelve percent', 'twelve'],
    ['half a million', 'half a million'],
    ['in one month', 'one'],
    ['Twenty-two years', 'Twenty-two'],
    ['a thousand', 'a thousand'],
    ['half of your pay', 'half of'],
    ['thousands in interest', 'thousands'],
    ['½ of it', '½'],
    ['٣ months', '٣'],
    ['a 401(k) of 401', '401'],
    ['4% of it', '4'],
    ['saved 529.50', '529.50'],
  ])('%s', (plain, words) => expect(findUntraced(plain).map((found) => found.words)).toEqual([words]))

  test.each([
    'Pay the one with the highest rate first.',
    'The balance goes to zero.',
    'Your 401(k), 403(b), 457 and 529 plan',
    'By the 4% rule, the 28/36 rule and 50/30/20',
    'The rule of 72 and the S&P 500',
    'Someone often wants to attend to it tentatively.',
    '',
  ])('none in: %s', (plain) => expect(findUntraced(plain)).toEqual([]))

  test('a figure and a quote are fine, the same digits beside them are not', () => {
    expect(checkText(text`Your rent is ${figure} on ${quote('Flat 12')}.`)).toEqual([])
    expect(checkText(text`Your rent is ${figure}, not 1,200.`)).toMatchObject([{ words: '1,200' }])
  })
})

describe('for any text', () => {
  const plainWord = fc.constantFrom(
    'save',
    'more',
    'debt',
    'month',
    'the',
    'rate',
    'one',
    'often',
    'weight',
    'tension',
  )

  test('words without numbers are left alone', () => {
    const apart = fc.array(plainWord.filter((word) => word !== 'month')).map((words) => words.join(' '))
    fc.assert(
      fc.property(apart, (plain) => {
        expect(findUntraced(plain)).toEqual([])
      }),
    )
  })

  test('every digit outside a name is found', () => {
    const number = fc.integer({ min: 0, max: 1e9 }).filter((value) => ![457, 529, 1099].includes(value))
    fc.assert(
      fc.property(fc.array(plainWord), number, (words, value) => {
        const found = findUntraced(`${words.join(' ')} ${value} ${words.join(' ')}`)
        expect(found.map(({ words: digits }) => digits)).toContain(String(value))
      }),
    )
  })

  test('it never throws and names places in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (plain) => {
        for (const { words, start, end } of findUntraced(plain)) {
          expect(plain.slice(start, end)).toBe(words)
        }
      }),
    )
  })
})

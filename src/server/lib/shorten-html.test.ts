import { expect, test } from 'vitest'
import { shortenHtml, visibleLength } from './shorten-html.ts'

test('what fits stays as it is', () => {
  expect(shortenHtml('You own <data value="f1">$12</data>.', 12)).toBe('You own <data value="f1">$12</data>.')
})

test.each([
  ['it ends after a word', 'one two three', 8, 'one two…'],
  ['a sign counts once', 'A &amp; B &lt; C', 6, 'A &amp; B…'],
  ['what is open is closed', 'a <strong>bold <em>and true</em></strong>', 7, 'a <strong>bold…</strong>'],
  ['quotation marks count', 'is <q>my car</q> new', 7, 'is…'],
  ['a figure is not cut', 'for <data value="f1">2 years and 3 months</data> more', 12, 'for…'],
  [
    'a figure that fits stays',
    'for <data value="f1">2 years</data> more words',
    16,
    'for <data value="f1">2 years</data>…',
  ],
  ['a word that is too long is cut', 'abcdefgh', 5, 'abcd…'],
  ['an emoji is not', '😀😀😀', 4, '😀…'],
  ['nothing but a figure that is too long', '<data value="f1">$1,000,000</data> a', 5, '…'],
])('%s', (_, html, most, short) => {
  expect(shortenHtml(html, most)).toBe(short)
  expect(visibleLength(short)).toBeLessThanOrEqual(most)
})

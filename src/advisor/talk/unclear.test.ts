import { expect, test } from 'vitest'
import { findLanguage } from './small-talk/languages.ts'
import { lines } from './testing/lines.ts'
import { findUnclear } from './unclear.ts'
import { readWording } from './wording.ts'

test.each(lines('asdfgh\nqwertyuiop\njkljkljkljkl\nsdfkjhsdf\nxcvb\nhjkl hjkl asdf\nbcdfghjk\nlalalalala'))(
  '%s is gibberish',
  (text) => expect(findUnclear(readWording(text), text)).toBe('gibberish'),
)

test.each(['...', '?', '   ', '🙂', '-', '!!!', '\u200b', '—'])('"%s" says nothing', (text) => {
  expect(findUnclear(readWording(text), text)).toBe('empty')
})

test.each(lines('rent\n401k\nno debt\nhmm ok\nmy hsa is 4k\nrhythm\ncrypto\nIRA\nsavings 5k\nlow\n$500'))(
  '%s is neither',
  (text) => expect(findUnclear(readWording(text), text)).toBeNull(),
)

test.each([
  ['Hola, ¿cuánto puedo ahorrar cada mes?', 'Spanish'],
  ['necesito ayuda con mis deudas', 'Spanish'],
  ['Bonjour, combien je dois mettre de côté par mois ?', 'French'],
  ['Wie viel Geld kann ich im Monat sparen?', 'German'],
  ['Quanto dinheiro eu preciso para o ano?', 'Portuguese'],
  ['Vorrei risparmiare soldi, come posso?', 'Italian'],
  ['我每个月应该存多少钱？', 'other'],
  ['Сколько мне нужно откладывать?', 'other'],
  ['كم يجب أن أوفر', 'other'],
])('%s is %s', (text, language) => {
  expect(findLanguage(text)).toBe(language)
})

test.each(
  lines(`
    I make 85k
    My casa is worth 300k
    no debt
    hola
    I paid for a trip to Los Angeles, el cheapo hotel
    what is my net worth
    €500
    Das Auto loan is 4k
  `),
)('%s is English enough', (text) => {
  expect(findLanguage(text)).toBeNull()
})

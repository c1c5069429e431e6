import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayHoldNumberWords, readNumberWords } from './number-words.ts'
import { straighten, tokenize } from './tokens.ts'

const holdsNumberWords = (text: string) => {
  const tokens = tokenize(straighten(text))
  return tokens.some((_, at) => readNumberWords(tokens, at) !== null)
}

const word = fc.constantFrom(
  ...'a an and of one Two THREE point twelve twenty-two forty hundred Thousands grand mil mm bn half quarters'.split(
    ' ',
  ),
  ...'thirds k g money often someone’s stone family. “six” seven’s nine\u0301 eight\u2014ten \uFB01ve 3'.split(
    ' ',
  ),
)
const gap = fc.constantFrom(' ', '\n', '-', '’', '\u00A0', '')

test('no number in words is passed over by the quick look', () => {
  const pieces = fc.array(fc.tuple(word, gap), { maxLength: 8 })
  const isSeen = (text: string) => mayHoldNumberWords(text) || !holdsNumberWords(text)
  const { failed, counterexample } = fc.check(
    fc.property(pieces, (parts) => isSeen(parts.flat().join(''))),
    { numRuns: 2000 },
  )
  expect([failed, counterexample]).toEqual([false, null])
})

test.each([
  ['two thousand and fifty from Social Security', 2050],
  ['a thousand and six now a month', 1006],
  ['two thousand and thirty a month', 2030],
  ['forty thousand and two kids', 40_000],
  ['nine thousand and twenty people', 9000],
])('%s', (text, value) => expect(readNumberWords(tokenize(text), 0)?.value).toBe(value))

test('most sentences need no more than the quick look', () => {
  expect(mayHoldNumberWords('Your money often goes to someone in the family.')).toBe(false)
})

test('thanks are no amount', () => {
  expect(holdsNumberWords('thanks a million')).toBe(false)
  expect(holdsNumberWords('it took a million')).toBe(true)
})

test.each([
  ['I got one eighty-two thousand left to go on it', 182_000],
  ['we paid two sixty grand for it', 260_000],
  ['I took two forty thousand dollar loans', 2],
  ['I owe eighty-two thousand', 82_000],
  ['my four oh one k', 4],
  ['eighteen fifty for an hour', 18.5],
  ['eighteen fifty for the hour hand', 1850],
])('%s: %d', (text, value) => {
  const tokens = tokenize(straighten(text))
  const read = tokens.map((_, at) => readNumberWords(tokens, at)).find((one) => one !== null)
  expect(read?.value).toBe(value)
})

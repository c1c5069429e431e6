import { expect, test } from 'vitest'
import { findCorrected, mendHeard } from './corrected-number.ts'
import { hearNumbers, type HeardNumber, keepHeard } from './heard.ts'
import { readNumbers } from './numbers.ts'

const hear = (...messages: string[]) =>
  messages.reduce<readonly HeardNumber[]>(
    (heard, text) => keepHeard(heard, hearNumbers(text, readNumbers(text))),
    [],
  )
const heard = hear('my aunt left me 45000', 'i owe 12k on cards at 24%')
const correct = (text: string) => findCorrected(text, readNumbers(text), heard)?.value ?? null

test.each([
  ['no wait its 54000', 45_000],
  ['sorry, 46k', 45_000],
  ['oops i meant 14,000', 12_000],
  ['ok actually its more like 13k', 12_000],
])('%s sets a number right that was heard', (text, value) => expect(correct(text)).toBe(value))

test.each([
  'its 54000',
  'no wait its 900000',
  'no, my rent is 1,450',
  'actually i make 54000',
  'wait, what is 20% of 45000',
])('%s sets none of them right', (text) => expect(correct(text)).toBeNull())

test('what it was said of stays with the new number', () => {
  const text = 'no wait its 54000'
  const mended = mendHeard(heard, hearNumbers(text, readNumbers(text)), text)
  expect(mended.now).toMatchObject([{ value: 54_000, words: 'my aunt left me' }])
  expect(mended.before.map(({ value }) => value)).toEqual([24, 12_000])
})

import { expect, test } from 'vitest'
import { hideForeign } from './foreign.ts'

const visible = (text: string) => hideForeign(text).replaceAll(/\s+/g, ' ').trim()

test('what someone else is quoted with is hidden, in its place', () => {
  const text = 'He said "you need 2 million" and I have 40k.'
  expect(hideForeign(text)).toHaveLength(text.length)
  expect(visible(text)).toBe('He said and I have 40k.')
})

test('what stands between two quotations is the own text', () => {
  const text = 'She calls it "the other woman". The house is $300,000, and I call it "home".'
  expect(visible(text)).toBe(text)
})

test('a mark for inches opens no quotation', () => {
  const text = 'My boy is 6\'3" and eats for 900 a month. My "budget" is 3,000.'
  expect(visible(text)).toBe(text)
})

test('a message that is one quotation as a whole is the own text', () => {
  expect(visible('"I make 85,000 a year"')).toBe('"I make 85,000 a year"')
})

test('markup is hidden, what stands between the tags is not', () => {
  expect(visible('<b>rent is 900</b> {{7*7}}')).toBe('rent is 900')
})

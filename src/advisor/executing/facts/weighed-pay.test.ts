import { expect, test } from 'vitest'
import type { Change, Fact } from '#advisor/facts.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { weighedBy } from '#advisor/testing/weighed.ts'
import { agreeOn } from './agree.ts'

const leftOf = (text: string, yearly: number, intents = ['tell'], share = 0.97, own = 0.02) => {
  const change: Change = { kind: 'profile', field: 'income', value: yearly * 100 }
  const [quote = text] = text.split(/(?<=\.) (?=[A-Z])/)
  const fact: Fact = { change, decision: 'save', quote, span: { start: 0, end: quote.length } }
  const minded = {
    ...mindedAs(text, intents, [{ own, what: null }]),
    amounts: weighedBy(text, [{ role: 'income', share }]),
  }
  return agreeOn([fact], minded, text).length
}

test.each([
  ['payroll says 62,400', 62_400],
  ['summer school pays another 4,800 a year', 4800],
  ['contract just ratified: 53,865', 53_865],
  ['they pay us 1,310 a week at the plant', 68_120],
])('pay that the judge is sure of is kept: %s', (text, yearly) => {
  expect(leftOf(text, yearly)).toBe(1)
  expect(leftOf(text, yearly, ['tell'], 0.6)).toBe(0)
})

test.each([
  ['he just got bumped to 54k', 54_000, ['tell']],
  ['my neighbor makes 54k', 54_000, ['tell']],
  ['what if payroll says 62,400', 62_400, ['tell']],
  ['the pension of 1,240 a month makes', 14_880, ['sum-of']],
])('but not: %s', (text, yearly, intents) => expect(leftOf(text, yearly, intents)).toBe(0))

test('pay told before a question is kept, and within one where it is surely their own', () => {
  const kept = (text: string, own: number) => leftOf(text, 33_120, ['enough'], 0.95, own)
  expect(kept('They pay me 2,760 a month. Can I buy a house?', 0.5)).toBe(1)
  expect(kept('They pay me 2,760 a month. Can I buy a house?', 0.2)).toBe(0)
  expect(kept('They pay us 2,760 a month take home. Can I buy a house?', 0.5)).toBe(0)
  expect(kept('is 1/2 of my 2,760 a month too much for rent?', 0.5)).toBe(0)
})

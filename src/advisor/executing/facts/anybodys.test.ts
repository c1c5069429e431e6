import { expect, test } from 'vitest'
import type { Fact } from '#advisor/facts.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { isAnybodys } from './anybodys.ts'

function isDropped(text: string): boolean {
  const fact: Fact = {
    change: { kind: 'profile', field: 'income', value: 4_212_000 },
    decision: 'save',
    quote: text,
    span: { start: 0, end: text.length },
  }
  return isAnybodys(fact, mindedAs(text, ['product']), text)
}

test('hours that are told alone are of the wage told before', () => {
  expect(isDropped('30 hrs a wk')).toBe(false)
  expect(isDropped('38 hours most weeks, count on 38')).toBe(false)
  // A wage of its own may be anybody's.
  expect(isDropped('30 hrs a wk at 27')).toBe(true)
})

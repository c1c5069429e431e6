import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findEmailMistake } from './waitlist-email.ts'
import { joinWaitlistInput } from './waitlist.ts'

/** The first thing the schema says against an address. */
function askSchema(email: string): string | null {
  return joinWaitlistInput.safeParse({ email }).error?.issues[0]?.message ?? null
}

test.each([
  ['', 'Please provide your email address to join the waitlist.'],
  [' \t', 'Please provide your email address to join the waitlist.'],
  ['ann', 'Please provide a valid email address.'],
  ['ann@example', 'Please provide a valid email address.'],
  ['a b@example.com', 'Please provide a valid email address.'],
  [`${'a'.repeat(243)}@example.com`, 'Please provide a valid email address.'],
  [`${'a'.repeat(242)}@example.com`, null],
  [' Ann@Example.com ', null],
])('%j: %s', (typed, mistake) => {
  expect([findEmailMistake(typed), askSchema(typed)]).toEqual([mistake, mistake])
})

test('the page and the schema agree on every address', () => {
  const piece = fc.constantFrom('a', 'Ä', '.', '@', ' ', '\u0000', '-', '+', '\u00A0')
  const typed = fc.oneof(
    fc.array(piece).map((pieces) => pieces.join('')),
    fc.emailAddress(),
    fc.string(),
  )
  fc.assert(
    fc.property(typed, (email) => {
      expect(findEmailMistake(email)).toBe(askSchema(email))
    }),
  )
})

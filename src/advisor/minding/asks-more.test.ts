import { expect, test } from 'vitest'
import { asksMore } from './asks-more.ts'

test.each([
  ['80k at 9.75% over 7 years, whats the payment and what does that guarantee mean exactly', true],
  ['what would I pay on 20,000 at 6%, and can I deduct the interest', true],
  ['what would I pay on 20,000 at 6% and 7%', false],
  ['rent is 1,200 and food 400, what is left', false],
])('%s: %s', (text, more) => expect(asksMore(text)).toBe(more))

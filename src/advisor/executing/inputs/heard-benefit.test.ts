import { expect, test } from 'vitest'
import { hearNumbers, keepHeard } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { heardBenefit } from './heard-benefit.ts'

const benefitIn = (text: string) =>
  heardBenefit(keepHeard([], hearNumbers(text, readNumbers(text))))?.value ?? null

test.each([
  ['social security says 1,850 a month at 67', 185_000],
  ['my ss would be 1,400 at 62, so i might wait', 200_000],
  ['pension is 2,900 and social security 1,850', 185_000],
  ['the pension is 2,900 a month', null],
  ['social security taxes took 4,200 this year', null],
  ['we get 31,000 a year in social security', null],
])('%s', (text, cents) => expect(benefitIn(text)).toBe(cents))

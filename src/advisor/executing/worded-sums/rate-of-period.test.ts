import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { rateOfPeriod } from './rate-of-period.ts'

const read = (text: string) => rateOfPeriod(text, mindedAs(text, []))

test.each([
  ['so whats 2% a month as an apr', 12],
  ['what does 1.5% per week come to in a year', 52],
])('%s', (text, times) => {
  expect(read(text)?.inputs[1]).toMatchObject({ slot: 'times', value: { value: times } })
})

test.each([
  'what is 2% a year',
  'how much interest is 2% a month on 4,000 over a year',
  'my rent goes up 2% a year',
  'my savings grows 1% a month, what does it make a year',
  'inflation is 0.4% a month, what is that annualized',
  'what is 3% of my pay per year',
])('%s is no such question', (text) => {
  expect(read(text)).toBeNull()
})

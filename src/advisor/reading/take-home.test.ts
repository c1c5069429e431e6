import { expect, test } from 'vitest'
import { recallTakeHome } from './take-home.ts'

const told = (text: string, gross: number | null = 6_600_000) =>
  recallTakeHome(undefined, text, gross).takeHome?.amount ?? null

test.each([
  ['I make 66k and take home 4,100. rent is 1,300', 410_000],
  ['my salary is 66,000 but after taxes I see 2,050 twice a month', 410_000],
  ['i clear about 1,950 every two weeks', 422_500],
  ['we bring home 4,300 a month', 430_000],
])('%s', (text, month) => expect(told(text)).toBe(month))

test.each([
  'I make 66k, rent is 4,100',
  'after rent I have 4,100 left',
  'we bring home 1,100 a month',
  'my take home is 5,500',
])('not what is left of that pay: %s', (text) => expect(told(text)).toBeNull())

test('it goes with the pay that it is left of', () => {
  const { takeHome } = recallTakeHome(undefined, 'I take home 4,100', 6_600_000)
  expect(recallTakeHome(takeHome, 'rent is 1,300', 6_600_000).takeHome).toEqual(takeHome)
  expect(recallTakeHome(takeHome, 'I make 70k now', 7_000_000)).toEqual({})
  expect(told('I take home 4,100', null)).toBeNull()
})

import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const kept = (...turns: string[]) => {
  const { profile, expenses } = talk(turns).snapshot
  const dollars = (cents: number | null) => (cents === null ? null : cents / 100)
  return { income: dollars(profile.income), savings: dollars(profile.savings), rows: expenses.length }
}

test.each([
  'I have a little pension from the hospital, 640 a month at 62',
  'my pension is 640 a month and only starts at 62',
  'pension kicks in at 60, about 1,900 a month',
  'social security is 1,815 if I take it at 62',
  '34/hr what if i went full time, 40 hours',
])('no pay of today: %s', (text) => expect(kept(text).income).toBeNull())

test.each([
  ['i get a pension of 640 a month since i was 62', 7680],
  ['i took social security at 62, its 1,450 a month', 17_400],
  ['the pension is 640 a month starting at 62, i make 71k', 71_000],
])('what comes in now: %s', (text, income) => expect(kept(text).income).toBe(income))

test.each([
  ['i make 60k', 'i put 300 a month in my 401k and my job adds 200', 60_000],
  ['i make 60k', 'my job takes 200 for the 403b and adds 200', 60_000],
  ['i make 60k', 'my company pays 500 a month of my insurance', 60_000],
  ['i make 60k', 'my job pays 250 a month for the phone and gas', 60_000],
  ['i make 60k', 'my other job pays 200 a month for the night shift', 62_400],
  ['i make 60k', 'my side job adds 200 a month, the 401k has 10k', 62_400],
])('%s, then %s: what work puts into a plan is no pay', (own, text, income) =>
  expect(talk([own, text]).snapshot.profile.income).toBe(income * 100),
)

test.each([
  ['they gave me 2 weeks pay so 1,900', null],
  ['they pay me 1,900 every 2 weeks', 49_400],
])('what is paid at the end comes once: %s', (text, income) => expect(kept(text).income).toBe(income))

test.each([
  'the severance is 14,740 total maybe 11,500 after tax',
  'severance comes to 9,000, about 6,800 after taxes',
  'they gave me 12k severance',
])('neither pay nor savings: %s', (text) =>
  expect(kept(text)).toEqual({ income: null, savings: null, rows: 0 }),
)

test('severance that was put away is saved', () =>
  expect(kept('the severance check, 12,000, is in my savings now').savings).toBe(12_000))

test('what is put down is not what is saved', () =>
  expect(kept('i have 20k saved', 'so 12,700 down').savings).toBe(20_000))

import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

test.each([
  ['i made about 38k this year after supplies. what should i send the irs each quarter', 38_000],
  ['i drive uber, netted 21k. what are my quarterly payments', 21_000],
  ['i am paid 15,000 every quarter', 60_000],
  ['direct deposit hits every other friday, $1,684. what can i afford', 43_784],
  ["I'm paid on the 1st and the 15th, twenty-two hundred each time.", 52_800],
  ['$2,475 lands on the fifteenth and again on the last day of every month', 59_400],
  ['My paycheck is $2,260, on the 5th and the 20th of each month.', 54_240],
  ['answering your question: 69k gross, 51k net', 69_000],
  ['Salary 62,000, paycheck 1,934 twice a month', 62_000],
  ['im a nurse, i make about 84k a year, bring home 5100 a month', 84_000],
  ['I make 84k a year and bring home 5,100 a month', 84_000],
  ['84k salary, take home 5,100', 84_000],
  ['i make 24.50 an hour and get about 6 hours overtime a week', 50_960],
  ['salary is 74k, i see 4,480 of it a month', 74_000],
  ['making 22/hr, 40 hrs. my check is 1,380 every two weeks', 45_760],
  ['salary is 58k, i take home 1,720', 58_000],
  ['i make 24 an hour, take home 760', 49_920],
  ['i earn 1,150 a week gross, take home 905', 59_800],
  ['social security is 2,900 together, pension 1,150', 48_600],
  ['retired couple, ss is 2,900 together, pension 1,150', 48_600],
  ['we make 5,900 together, me 3,200 and her 2,700', 70_800],
  ['i get 3,100 a month plus a 2,400 bonus every december', 39_600],
  ['i make 60k and my boss gets a 20k bonus every year', 60_000],
  ['i make 4,000 a month and my sister gives 300 more', 48_000],
  ['the shop clears maybe $1,500 a month, i take $1,930 in social security', 41_160],
  ['retirement from the Corps is $2,288 a month, and a kennel which nets $1,850 a month', 49_656],
  ['the pension pays us $2,215 a month, and her social security plus mine run 3,040 together', 63_060],
  [
    'what i take from the workshop for the household is 3,750 a month. i also have an annuity of 1,120 a month',
    58_440,
  ],
  ['the college pays me 800 dollars a month, and three churches together give 1,650 more', 29_400],
  ['our regular income is nothing like that! It is $5,650 a month', 67_800],
  ['i make 78 a year', 78_000],
  ['the farm stand makes me 9,800 last year and the same this year', 9800],
  ['i teach 6th grade, 68,900, and summer school adds 4,800', 73_700],
])('%s: %i a year', (text, yearly) => {
  expect(toDollars(talk([text]).snapshot.profile.income ?? 0)).toBe(yearly)
})

test('a year or a month said of something else is not the rhythm of the pay', () => {
  const { snapshot } = talk(["It's been a long year. I make 4,000."])
  expect(toDollars(snapshot.profile.income ?? 0)).toBe(48_000)
})

import { expect, test } from 'vitest'
import { toDollars } from '#finance/money.ts'
import { monthlyCost, yearlyPay } from './flows.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'

/** What the surest amount of money comes to, as pay in a year and as a cost in a month. */
const flowOf = (text: string) => {
  const reading = readMessage(text)
  const amount = reading.amounts.findLast(({ currency }) => currency) ?? reading.amounts.findLast(isMoneyLike)
  if (!amount) throw new Error('no amount')
  return {
    pay: toDollars(yearlyPay(reading, amount)),
    cost: toDollars(monthlyCost(reading, amount)),
  }
}

test.each([
  ['He pays me $165 a day, six days a week', 51_480],
  ['I plow snow, $800 a week for 20 weeks', 16_000],
  ['sixteen weeks at $700 a week', 11_200],
  ['unemployment is $500 a week for 26 weeks', 26_000],
  ['$24 an hour, thirty-two weeks a year, thirty hours', 23_040],
  ['I make $800 a week and have 20 weeks until the baby', 41_600],
  ['$1,200 a week, with 4 weeks of vacation a year', 62_400],
  ['four blocks a week at $88 a block', 18_304],
  ['four blocks a week at $88', 18_304],
  ['I charge $95 a groom and do 22 dogs a week', 108_680],
  ['with tips it is $210 a night all in, five nights a week', 54_600],
  ["we harvest twice a year and it's 31,000 to us each harvest", 62_000],
  ['52 customers at $110 a month each', 68_640],
  ['I get three-ten a load and I do two loads a day, five days', 161_200],
  ['my share is eleven hundred a trip and we make three trips a month', 39_600],
  ['one thirty-five a day, and I work a hundred and sixty days a year', 21_600],
  ['nineteen lessons a week, forty-two weeks out of the year, at thirty dollars a lesson', 23_940],
  ['thirty dollars a lesson, nineteen lessons a week, forty-two weeks out of the year', 23_940],
  ['twenty-two weddings a year at thirty-one hundred apiece', 68_200],
  ['they pay me fifty-eight cents a mile and I run twenty-six hundred miles a week', 78_416],
  ['they pay me 58 cpm and I run 2,600 miles a week', 78_416],
  ['$125 a service, 52 Sundays', 6500],
  ['$120 a day', 31_200],
  ['$800 a week, five days a week', 41_600],
  ['$60 an hour, three days a week', 124_800],
])('%s: %i a year', (text, yearly) => expect(flowOf(text).pay).toBe(yearly))

test.each([
  ['tuition is $2,340 a semester, two semesters a year', 390],
  ['the fee is 480 per semester, 2 semesters', 80],
  ['books are 300 a semester', 50],
  ['pest control, $129 three times a year', 32.25],
  ['the filter guy is 60 bucks every other month', 30],
  ['haircuts are 45 every six weeks', 32.5],
  ['car insurance is 588 per half year', 98],
  ['propane comes every three months and it is $330 each time', 110],
  ['I pay 90 a month for the gym and go twice a week', 90],
  ['daycare is 250 a week for 2 kids, 5 days a week', 1083.33],
  ['xbox 17, hulu 18 every month', 18],
  ['five bucks a week, not five a day', 21.67],
])('%s: %d a month', (text, monthly) => expect(flowOf(text).cost).toBeCloseTo(monthly, 2))

test.each([
  ['property tax is 4,200 a year and insurance 1,560', 130],
  ['registration 240 a year, club dues 300', 25],
  ['car insurance is 1,400 a year and rent 1,200', 1200],
  ['property tax is 4,200 a year and my phone is 60', 60],
  ['life insurance 600 a year, netflix 20', 20],
  ['groceries are 120 a week and gas 200', 200],
])('a period that comes seldom holds for the next of its list: %s', (text, cost) =>
  expect(flowOf(text).cost).toBe(cost),
)

import { expect, test } from 'vitest'
import { readMeasures } from './measures.ts'
import { readNumbers } from './numbers.ts'

const read = (text: string) =>
  readMeasures(text, readNumbers(text))?.map(({ value, of, per, isOff, isMore }) =>
    [
      value,
      of,
      ...per.map((unit) => `per ${unit}`),
      ...(isOff ? ['off'] : []),
      ...(isMore ? ['more'] : []),
    ].join(' '),
  ) ?? null

test.each([
  ['17.25 an hour, 28 hrs a week', ['17.25 money per hour', '28 hour per week']],
  ['62 cpm and 2,300 miles a wk', ['0.62 money per mile', '2300 mile per week']],
  ['its 14 miles each way, 4 days a week', ['28 mile per day', '4 day per week']],
  ['bus 2.75 each way', ['5.5 money per day']],
  ['31 mpg, gas is 3.15', ['31 mile per gallon', '3.15 money per gallon']],
  ['6 kids, 35 each a week, 40 weeks', ['6 kid', '35 money per each per week', '40 week']],
  ['three 12 hr shifts a week', ['3 day per week', '12 hour per day']],
  ['29 an hr plus 3.50 night diff', ['29 money per hour', '3.5 money per hour more']],
  ['5 houses a week at 110, 2 weeks off', ['5 house per week', '110 money per each', '2 week off']],
  ['takeout twice a week for 41', ['2 time per week', '41 money per each']],
  ['me and my two cousins share a cabin, 840', ['3 person', '840 money']],
  ['22 a walk, 3 times a week', ['22 money per walk', '3 walk per week']],
  ['hired at 70,000', ['70000 money']],
  ['18 more miles a day, 2 an hour extra', ['18 mile per day more', '2 money per hour more']],
  ['paid 2,100 twice a month', ['2100 money per half-month', '2 time per month']],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))

test.each(['half of 300', 'i am 62 and my wife is 58 years old', 'whats 1,150 times 3'])(
  'something has no unit: %s',
  (text) => expect(read(text)).toBeNull(),
)

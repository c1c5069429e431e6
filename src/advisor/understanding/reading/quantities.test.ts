import { expect, test } from 'vitest'
import { readQuantities } from './quantities.ts'
import { straighten, tokenize } from './tokens.ts'

const read = (text: string) => readQuantities(tokenize(straighten(text)))
const values = (text: string) => read(text).map((quantity) => quantity.value)

test.each<[string, number[]]>([
  ['$85,000', [85_000]],
  ['85k a year', [85_000]],
  ['1.2m', [1_200_000]],
  ['15 grand', [15_000]],
  ['five thousand dollars', [5000]],
  ['fifty one thousand', [51_000]],
  ['fifty-one thousand', [51_000]],
  ['seventy-three thousand five hundred', [73_500]],
  ['nine thousand three hundred', [9300]],
  ['twenty-two hundred', [2200]],
  ['one point one five million', [1_150_000]],
  ['half a million', [500_000]],
  ['a quarter million', [250_000]],
  ['a million and a half', [1_500_000]],
  ['a hundred grand', [100_000]],
  ['a hundred twenty-one thousand', [121_000]],
  ['a hundred and ten', [110]],
  ['thirteen-twenty', [1320]],
  ['five-oh-nine', [509]],
  ['twenty-one four with the interest', [21_400]],
  ['eight twelve hour shifts', [8, 12]],
  ['nine or ten thousand', [9500]],
  ['1,780 to 2,316 a month', [1780, 2316]],
  ['1,780 to 2,300 a month', [2040]],
  ['60 cents each, 12 dollars delivery', [0.6, 12]],
  ['50 cents on every dollar', [50]],
  ['73¢', [0.73]],
  ['maybe 3 or 4k', [3500]],
  ['two or three kids', [2, 3]],
  ['about 85k, maybe 90k', [87_500]],
  ['rent 900, maybe 40 for water', [900, 40]],
  ['$92 000 per annum', [92_000]],
  ['2 150$ by month', [2150]],
  ['83 000 a year', [83_000]],
  ['61,5k yearly', [61_500]],
  ['2.800 dollars by month', [2800]],
  ['3.459 a gallon', [3.459]],
  ['5 100 200', [5, 100, 200]],
  ['2 million', [2_000_000]],
  ['5 hundred thousand', [500_000]],
  ['between 60k and 70k', [65_000]],
  ['$3,000-$3,400', [3200]],
  ['20-25k', [22_500]],
  ['80 to 100 dollars', [90]],
  ['6 and 7', [6, 7]],
  ['forty thousand and two kids', [40_000, 2]],
  ['six and a half percent', [6.5]],
  ['24.99%', [24.99]],
  ['.5', [0.5]],
  ['1,684.50', [1684.5]],
  ['about 4,000', [4000]],
  ['anywhere from $120 up to $190', [155]],
  ['from 180 in April to 320 in August', [250]],
  ['could be 3,600, could be 4,000', [3800]],
  ['it could be 3,600, it is not 4,000', [3600, 4000]],
  ['17 to 19 thousand', [18_000]],
  ['seventeen to eighteen hundred', [1750]],
  ['between thirty-two and thirty-six hundred', [3400]],
  ['twenty-four, twenty-five hundred', [2450]],
  ['nine hundred, one thousand', [900, 1000]],
  ['went from $410 to $685', [410, 685]],
  ['raised it from 50k to 60k', [50_000, 60_000]],
  ['got my raise!! 31.20 to 33.75 an hour', [31.2, 33.75]],
  ['rent went 1,200 to 1,380', [1200, 1380]],
  ['a raise of 2 to 3%', [2.5]],
  ['ten k', [10_000]],
  ["10 g's", [10_000]],
  ['two and a quarter million', [2_250_000]],
  ['41 dollars 50 cents', [41.5]],
  ['22 dollars 75 each hour', [22.75]],
  ['22 dollars and 75 kids', [22, 75]],
  ['58 cents a mile', [0.58]],
  ['they start at 57 cpm', [0.57]],
  ['diesel is 61c a mile', [0.61]],
  ['grade 4 c', [4]],
  ['61 cpm', [0.61]],
  ['50 cents on the dollar', [50]],
])('%s', (text, expected) => expect(values(text)).toEqual(expected))

test('what was written as part of the number is kept', () => {
  expect(read('I owe $3.2k at 24.99% APR')).toMatchObject([
    { value: 3200, currency: true, percent: false, scaled: true },
    { value: 24.99, currency: false, percent: true },
  ])
  const [quantity] = read('pay five thousand dollars now')
  expect('pay five thousand dollars now'.slice(quantity?.start, quantity?.end)).toBe('five thousand dollars')
})

test('words that every object inherits are no numbers', () => {
  expect(values('my constructor and toString cost valueOf')).toEqual([])
})

test.each<[string, number[]]>([
  ['got a raise from 61 to 70k', [61_000, 70_000]],
  ['my pay went from 44 to 49 thousand', [44_000, 49_000]],
  ['rent went from 1,200 to 1,350', [1200, 1350]],
  ['hours cut from 40 to 32', [40, 32]],
  ['it dropped from 5 to 90k', [5, 90_000]],
  ['i make from 60 to 72k', [66_000]],
])('%s: what was and what is are counted alike', (text, said) => expect(values(text)).toEqual(said))

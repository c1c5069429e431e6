import { expect, test } from 'vitest'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { toDollars } from '#finance/money.ts'
import { readToldPay } from './told-pay.ts'

/** Dollars a year, whose, and before or after tax. */
const told = (text: string) => {
  const reading = readMessage(text)
  return readToldPay(reading, reading.amounts.filter(isMoneyLike)).map(({ yearly, holder, basis, isShare }) =>
    [toDollars(yearly), holder ?? 'nobody', basis ?? 'unsaid', ...(isShare ? ['share'] : [])].join(' '),
  )
}

test.each([
  [
    'i make 74k she makes 51, we bring home 7600 a month together',
    '74000 me unsaid',
    '51000 them unsaid',
    '91200 both net',
  ],
  [
    'he makes 62 and i make 48, about 6900 after taxes',
    '62000 them unsaid',
    '48000 me unsaid',
    '82800 nobody net',
  ],
  ['I gross 6,200 and clear 4,650', '74400 me gross', '55800 me net'],
  ['gross pay is 2,880 biweekly and the net is 2,130', '74880 nobody gross', '55380 nobody net'],
  ['74k gross 52k net', '74000 nobody gross', '52000 nobody net'],
  ['66k, after tax I get 4,100', '66000 nobody unsaid', '49200 me net'],
  ['4,800 a month before taxes, 3,700 after', '57600 nobody gross', '44400 nobody net'],
  ['my husband brings home 2,900 and I gross 58k', '34800 them net', '58000 me gross'],
  ['we make 54k (me) and 61k (him)', '54000 me unsaid', '61000 them unsaid'],
])('%s', (text, ...amounts) => expect(told(text)).toEqual(amounts))

test('what stands behind a list is said of all of it', () => {
  expect(told('we both work, 3,100 and 2,700 every two weeks after taxes')).toEqual([
    '80600 both net share',
    '70200 both net share',
  ])
  expect(told('i get 1,950 and she gets 2,300 every other week')).toEqual([
    '50700 me unsaid',
    '59800 them unsaid',
  ])
})

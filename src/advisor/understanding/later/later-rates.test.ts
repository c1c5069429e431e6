import { describe, expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

/** The rates of the debts after a conversation, in the order in which the debts were named. */
const rates = (...turns: string[]) =>
  talk(turns)
    .snapshot.liabilities.toReversed()
    .map(({ interestRate }) => interestRate)

const loan = 'I have a loan with SoFi, 11,400 left.'
const two = 'Chase Freedom 1,980, Chase Slate 3,420.'

describe('one debt', () => {
  test.each([
    ["it's at 13.49", 13.49],
    ["you asked the rate: about 24.99, it's insane", 24.99],
    ['interest is 4.74 if that matters', 4.74],
    ["fine I'll cut it up. the rate is 29.99 btw", 29.99],
    ['they dropped it to 17.9', 17.9],
    ['ok they just lowered it to 23.99 because I cried on the phone', 23.99],
    ['rate is five and three quarters', 5.75],
    ['six and a half percent', 6.5],
    ['22.24 is the cash advance rate. Purchases are 19.99.', 19.99],
    ["it's at the credit union, 4.75 percent", 4.75],
    ['17.9, down from 22.9', 17.9],
    ['I pay 7% on it', 7],
    ["I'm at 6.9%", 6.9],
    ['my wife says it is 6.9%', 6.9],
    ['mine is 6.9', 6.9],
    ['the credit union gave me 4.24', 4.24],
    ['we now owe 11,500 at 6.05%', 6.05],
  ])('%s', (text, rate) => expect(rates(loan, text)).toEqual([rate]))

  test.each([
    'saw an ad for 4.89',
    "what's a good rate these days? saw 6.49 somewhere",
    'if they dropped it to 9.9 I would be happy',
    'my brother got his at 7.25',
    'the minimum payment is 27.49',
    'Netflix is 15.49',
    'they offered me 8.99',
    'I got a 4% raise',
    'my utilization is 31%',
    'it was 9.99 last year, I think?',
    'I tip 20%',
    'I save 10%',
    'my credit union does 6%',
    "my wife's is 19%",
    'Rates are 7% now',
    "I'm 5.9 tall",
    'I wish it was 3%',
  ])('not its rate: %s', (text) => expect(rates(loan, text)[0]).toBe(0))

  test('two decimals are no thousands, one may be', () => {
    expect(talk([loan, 'no wait, 11.9']).snapshot.liabilities[0]).toMatchObject({ amount: 1_190_000 })
  })
})

describe('several debts', () => {
  test.each([
    ["freedom's at 27.49", [27.49, 0]],
    ['the rates are 27.49 on Freedom and 19.9 on Slate', [27.49, 19.9]],
    ['the smaller one is 29.24 APR. The bigger one, 21.49.', [29.24, 21.49]],
    ['both are 24 percent', [24, 24]],
    ['the first one is at 18.9%', [18.9, 0]],
  ])('%s', (text, expected) => expect(rates(two, text)).toEqual(expected))

  const three = 'Car loan 9,000, Visa 4,000, student loan 20,000.'
  test.each([
    ['the first one is 6%', [6, 0, 0]],
    ['the second one is 24%', [0, 24, 0]],
    ['the third one is 5%', [0, 0, 5]],
    ['the last one is 5%', [0, 0, 5]],
    ['the fourth one is 5%', [0, 0, 0]],
    ['6%, 24% and 5%', [6, 24, 5]],
    ['24% and 5%', [0, 0, 0]],
    ['all of them are 9%', [9, 9, 9]],
  ])('of three: %s', (text, expected) => expect(rates(three, text)).toEqual(expected))

  test.each([
    ['I pay extra each month, Visa is 22% now', [22, 6]],
    ['all cards are at 30% these days', [30, 6]],
    ['each is 9% now', [9, 9]],
    ['both the Visa and the car are 9% now', [9, 9]],
  ])('whom both, all and each mean: %s', (text, expected) =>
    expect(rates('Visa 4,000 at 20%, car 9,000 at 6%', text)).toEqual(expected),
  )

  test('all cards are no cars', () => {
    const debts = 'Visa 4,000 at 20%, Discover 2,000 at 25%, car 9,000 at 6%'
    expect(rates(debts, 'all cards are at 30% these days')).toEqual([30, 30, 6])
  })

  test('change places', () => {
    expect(
      rates('Visa 2,050 at 26.99%, Mastercard 780 at 18.5%', 'swap the rates, Visa is the 18.5'),
    ).toEqual([18.5, 26.99])
    expect(rates('Visa 2,050 at 26.99%, Mastercard 780 at 18.5%', 'should I swap the cards?')).toEqual([
      26.99, 18.5,
    ])
  })
})

test('a debt may be called by its kind', () => {
  const turns = ['The house is worth 435,000 and we still owe 198,000 on it.', 'Mortgage rate 2.875% fixed.']
  expect(rates(...turns)).toEqual([2.875])
})

test('the mortgage is the debt of that name, not the line of credit on the house', () =>
  expect(
    rates(
      'I have a mortgage of 150,000 at 5% and a heloc of 22,000 at 9%',
      'sorry, the mortgage is at 4.25%',
    ),
  ).toEqual([4.25, 9]))

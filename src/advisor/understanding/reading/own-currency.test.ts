import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inCurrency } from '#advisor/in-currency.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { type Currency, currencyCodes } from '#finance/currency.ts'
import { formatMoney } from '#finance/money.ts'
import { withDollars } from './own-currency.ts'
import { readMessage } from './reading.ts'
import { asWritten, straighten } from './tokens.ts'

const cents = fc.integer({ min: 1, max: 99_999_999_999 })
const amountsOf = (text: string, currency: Currency) =>
  inCurrency(currency, () =>
    readMessage(text).amounts.map(({ value, currency: isMoney }) => [value, isMoney]),
  )

describe('the own currency in a message', () => {
  test.each([
    ['EUR', 'my rent is €1,200', 1200],
    ['EUR', 'my rent is € 1.200', 1200],
    ['EUR', 'my rent is 1.200 €', 1200],
    ['EUR', 'my rent is 1.200,50 €', 1200.5],
    ['EUR', 'my rent is 1 200,50 € a month', 1200.5],
    ['EUR', 'my rent is 950,00€', 950],
    ['EUR', 'my rent is EUR 1200', 1200],
    ['EUR', 'my rent is 1200 eur', 1200],
    ['EUR', 'my rent is 1200 euros', 1200],
    ['EUR', 'I make 4k euros a month', 4000],
    ['EUR', 'I make five hundred euros', 500],
    ['GBP', 'rent is £900', 900],
    ['GBP', 'rent is 900 pounds', 900],
    ['GBP', 'rent is 900 quid', 900],
    ['CHF', "rent is CHF 1'850.50", 1850.5],
    ['CHF', 'rent is 1850 francs', 1850],
    ['SEK', 'rent is 9 500 kr', 9500],
    ['NOK', 'rent is kr 9500', 9500],
    ['PLN', 'rent is 2.500 zł', 2500],
    ['CAD', 'rent is $1,200', 1200],
    ['CAD', 'rent is CA$1,200', 1200],
    ['CAD', 'rent is 1200 dollars', 1200],
    ['INR', 'rent is Rs. 25,000', 25_000],
    ['BRL', 'rent is R$ 1.500,00', 1500],
    ['ZAR', 'rent is R7500', 7500],
    ['ILS', 'rent is 4,000 shekels', 4000],
    ['MXN', 'rent is 9,000 pesos', 9000],
  ] as const)('%s: %s', (currency, text, value) => {
    expect(amountsOf(text, currency)).toEqual([[value, true]])
  })

  test('amounts without a sign may have the separators of the country', () => {
    expect(amountsOf('my rent is 1.200', 'EUR')).toEqual([[1200, false]])
    expect(amountsOf('a loan at 3,5 % and 6.875%', 'EUR').map(([value]) => value)).toEqual([3.5, 6.875])
    expect(amountsOf('my rent is 1.200', 'GBP')).toEqual([[1.2, false]])
  })

  test('whatever Keel writes is read as the same amount, in every currency', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(...currencyCodes), (amount, currency) => {
        const text = `I have ${formatMoney(amount, { currency })} in savings`
        expect(amountsOf(text, currency)).toEqual([[amount / 100, true]])
      }),
    )
  })

  test('places in the text stay the same', () => {
    const pieces = fc.constantFrom(
      '€',
      ' ',
      '1.200',
      '5',
      'euros',
      'kr',
      'R$',
      'CHF',
      ',',
      '.',
      'k',
      'a',
      '%',
      '$',
    )
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }),
        fc.constantFrom(...currencyCodes),
        (parts, currency) => {
          const text = parts.join('')
          expect(withDollars(text, currency)).toHaveLength(text.length)
        },
      ),
    )
  })

  test('nothing is changed in US dollars', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withDollars(text, 'USD')).toBe(text)
      }),
    )
    expect(withDollars('€500, 30 quid and 20 francs', 'USD')).toBe('€500, 30 quid and 20 francs')
  })

  test.each([
    ['CHF', 'my rent is CHF 1,750.50 a month', 'CHF 1,750.50'],
    ['SEK', 'my rent is 9 500 kr a month', '9 500 kr'],
    ['CAD', 'I have 500 canadian dollars left', '500 canadian dollars'],
    ['EUR', 'I have 1.200 € left', '1.200 €'],
    ['GBP', 'I have 1,200 pounds left', '1,200 pounds'],
  ] as const)('%s: the place of a number in %s holds its sign', (currency, text, words) => {
    const [number] = inCurrency(currency, () => readNumbers(text))
    expect([number?.kind, number?.quote]).toEqual(['money', words])
  })

  test('words are quoted as they were written', () => {
    const said = 'My rent is 1.200,50 €. I also owe €300.'
    const quoted = inCurrency('EUR', () => asWritten(straighten(said).slice(0, 22), said))
    expect(quoted).toBe('My rent is 1.200,50 €.')
  })
})

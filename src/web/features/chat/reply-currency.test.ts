import { expect, test } from 'vitest'
import type { Figure } from '#contract/figures.ts'
import { type Currency, currencyCodes } from '#finance/currency.ts'
import { formatMoney } from '#finance/money.ts'
import { findReplyCurrency } from './reply-currency.ts'

const source = { kind: 'rule', name: 'Given', text: 'A value' } as const
const money = (text: string): Figure => ({ id: 'f1', label: 'Rent', unit: 'money', value: 1, text, source })
const rate: Figure = { id: 'f2', label: 'Rate', unit: 'percent', value: 7, text: '7%', source }

test.each(currencyCodes)('a reply in %s is known by its amounts', (currency: Currency) => {
  for (const cents of [-123_456, 0, 5, 175_050])
    expect(findReplyCurrency([rate, money(formatMoney(cents, { currency, decimals: 'auto' }))])).toBe(
      currency,
    )
})

test('a rule in dollars beside euros leaves the reply in euros; without amounts there is no telling', () => {
  expect(findReplyCurrency([money('$23,500'), money('€1,200')])).toBe('EUR')
  expect(findReplyCurrency([money('$23,500')])).toBe('USD')
  expect(findReplyCurrency([rate])).toBeNull()
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountKey, findAccount, mayBeKnown } from './account-name.ts'
import { guessCategory } from './category-guess.ts'
import { addDays, addMonths, daysBetween } from './dates.ts'
import { type Entry, findDuplicates } from './duplicates.ts'
import { isSamePayee, payeeKey } from './payee.ts'
import { findRecurring, isActive, monthlyOf } from './recurring.ts'
import {
  type CategoryMonth,
  comparePlan,
  flowOf,
  monthsInFull,
  proposeBudget,
  summarizeMonths,
} from './spending.ts'
import { looksLikeTransfer, pairTransfers } from './transfers.ts'

const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2025-01-01', days))
const entry = fc.record({
  date: day,
  amount: fc.integer({ min: -500, max: 500 }),
  payee: fc.constantFrom('aldi', 'netflix', 'acme corp', 'shell oil'),
  externalId: fc.constant(''),
})

describe('payees', () => {
  test.each([
    ['WHOLEFDS MKT 10291 AUSTIN TX', 'wholefds mkt austin tx'],
    ['SQ *BLUE BOTTLE 1234', 'blue bottle'],
    ['POS PURCHASE TARGET T-1234', 'target'],
    ['PAYPAL *SPOTIFY', 'spotify'],
    ["Trader Joe's #404", 'trader joes'],
    ['1234', '1234'],
  ])('%s is %s', (name, key) => {
    expect(payeeKey(name)).toBe(key)
  })

  test('blanks and letters of any kind make no difference', () => {
    const key = payeeKey('POS Purchase Shop & Sons Ltd No 5')
    expect(key).toBe('shop sons ltd no')
    expect(payeeKey('POS  Purchase\u00a0Shop & Sons\tLtd No 5 ')).toBe(key)
    expect(payeeKey('ＰＯＳ Purchase Ｓhop & Sons Ltd No 5')).toBe(key)
  })

  test('no payee is without a key', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), (name) => {
        expect(payeeKey(name)).not.toBe('')
      }),
    )
  })

  test('a name that was cut is the same payee', () => {
    expect(isSamePayee('whole foods market', 'whole foods')).toBe(true)
    expect(isSamePayee('shell oil', 'spotify')).toBe(false)
  })
})

describe('duplicates', () => {
  const stored = (rows: Entry[]) => rows.map((row, at) => ({ ...row, id: at + 1 }))

  test('a file that is brought again brings nothing, in any order', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), fc.infiniteStream(fc.nat()), (rows, order) => {
        const again = rows.map((row) => ({ row, place: order.next().value ?? 0 }))
        const mixed = again.toSorted((one, other) => one.place - other.place).map(({ row }) => row)
        const matches = findDuplicates(mixed, stored(rows))
        expect(matches.every((match) => match?.kind === 'same')).toBe(true)
        expect(new Set(matches.map((match) => match?.id)).size).toBe(rows.length)
      }),
    )
  })

  test('no stored row is repeated twice, and no other amount is a repetition', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), fc.array(entry, { maxLength: 30 }), (rows, known) => {
        const matches = findDuplicates(rows, stored(known))
        const ids = matches.flatMap((match) => (match ? [match.id] : []))
        expect(new Set(ids).size).toBe(ids.length)
        for (const [at, match] of matches.entries())
          expect(match === null || known[match.id - 1]?.amount === rows[at]?.amount).toBe(true)
      }),
    )
  })

  test('two coffees stay two; the bank’s own number decides', () => {
    const coffee: Entry = { date: '2026-01-05', amount: -450, payee: 'blue bottle', externalId: '' }
    expect(findDuplicates([coffee, coffee], stored([coffee]))).toEqual([{ kind: 'same', id: 1 }, null])
    const later = { ...coffee, date: '2026-01-07', payee: 'blue bottle coffee' }
    expect(findDuplicates([later], stored([coffee]))).toEqual([{ kind: 'alike', id: 1 }])
    expect(
      findDuplicates([{ ...coffee, externalId: 'B' }], stored([{ ...coffee, externalId: 'A' }])),
    ).toEqual([null])
  })
})

describe('transfers', () => {
  const movement = fc.record({
    accountId: fc.integer({ min: 1, max: 3 }),
    date: day,
    amount: fc.constantFrom(-100, -50, 50, 100),
    isSaid: fc.boolean(),
  })

  test('pairs cancel out, are of two accounts and share nothing', () => {
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 60 }), (rows) => {
        const movements = rows.map((row, id) => ({ ...row, id }))
        const pairs = pairTransfers(movements)
        expect(new Set(pairs.flat()).size).toBe(pairs.length * 2)
        for (const [out, into] of pairs) {
          expect((movements[out]?.amount ?? 0) + (movements[into]?.amount ?? 0)).toBe(0)
          expect(movements[out]?.accountId).not.toBe(movements[into]?.accountId)
          expect(daysBetween(movements[out]?.date ?? '', movements[into]?.date ?? '')).toBeLessThanOrEqual(5)
        }
      }),
    )
  })
})

test('by chance equal amounts are no transfer', () => {
  const shop = { id: 1, accountId: 1, date: '2026-01-05', amount: -5000, isSaid: looksLikeTransfer('Aldi') }
  const pay = { id: 2, accountId: 2, date: '2026-01-06', amount: 5000, isSaid: looksLikeTransfer('Refund') }
  expect(pairTransfers([shop, pay])).toEqual([])
  expect(pairTransfers([{ ...shop, isSaid: looksLikeTransfer('Online Transfer to SAV') }, pay])).toEqual([
    [1, 2],
  ])
})

describe('what comes again', () => {
  test('any monthly payment is found with its next day', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 3, max: 20 }),
        fc.integer({ min: 100, max: 9999 }),
        (first, count, cents) => {
          const payments = Array.from({ length: count }, (_, at) => ({
            date: addMonths(first, at),
            amount: -cents,
          }))
          const [found] = findRecurring(payments)
          expect(found?.period).toBe('month')
          expect(found?.nextDate).toBe(addMonths(first, count))
        },
      ),
    )
  })

  test.each([
    [7, 5, 'week'],
    [14, 4, 'two weeks'],
    [91, 3, 'quarter'],
    [365, 2, 'year'],
  ])('every %s days, %s times', (days, count, period) => {
    const payments = Array.from({ length: count }, (_, at) => ({
      date: addDays('2024-01-05', at * days),
      amount: -999,
    }))
    expect(findRecurring(payments)[0]?.period).toBe(period)
  })

  test('shopping is no subscription', () => {
    const shopping = [-1200, -8400, -3300, -6100].map((amount, at) => ({
      date: addDays('2026-01-01', at * 7),
      amount,
    }))
    expect(findRecurring(shopping)).toEqual([])
    expect(findRecurring([{ date: '2026-01-01', amount: -100 }])).toEqual([])
    const two = [0, 1, 2, 3].flatMap((months) =>
      [299, 999].map((cents) => ({ date: addMonths('2026-01-07', months), amount: -cents })),
    )
    expect(findRecurring(two).map(({ amount }) => amount)).toEqual([-299, -999])
  })

  test('a month of weeks, and what has ended', () => {
    expect(monthlyOf({ period: 'week', amount: -1200 })).toBe(-5200)
    expect(isActive({ period: 'month', nextDate: '2026-03-01' }, '2026-03-05')).toBe(true)
    expect(isActive({ period: 'month', nextDate: '2026-01-01' }, '2026-03-05')).toBe(false)
  })
})

describe('months', () => {
  const total = (month: string, category: string, spent: number, received = 0): CategoryMonth => ({
    month,
    category,
    spent,
    received,
    count: 1,
  })

  test('nothing is lost between spending and income', () => {
    const cents = fc.nat({ max: 99_999 })
    fc.assert(
      fc.property(fc.constantFrom(null, 'Groceries', 'Salary'), cents, cents, (category, into, out) => {
        const { spent, received } = flowOf(category, { into, out })
        expect(received - spent).toBe(into - out)
        expect(category === null || spent === 0 || received === 0).toBe(true)
      }),
    )
    expect(flowOf('Groceries', { into: 500, out: 0 })).toEqual({ spent: -500, received: 0 })
  })

  test('a proposal is the mean of the full months, beside what stands', () => {
    const totals = [
      total('2026-01', 'Groceries', 60_000),
      total('2026-02', 'groceries', 62_400),
      total('2026-01', 'Insurance', 12_000),
      total('2026-02', 'Salary', 0, 260_000),
      total('2026-03', 'Groceries', 99_999),
    ]
    const standing = [{ kind: 'expense' as const, category: 'Groceries ', amount: 50_000 }]
    expect(proposeBudget(totals, standing, ['2026-01', '2026-02'])).toEqual([
      { kind: 'expense', category: 'Groceries', amount: 61_200, months: 2, standing: 50_000 },
      { kind: 'expense', category: 'Insurance', amount: 6000, months: 2, standing: null },
      { kind: 'income', category: 'Salary', amount: 130_000, months: 2, standing: null },
    ])
  })

  test('a month that was only begun, or has only its end, is not full', () => {
    const full = (first: string, last: string, today = '2026-06-10') => monthsInFull({ first, last, today })
    expect(full('2026-01-02', '2026-03-30')).toEqual(['2026-01', '2026-02', '2026-03'])
    expect(full('2026-01-20', '2026-03-12')).toEqual(['2026-02'])
    expect(full('2026-05-02', '2026-06-09')).toEqual(['2026-05'])
    expect(full('2026-06-02', '2026-06-09')).toEqual(['2026-06'])
    expect(full('2020-01-01', '2026-05-31').length).toBe(6)
  })

  test('planned against real names what is over', () => {
    const totals = [total('2026-01', 'Groceries', 60_000), total('2026-01', 'Travel', 20_000)]
    expect(
      comparePlan(
        totals,
        [
          { category: 'groceries', amount: 50_000 },
          { category: 'Gym', amount: 3000 },
        ],
        '2026-01',
      ),
    ).toEqual([
      { category: 'groceries', planned: 50_000, real: 60_000, over: 10_000 },
      { category: 'Travel', planned: 0, real: 20_000, over: 20_000 },
      { category: 'Gym', planned: 3000, real: 0, over: -3000 },
    ])
    expect(summarizeMonths(totals)).toEqual([{ month: '2026-01', spent: 80_000, received: 0, count: 2 }])
  })
})

describe('names', () => {
  test('an account has one key under all its names', () => {
    expect(accountKey('My Chase Checking Account')).toBe(accountKey('chase checking'))
    const accounts = [{ name: 'Chase Checking' }, { name: 'Savings' }]
    expect(findAccount('Checking account', accounts)?.name).toBe('Chase Checking')
    expect(findAccount('Brokerage', accounts)).toBeNull()
    expect(findAccount('Checking', [{ name: 'Chase Checking' }, { name: 'Ally Checking' }])).toBeNull()
  })

  test('a bank has cards and accounts, and its name alone is neither', () => {
    const accounts = [{ name: 'Chase checking' }, { name: 'Chase card' }]
    expect(findAccount('Chase', accounts)).toBeNull()
    expect(findAccount('My Chase card', accounts)?.name).toBe('Chase card')
  })

  test('a number tells an account only from others that have one', () => {
    expect(mayBeKnown('Chase …1234', [{ name: 'Chase card' }])).toBe(true)
    expect(mayBeKnown('Chase …1234', [{ name: 'Chase …5678' }])).toBe(false)
    expect(mayBeKnown('Chase …1234', [{ name: 'Ally savings' }])).toBe(false)
  })

  test.each([
    ['UBER EATS 8005928996', false, 'Eating out'],
    ['UBER TRIP', false, 'Transport'],
    ['ACME CORP PAYROLL', true, 'Salary'],
    ['NETFLIX.COM', false, 'Subscriptions'],
    ['Xyzzy', false, null],
  ])('%s', (name, isMoneyIn, category) => {
    expect(guessCategory(name, isMoneyIn)).toBe(category)
  })
})

import { describe, expect, test } from 'vitest'
import { neverBreaks, trySum } from '#advisor/planning/testing/try-sum.ts'
import { workOut } from '#advisor/planning/testing/work-out.ts'
import { inheritedAccount } from './inherited-account.ts'
import { lentForDebt } from './lent.ts'
import { mortgageInsurance } from './mortgage-insurance.ts'
import { partYearPay } from './part-year-pay.ts'
import { refund } from './refund.ts'
import { repairOrReplace } from './repair-or-replace.ts'
import { settlement } from './settlement.ts'
import { socialSecurity } from './social-security.ts'

describe('an inherited account', () => {
  test('in equal parts until the deadline', () => {
    const { answer, results } = workOut(inheritedAccount, { amount: 18_000_000 })
    expect(results).toEqual({ year: 1_800_000 })
    expect(answer).toMatch(/^\$18,000 a year empties the \$180,000 in 10 years, which is the limit for most/)
  })
  test('taxed on top of the pay, at once or spread out', () => {
    const text = 'what do i owe if i take it all out now'
    const { first, results } = trySum(inheritedAccount, { amount: 9_000_000, income: 7_000_000 }, { text })
    // 70,000 less 16,100 are 53,900: 51,800 more at 22 % and 38,200 at 24 %, or 9,000 a year at 22 %.
    expect(results).toMatchObject({ atOnce: 2_056_400, yearTax: 198_000, saved: 76_400 })
    expect(first).toMatch(/^All at once it adds about \$20,560 of federal tax/)
  })
  test('a Roth is not taxed', () => {
    const { said, results } = trySum(inheritedAccount, { amount: 5_000_000 }, { text: 'her roth ira' })
    expect(results).toEqual({ year: 500_000 })
    expect(said).toContain('From a Roth it comes out without tax.')
  })
})

describe('mortgage insurance', () => {
  const bought = { price: 32_000_000, downPercent: 5, rate: 6.5, months: 360 }
  test('by the shares of the original value', () => {
    expect(trySum(mortgageInsurance, bought).results).toMatchObject({ months: 124, ends: 135, share: 95 })
    expect(trySum(mortgageInsurance, { ...bought, extra: 20_000 }).results).toMatchObject({
      months: 81,
      ends: 135,
    })
  })
  test('now, where enough is paid down', () => {
    const { first } = trySum(mortgageInsurance, { price: 30_000_000, balance: 23_500_000, rate: 6 })
    expect(first).toMatch(/^You can ask now: you owe 78\.3% of the \$300,000 it cost, and 80% is the mark\./)
  })
})

test('a settlement, after the tax on what is forgiven', () => {
  const { first, results } = trySum(settlement, { balance: 800_000, offer: 350_000, monthly: 30_000 })
  expect(results).toMatchObject({ saved: 450_000, tax: 99_000, net: 351_000, months: 12 })
  expect(first).toBe('At $300 a month you have the $3,500 in 12 months.')
})

test('a repair against a year of payments', () => {
  expect(trySum(repairOrReplace, { repair: 280_000, price: 2_400_000 }).first).toMatch(
    /^Fix it, if it then runs a year or more: \$2,800 is 6 months of the \$475\.23/,
  )
  expect(trySum(repairOrReplace, { repair: 700_000, price: 1_200_000 }).first).toMatch(
    /^Another car is worth/,
  )
})

test('a refund, or what is still owed', () => {
  expect(trySum(refund, { withheld: 620_000, income: 5_800_000 }).first).toMatch(/^About \$1,420 back: /)
  expect(trySum(refund, { withheld: 300_000, income: 5_800_000 }).first).toMatch(
    /^You’d still owe about \$1,780/,
  )
  expect(trySum(refund, { withheld: 620_000, income: 5_800_000, children: 1 }).results.refund).toBe(362_000)
})

test('pay of some months over the whole year', () => {
  expect(trySum(partYearPay, { months: 8, pay: 420_000 }).results).toMatchObject({
    spread: 280_000,
    year: 3_360_000,
    aside: 140_000,
  })
  expect(trySum(partYearPay, { months: 10, total: 5_200_000 }).results).toMatchObject({
    spread: 433_333,
    pay: 520_000,
  })
})

test('pay of a school year by the check, where it comes twice a month', () => {
  const ask = (text: string) => trySum(partYearPay, { months: 10, total: 5_200_000 }, { text }).first
  expect(ask('what is a check, twice a month')).toBe('$2,600 a check, twice a month.')
  expect(ask('what is a check')).toMatch(/^\$4,333\.33 a month over the whole year/)
})

test('Social Security in all until an age', () => {
  const said = { benefit: 220_000, age: 62, otherAge: 67, stated: 154_000, otherStated: 220_000, until: 85 }
  const { first, results } = trySum(socialSecurity, said)
  expect(results).toMatchObject({ total: 42_504_000, otherTotal: 47_520_000 })
  expect(first).toBe('By 85: $425,040 in all from 62, $475,200 from 67, so waiting pays $50,160 more.')
})

test.each([
  inheritedAccount,
  mortgageInsurance,
  settlement,
  repairOrReplace,
  refund,
  partYearPay,
  socialSecurity,
])('whatever goes into $name, what comes out can be said', (sum) =>
  expect(() => neverBreaks(sum)).not.toThrow(),
)

describe('money lent by somebody close', () => {
  test('spares the interest of what it pays off', () => {
    const { answer, results } = workOut(lentForDebt, { lent: 300_000, balance: 450_000, rate: 24 })
    expect(results).toMatchObject({ saved: 72_000, owed: 150_000, month: 6000 })
    expect(answer).toMatch(
      /^Yes, if you pay it back like a bill: it spares you \$720 a year, 24% on \$3,000\./,
    )
  })
  test('is no help where it costs more', () => {
    const { answer } = workOut(lentForDebt, { lent: 300_000, balance: 450_000, rate: 6, lentRate: 8 })
    expect(answer).toMatch(/^It wouldn’t help: they ask 8%, and the debt costs 6%\./)
  })
})

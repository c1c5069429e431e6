import { describe, expect, test } from 'vitest'
import { fullSnapshot, snapshotWith, tightSnapshot } from '#advisor/planning/testing/sample-household.ts'
import { neverBreaks, trySum } from '#advisor/planning/testing/try-sum.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { emergencyFund } from './cushion.ts'
import { runway } from './runway.ts'

describe('a cushion', () => {
  test('lasts', () => {
    const { results, first } = trySum(runway, { savings: 1_120_000, expenses: 272_000 })
    expect(results.months).toBeCloseTo(4.12, 2)
    expect(first).toBe('About 4.1 months: savings of $11,200 against $2,720 a month.')
  })

  test('is full in so many months, where that is asked', () => {
    const fund = { savings: 210_000, expenses: 300_000, months: 3, monthly: 135_000 }
    expect(trySum(emergencyFund, fund, { text: 'how long til i have 3 months' }).first).toBe(
      "In 6 months, at $1,350 a month: 3 months of bills is $9,000, so there's $6,900 to go.",
    )
    expect(trySum(emergencyFund, fund, { text: 'is that enough' }).first).toContain('Less than a month')
  })

  test('lasts longer with benefits and cuts', () => {
    const benefits = { savings: 1_120_000, expenses: 272_000, income: 156_867 }
    expect(trySum(runway, benefits).texts.months).toBe('9.7 months')
    expect(trySum(runway, { ...benefits, cut: 54_000 }).texts.months).toBe('18.3 months')
    // Benefits end, and other pay may last.
    expect(trySum(runway, { ...benefits, benefits: 300_000, income: 0 }).first).toContain('of benefits')
    expect(trySum(runway, { ...benefits, income: 300_000 }).first).toContain("doesn't run out")
  })

  test('lasts until benefits end, and then on savings alone', () => {
    const benefits = { savings: 1_200_000, expenses: 300_000, benefits: 200_000 }
    const { first, texts } = trySum(runway, { ...benefits, benefitMonths: 6 })
    expect(texts.months).toBe('8 months')
    expect(first).toBe(
      'About 8 months: savings of $12,000 against $1,000 a month for 6 months, and $3,000 after that.',
    )
    expect(trySum(runway, { ...benefits, savings: 300_000, benefitMonths: 6 }).texts.months).toBe('3 months')
    expect(trySum(runway, { ...benefits, benefits: 350_000, benefitMonths: 6 }).texts.months).toBe(
      '11 months',
    )
  })

  test('counts benefits of somebody at home once, and beside them the pay that goes on', () => {
    const snapshot = snapshotWith({ income: { School: 3100, 'His pay': 900 } })
    const told = { savings: 600_000, expenses: 340_000, benefits: 90_000, benefitMonths: 6 }
    expect(trySum(runway, told, { snapshot }).texts.months).toBe('38 months')
  })

  test('tells what the usual end of benefits makes of it', () => {
    const { texts, said } = trySum(runway, { savings: 1_200_000, expenses: 300_000, benefits: 200_000 })
    expect(texts.months).toBe('12 months')
    expect(said).toContain("Most states stop benefits after 26 weeks; then it's 8 months.")
  })

  test('lasts for years', () =>
    expect(trySum(runway, { savings: 830_000, expenses: 233_000, income: 215_000 }).first).toContain(
      '46 months, so 3 years 10 months',
    ))

  test('is so many months of bills', () => {
    const { results, said } = trySum(emergencyFund, {
      savings: 1_400_000,
      expenses: 549_500,
      monthly: 114_500,
    })
    expect(results).toMatchObject({ target: 3_297_000, gap: 1_897_000, when: 17 })
    expect(said.slice(0, 2)).toEqual([
      "About 2.5 months of bills. 6 months would be $32,970, so there's $18,970 to go.",
      "At $1,145 a month it's full in 17 months.",
    ])
  })

  test('is full', () =>
    expect(trySum(emergencyFund, { savings: 900_000, expenses: 100_000 }).first).toContain('full'))

  test('how long it takes from nothing, where no savings are known', () => {
    const asked = trySum(
      emergencyFund,
      { expenses: 300_000, months: 3, monthly: 40_000 },
      { text: 'at 400 a month how long' },
    )
    expect(asked.said).toContain('From nothing, $400 a month gets there in 23 months.')
  })

  test('may be wanted without savings known', () =>
    expect(trySum(emergencyFund, { expenses: 300_000, months: 3 }).first).toBe(
      "$9,000: that's 3 months of the $3,000 you spend.",
    ))
})

const odd = snapshotWith({ income: { Pay: 0 }, expenses: { 'Rent 2 (1,000)': 0 } })
const households = [{}, ...[fullSnapshot, tightSnapshot, odd].map((snapshot) => ({ snapshot }))]

test.each([runway, emergencyFund])('$name takes anything', (sum) =>
  expect(() => neverBreaks(sum, households)).not.toThrow(),
)

describe('a home of two', () => {
  const income = [
    { id: 1, source: 'My pay', amount: 350_000, date: '2026-01-15' },
    { id: 2, source: "Wife's pay", amount: 210_000, date: '2026-01-15' },
  ]
  const snapshot = { ...emptySnapshot(), income }
  const spent = { savings: 1_200_000, expenses: 450_000 }
  const lasts = (text: string, said = {}) =>
    trySum(runway, { ...spent, ...said }, { snapshot, text }).texts.months

  test('goes on with the pay of the one who still has it', () => {
    expect(lasts('how long if i lose my job')).toBe('5 months')
    expect(lasts('how long if my wife gets laid off')).toBe('12 months')
    expect(lasts('and if we both lost our jobs')).toBe('2.7 months')
  })

  test('counts that pay once', () =>
    expect(lasts('how long with hers', { income: 210_000 })).toBe('5 months'))
})

import { describe, expect, test } from 'vitest'
import { fullSnapshot, snapshotWith, tightSnapshot } from '#advisor/planning/testing/sample-household.ts'
import { neverBreaks, trySum } from '#advisor/planning/testing/try-sum.ts'
import { toCents } from '#finance/money.ts'
import { checkUp } from './check-up.ts'
import { assetMix, netWorth } from './net-worth.ts'

const full = { snapshot: fullSnapshot }
const tight = { snapshot: tightSnapshot }
const healthy = {
  snapshot: snapshotWith({
    income: { Pay: 6000 },
    expenses: { All: 3000 },
    assets: { Savings: [30_000, 'Cash and Equivalents'], IRA: [900_000, 'Retirement Accounts'] },
    birthYear: 1980,
    profile: { debt: 0, retirementAge: 67 },
  }),
}

describe('net worth', () => {
  test('of the rows', () => {
    const { results, first } = trySum(netWorth, {}, full)
    expect(results).toMatchObject({ networth: 10_490_000, owned: 11_900_000, owed: 1_410_000 })
    expect(first).toBe('$104,900: you own $119,000 and owe $14,100.')
  })

  test('of the profile, below zero', () => {
    const { results, said } = trySum(netWorth, {}, tight)
    expect(results.networth).toBe(-610_000)
    expect(said[0]).toBe('-$6,100: you own $900 and owe $7,000.')
    expect(said.at(-1)).toContain('Below zero is where many people start')
  })

  test('with savings that no row holds', () => {
    const snapshot = snapshotWith({
      assets: { Car: [9000, 'Vehicles'] },
      profile: { savings: toCents(5000) },
    })
    const { results, said } = trySum(netWorth, {}, { snapshot })
    expect(results).toMatchObject({ networth: 1_400_000, owned: 1_400_000 })
    expect(said.slice(0, 2)).toEqual([
      '$14,000, and nothing owed on any of it.',
      'That counts “Savings”, $5,000 from your profile.',
    ])
  })

  test('of nothing', () => expect(trySum(netWorth).first).toContain('What do you own'))
})

describe('how it is divided', () => {
  test('by kind', () => {
    const { results, first } = trySum(assetMix, {}, full)
    expect(results.shares).toBeCloseTo(71.43, 2)
    expect(first).toBe('Most of your $119,000, 71.4%, is in retirement accounts; 16.8% is in investments.')
  })

  test('one of them', () => {
    const asset = fullSnapshot.assets[0] ?? null
    expect(trySum(assetMix, {}, { ...full, asset }).first).toBe(
      '11.8%: “Savings” is $14,000 of the $119,000 you own.',
    )
  })

  test('of nothing', () => expect(trySum(assetMix).first).toContain('What do you own'))
})

describe('check-up', () => {
  test('the first step', () => {
    const { results, said } = trySum(checkUp, {}, full)
    expect(results.steps).toBe(3)
    expect(said[0]).toBe(
      "Pay down “Visa”: at 24.9% it's your most expensive debt, and such debt costs you $99.60 a month.",
    )
    expect(said).toContain('You save 36.7% of your pay and have 4.1 months of bills in cash.')
  })

  test('how it stands', () => {
    expect(trySum(checkUp, {}, { ...full, text: 'how am i doing, be straight with me' }).first).toMatch(
      /^There's one thing I'd put right first\. Pay down “Visa”/,
    )
    expect(trySum(checkUp, {}, { ...tight, text: 'am i ok' }).first).toContain(
      'Stop the leak first: $400 more',
    )
  })

  test('nothing is known', () =>
    expect(trySum(checkUp).first).toMatch(/^I can't tell yet\. Tell me your income/))

  test('a card without a rate is asked about', () => {
    const visa = { liabilities: snapshotWith({ debts: { Visa: [3200, 0, 0, 'Credit Cards'] } }).liabilities }
    const snapshot = { ...healthy.snapshot, ...visa }
    const { said } = trySum(checkUp, {}, { snapshot, text: 'how are we doing' })
    expect(said.slice(0, 2)).toEqual([
      'Nothing presses that I can see.',
      'I have no rate for “Visa”: what interest is charged there? An expensive one would come first.',
    ])
  })

  test('nothing presses', () => {
    const { said } = trySum(checkUp, {}, { ...healthy, text: 'how are we doing' })
    expect(said.slice(0, 2)).toEqual([
      "You're in good shape: nothing presses. Keep going as you are.",
      'You save 50% of your pay and have 10 months of bills in cash.',
    ])
  })
})

test.each([netWorth, assetMix, checkUp])('$name takes anybody', (sum) =>
  expect(() => neverBreaks(sum, [{}, full, tight, healthy], 10)).not.toThrow(),
)

import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings.ts'
import { collectDigest, type DigestSnapshot } from '#finance/digest.ts'
import { toCents } from '#finance/money.ts'
import { composeDigest } from './compose-digest.ts'

const all = { ...defaultSettings, goals: true }
const goal = (id: number, current: number) => ({
  id,
  name: `Goal ${id}`,
  currentAmount: toCents(current),
  targetAmount: toCents(1000),
})
const person: DigestSnapshot = {
  monthlyIncome: toCents(2000),
  monthlyExpenses: toCents(1900),
  expenses: ['a', 'b', 'c', 'd', 'e'].map((category) => ({ category, amount: toCents(380) })),
  goals: [1, 2, 3, 4, 5, 6, 7].map((id) => goal(id, 100)),
}
const compose = (now: DigestSnapshot, before: DigestSnapshot = person) =>
  composeDigest({
    name: 'Ann',
    settings: all,
    figures: collectDigest(now),
    last: { closedOn: '2026-03-02', figures: collectDigest(before) },
  })
const linesOf = (digest: ReturnType<typeof compose>, heading: string) =>
  digest.sections.find((section) => section.heading === heading)?.lines ?? []

describe('a digest', () => {
  test('shows the largest changes of spending and counts the rest', () => {
    const expenses = ['a', 'b', 'c', 'd', 'e'].map((category, index) => ({
      category,
      amount: toCents(380 - index),
    }))
    expect(linesOf(compose({ ...person, expenses }), 'Net worth and spending')[1]).toBe(
      'Spending: $1,900.00 a month, unchanged (e down $4.00; d down $3.00; c down $2.00; 1 more).',
    )
  })

  test('shows five goals, counts the rest, and says what their times assume', () => {
    const lines = linesOf(
      compose({ ...person, goals: [goal(1, 1000), ...person.goals.slice(1)] }),
      'Your goals',
    )
    expect(lines).toHaveLength(7)
    expect(lines[0]).toBe('Goal 1: $1,000.00 of $1,000.00 (100.0%), up $900.00. Reached.')
    expect(lines[1]).toBe(
      'Goal 2: $100.00 of $1,000.00 (10.0%), unchanged. At $100.00 a month it is reached in 9 months.',
    )
    expect(lines.slice(5)).toEqual([
      'And 2 more.',
      'Each time is for all that you save a month going to that goal alone.',
    ])
  })

  test('gives a goal without a pace a year for inflation, and says that nothing moves it', () => {
    const digest = compose({ ...person, monthlyIncome: toCents(1900), goals: [goal(1, 100)] })
    expect(linesOf(digest, 'Your goals')).toEqual([
      'Goal 1: $100.00 of $1,000.00 (10.0%), unchanged. Nothing is left over each month to move it on.',
    ])
    // 1,000 / 1.03.
    expect(linesOf(digest, 'Interest and inflation')[0]).toBe(
      'Goal 1: $1,000.00 in 12 months will buy what $970.87 buys today.',
    )
  })

  test('keeps names of several lines on one', () => {
    const goals = [{ ...goal(1, 100), name: 'A\r\nBcc: all@example.com' }]
    expect(linesOf(compose({ ...person, goals }), 'Your goals')[0]).toMatch(/^A Bcc: all@example.com: /)
  })
})

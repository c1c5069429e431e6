import { expect, test } from 'vitest'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { converse } from '#advisor/executing/testing/converse.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { shareOfPay } from './share-of-pay.ts'
import { findShare } from '#advisor/executing/wordings/share-said.ts'

const shareIn = (text: string, before = '') =>
  findShare(text, readNumbers(text), hearNumbers(before, readNumbers(before)))?.quote

test('what goes in of the pay is a share of it, what it earns is none', () => {
  expect(shareIn('what if i put in 12%')).toBe('12%')
  expect(shareIn('how far would saving 8% of my check get me')).toBe('8%')
  expect(shareIn('if i invest it at 8%')).toBeUndefined()
  expect(shareIn('putting 20% down')).toBeUndefined()
  expect(shareIn('we put in 5% interest as the return')).toBeUndefined()
})

test('who told a share before changes that, and not what the market pays', () => {
  expect(shareIn('if we go to 9% what then', 'we put in 4% of our pay')).toBe('9%')
  expect(shareIn('if we go to 9% what then')).toBeUndefined()
  expect(shareIn('what if i only get 5%', 'i put in 4% of my pay')).toBeUndefined()
})

test('a share of the pay is put away each month', () => {
  const { last } = converse([
    'i make 48k. if i put 10% away for 30 years at 7% what would i have',
    ['growth'],
    ['start', 'other', 'months', 'rate'],
  ])
  expect(last?.inputs['contribution']?.value).toBe(40_000)
  expect(last?.inputs['start']).toBeUndefined()
})

test('what an employer adds comes on top of what went in', () => {
  const { last } = converse(
    [
      'i make 48k. if i put 10% away for 30 years what would i have',
      ['growth'],
      ['start', 'other', 'months'],
    ],
    [
      'i make 48k and my boss matches half up to 4%, with that?',
      ['growth'],
      ['other', 'contribution', 'rate'],
      { from: 's1' },
    ],
  )
  expect(last?.inputs['contribution']?.value).toBe(48_000)
})

test('a share of a whole year goes in over its months, and a raise not at all', () => {
  const snapshot = emptySnapshot()
  snapshot.profile.income = 6_000_000
  const sum = findSum('growth')
  if (!sum) throw new Error('A sum is expected')
  const part = sumRecord(
    'percent-of',
    { base: ['money', 6_000_000] },
    { amount: ['money', 600_000] },
    { id: 's1' },
  )
  const value = { kind: 'figure', sum: 's1', name: 'amount' } as const
  const given = (text: string) =>
    shareOfPay([{ slot: 'contribution', value }], {
      sum,
      text,
      numbers: [],
      snapshot,
      sums: [part],
      from: null,
    })
  expect(given('what is that in 20 years')[0]?.value).toMatchObject({
    operator: 'over',
    right: { value: 12 },
  })
  expect(given('with that raise, in 20 years')).toEqual([])
})

import { expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { fullSnapshot } from '#advisor/talk/testing/turns.ts'
import { bare } from './choose-reading.ts'
import { refreshSums } from './refresh.ts'
import { runSum } from './run-sum.ts'

function visaPayoff(): SumRecord {
  const sum = findSum('payoff-time')
  if (!sum) throw new Error('There is no such sum')
  const sheet = new FigureSheet()
  const asked = { text: 'when is the Visa gone?', numbers: [], sums: [], from: null, snapshot: fullSnapshot }
  return runSum({ ...asked, sum, action: bare(sum.name), sheet }, 's1').record
}

const refreshed = (snapshot: Snapshot) => refreshSums([visaPayoff()], snapshot, new FigureSheet())[0]

test('a sum of what has not changed stays as it is', () =>
  expect(refreshed(fullSnapshot)).toEqual(visaPayoff()))

test('a sum of what has changed since is made again under its name', () => {
  const liabilities = fullSnapshot.liabilities.map((debt) => ({ ...debt, amount: 100_000 }))
  const now = refreshed({ ...fullSnapshot, liabilities })
  expect(now).toMatchObject({ id: 's1', inputs: { balance: { value: 100_000 } } })
  expect(now?.results['months']?.value).toBeLessThan(visaPayoff().results['months']?.value ?? 0)
})

test('a sum whose row is gone lacks what it rested on', () =>
  expect(refreshed({ ...fullSnapshot, liabilities: [] })).toMatchObject({ missing: 'balance', results: {} }))

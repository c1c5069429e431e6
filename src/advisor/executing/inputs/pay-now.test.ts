import { expect, test } from 'vitest'
import { runSum } from '#advisor/executing/run-sum.ts'
import { asking } from '#advisor/executing/testing/made-sum.ts'
import { earning, snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Meant } from '#advisor/testing/minded.ts'
import { byFormula } from '#advisor/grounding/figures.ts'

const expenses = [spending(1, 'Rent', 1350), spending(2, 'Food', 650)]
const income = [earning(1, 'My pay', 3500), earning(2, 'Child support', 480)]
const snapshot = snapshotWith({ income, expenses })

const incomeOf = (text: string, meant: Meant[] = ['income'], sums: SumRecord[] = []) => {
  const asked = { ...asking('budget-summary', text, meant, { snapshot }), sums }
  const row = { list: 'incomeItems', id: 1, name: 'My pay' } as const
  const action = {
    ...asked.action,
    inputs: [{ slot: 'income', value: { kind: 'row', row } as const }, ...asked.action.inputs],
  }
  return runSum({ ...asked, action }, 's2').record.inputs['income']?.value
}

test.each([
  ['no, 690 a week is my pay. what would be left after bills', 347_000],
  ['say my check is only 500 a week, what is left', 264_667],
  ['pay drops to 2,400, what would be left', 288_000],
  ['with overtime cut i clear 2,400, are we short', 288_000],
])('pay that is told anew stands for the pay that is stored: %s', (text, pay) =>
  expect(incomeOf(text)).toBe(pay),
)

test.each([
  'my second job would pay 600, what is left',
  'our pay would be 600, what is left',
  'and if my pay went up 600 more, what is left',
])('what comes on top does not: %s', (text) => expect(incomeOf(text)).toBe(410_000))

const figure = (value: number) => ({ label: '', unit: 'money' as const, value, source: byFormula('', []) })
const count = (value: number) => ({ ...figure(value), unit: 'count' as const })
const average: SumRecord = {
  id: 's1',
  kind: 'quotient',
  words: 'last 3 months i made 6400, 3100 and 8200. whats my average',
  inputs: { amount: count(17_700), by: count(3) },
  results: { each: figure(590_000) },
}

test.each([
  ['can i live on a bad month', 358_000],
  ['and in a really slow month?', 358_000],
  ['what about my best month', 868_000],
  ['can i live on that', 350_000],
])('the month that is meant, of those an average was made of: %s', (text, pay) =>
  expect(incomeOf(text, [], [average])).toBe(pay),
)

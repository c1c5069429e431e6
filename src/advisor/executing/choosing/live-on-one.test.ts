import { expect, test } from 'vitest'
import { mindedOf } from '#advisor/executing/testing/minded-of.ts'
import { earning, snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import { liveOnOne } from './live-on-one.ts'

const income = [earning(1, 'My pay', 2500), earning(2, "Husband's pay", 3000)]
const costs = [spending(1, 'Rent', 1500), spending(2, 'Food', 700)]
const ask = (text: string, expenses = costs) =>
  liveOnOne({ text, minded: mindedOf(text), snapshot: snapshotWith({ income, expenses }) })?.intent

test.each([
  ['she wants to stay home a year. could we live on just mine?', 'budget-summary'],
  ['can we get by on only his income', 'budget-summary'],
  ['could we live on just mine if rent was 1,900', undefined],
  ['how long can i live on just my savings', undefined],
])('%s', (text, intent) => expect(ask(text)).toBe(intent))

test('a rent alone is not all that goes out', () =>
  expect(ask('could we live on just mine?', costs.slice(0, 1))).toBeUndefined())

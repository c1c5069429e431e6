import { expect, test } from 'vitest'
import { mindedOf } from '#advisor/executing/testing/minded-of.ts'
import { runSum } from '#advisor/executing/run-sum.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { cuts } from './cuts.ts'

const costs = { Rent: 1400, Groceries: 800, 'Eating out': 400, Gym: 60, Streaming: 45 }
const snapshot = {
  ...unknownPerson,
  profile: { ...unknownPerson.profile, income: 4_920_000 },
  expenses: Object.entries(costs).map(([category, amount], at) => ({
    id: at + 1,
    category,
    amount: amount * 100,
    date: '2026-03-01',
  })),
}

function cutBy(...messages: string[]) {
  const sums: SumRecord[] = []
  for (const [at, text] of messages.entries()) {
    const minded = mindedOf(text)
    const action = cuts({ text, minded, sums, snapshot })
    const sum = findSum('what-if')
    if (!action || !sum) return null
    const from = sums.find(({ id }) => id === action.from) ?? null
    const asked = {
      sum,
      action,
      numbers: minded.numbers,
      text,
      snapshot,
      sums,
      from,
      sheet: new FigureSheet(),
    }
    sums.push(runSum(asked, `s${at + 1}`).record)
  }
  return (sums.at(-1)?.results['difference']?.value ?? 0) / 100
}

test.each([
  [['if i drop the gym, streaming and half of eating out'], 305],
  [['if i drop the gym, streaming and half of eating out', 'cut groceries in half too'], 705],
  [['what if i cancel the gym', 'and half of eating out as well'], 260],
  [['what if i cancel the gym', 'what if i drop streaming instead'], 45],
  [['cut eating out and groceries in half'], 600],
  [['drop the gym and cut groceries in half'], 460],
  [['if i cut groceries by 150'], 150],
  [['if i cut groceries to 500 and drop streaming'], 345],
  [['if i trim eating out by 25%'], 100],
])('%j', (messages, cut) => expect(cutBy(...messages)).toBe(cut))

test.each(['where should i cut, the gym?', 'i want to cut 300', 'how much is the gym', 'drop the boat'])(
  '%s',
  (text) => expect(cutBy(text)).toBeNull(),
)

test('after how long savings last, a cut makes them last longer', () => {
  const text = 'and if i cut groceries to 500'
  const last: SumRecord = { id: 's1', kind: 'runway', inputs: {}, results: {} }
  const action = cuts({ text, minded: mindedOf(text), sums: [last], snapshot })
  expect(action).toMatchObject({ intent: 'runway', from: 's1', inputs: [{ slot: 'cut' }] })
  const saved = 'what would it save to cut groceries to 500'
  expect(cuts({ text: saved, minded: mindedOf(saved), sums: [last], snapshot })?.intent).not.toBe('runway')
})

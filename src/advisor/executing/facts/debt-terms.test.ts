import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { snapshotWith } from '#advisor/planning/testing/rows.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { withTerms } from './debt-terms.ts'

const least = (text: string, ...owed: number[]) => {
  const facts = owed.map((amount): Fact => {
    const change = {
      kind: 'liability',
      id: null,
      name: `${amount}`,
      amount,
      category: 'Credit Cards',
    } as const
    return { change, decision: 'save', quote: text, span: { start: 0, end: text.length } }
  })
  const minded = mindedAs(text, ['tell'], [])
  const hearing = { text, snapshot: snapshotWith({}), dialogue: freshDialogue, minded }
  return withTerms(facts, readMessage(text), hearing).map(
    ({ change }) => change.kind === 'liability' && change.minimumPayment,
  )
}

test('a least payment may stand before what is owed', () => {
  expect(least('Visa min 110 (owe 5,400)', 540_000)).toEqual([11_000])
  expect(least('chase min 45 (balance 2,300), discover min 80, owe 4,100', 230_000, 410_000)).toEqual([
    4500, 8000,
  ])
  expect(least('chase 2,300 min 45, discover 4,100 min 80', 230_000, 410_000)).toEqual([4500, 8000])
})

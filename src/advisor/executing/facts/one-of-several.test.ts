import { expect, test } from 'vitest'
import type { Fact } from '#advisor/facts.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { understand } from '#advisor/understanding/understand.ts'
import { withOneOfSeveral } from './one-of-several.ts'

const card = { ...owing(1, 'Card', 900, 21), category: 'Credit Cards' as const }
const told: Fact = {
  change: { kind: 'liability', id: 1, name: 'Card', category: 'Credit Cards', amount: 90_000 },
  decision: 'save',
  quote: 'the first is 900',
  span: { start: 13, end: 16 },
}

function look(text: string, liabilities = [card]) {
  const balance = { own: 0.99, what: 'liability', sure: 0.99 } as const
  const minded = mindedAs(text, ['tell'], [balance, { own: 0.99, what: 'rate', sure: 0.99 }])
  const heard = liabilities.length > 0 ? 'the first is 900' : 'we have two cards'
  const focus = liabilities.length > 0 ? [told] : []
  const dialogue = { ...freshDialogue, heard, focus }
  const hearing = { text, snapshot: snapshotWith({ liabilities }), dialogue, minded }
  const facts = withOneOfSeveral(understand(hearing).facts, readMessage(text), hearing)
  return facts.map(({ change }) => change).filter(({ kind }) => kind === 'liability')
}

test('the first of several', () => {
  expect(look('first one has 1,350 on it', [])).toMatchObject([
    { id: null, name: 'Card', amount: 135_000, category: 'Credit Cards' },
  ])
})

test.each(['second is 4,100 at 27%', 'and the second one 4,100 at 27%'])(
  'the next is one more: %s',
  (text) => {
    expect(look(text)).toMatchObject([{ id: null, name: 'Card 2', amount: 410_000 }])
  },
)

test('one that was told before is left to be set right', () => {
  expect(look('the first one is 950 now').every((change) => !('id' in change) || change.id !== null)).toBe(
    true,
  )
})

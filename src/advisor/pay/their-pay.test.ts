import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { understand } from '#advisor/understanding/understand.ts'
import { hearPay } from './hear-pay.ts'
import { waitingPay } from './their-pay.ts'

/** What is kept of the user's pay after somebody else's was told. */
function kept(theirs: string, own: string) {
  const snapshot = emptySnapshot()
  const family = { status: null, children: null, hasPartner: true }
  const before = {
    text: theirs,
    snapshot,
    dialogue: { ...freshDialogue, family },
    minded: mindedAs(theirs, []),
  }
  const theirPay = waitingPay(before)
  const hearing = {
    text: own,
    snapshot,
    dialogue: { ...before.dialogue, theirPay },
    minded: mindedAs(own, []),
  }
  return hearPay(understand(hearing).facts, hearing).map(({ change }) => change)
}

test('what the other earns counts once the own pay is known', () => {
  expect(kept('she makes 60k', 'i make 48k a year')).toMatchObject([
    { kind: 'profile', field: 'income', value: 10_800_000 },
    { kind: 'income', amount: 400_000 },
    { kind: 'income', name: 'Her pay', amount: 500_000 },
  ])
})

test('and where a sentence tells of their work first', () => {
  const theirs = 'my husband and i cant get ahead. he drives a city bus, brings home about 5,000 a month'
  expect(kept(theirs, 'i make 48k a year')[0]).toMatchObject({ field: 'income', value: 10_800_000 })
})

test.each([
  ['she makes 60k', 'i make 48k a year but we keep it separate'],
  ['my wife is 44', 'i make 48k a year'],
  ['my brother makes 60k', 'i make 48k a year'],
])('%s: does not', (theirs, own) => {
  expect(kept(theirs, own)).toMatchObject([{ kind: 'profile', field: 'income', value: 4_800_000 }])
})

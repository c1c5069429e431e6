import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { emptySnapshot, talkOn } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { understand } from '#advisor/understanding/understand.ts'
import { lookAgain } from './second-look.ts'

/** What is stored of a message by somebody who owes 6,200 on a Visa and 9,000 on a car loan. */
function kept(text: string) {
  const snapshot = emptySnapshot()
  const { dialogue } = talkOn('I owe 6,200 on my Visa and 9,000 on a car loan', snapshot, freshDialogue)
  const hearing = {
    text,
    snapshot,
    dialogue,
    minded: mindedAs(text, ['tell'], [{ own: 0.3, what: 'savings', sure: 0.5 }]),
  }
  return lookAgain(understand(hearing).facts, hearing)
    .filter(({ decision }) => decision === 'save')
    .map(({ change }) => change)
}

test.each([
  ['I paid 1,200 off the Visa', 'Visa', 500_000],
  ['just paid $1,200 on my visa', 'Visa', 500_000],
  ['we put 1000 toward the car loan today', 'Car loan', 800_000],
  ["I've paid 7,000 off the Visa", 'Visa', 0],
  ['i just paid 1,200 on the card. how much is that', 'Visa', 500_000],
])('what was paid off is no longer owed: %s', (text, name, amount) =>
  expect(kept(text)).toMatchObject([{ kind: 'liability', name, amount }]),
)

test.each([
  'I paid 300 on the Visa every month',
  'what if I paid 1,200 off the Visa',
  'I paid 1,200 off the Visa last year',
  'I paid 1,200 on the boat',
  'I paid 1,200 on it',
  'I put 1,200 on the Visa',
  'I paid 1,200 on the Visa for a flight',
])('what goes on, is tried out or is over takes nothing off: %s', (text) =>
  expect(kept(text)).not.toContainEqual(expect.objectContaining({ kind: 'liability', amount: 500_000 })),
)

import { expect, test } from 'vitest'
import { freshDialogue, type Dialogue } from '#advisor/dialogue.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { factOf } from '#advisor/talk/testing/turns.ts'
import { withAskedDrop } from './lower-pay.ts'

const before = emptySnapshot()
const snapshot = { ...before, profile: { ...before.profile, income: 3_000_000 } }
const decided = (text: string, value: number, dialogue: Partial<Dialogue> = {}) =>
  withAskedDrop([factOf({ kind: 'profile', field: 'income', value }, text)], {
    text,
    snapshot,
    dialogue: { ...freshDialogue, ...dialogue },
    minded: null,
  })[0]?.decision

test('much less than the pay that is known is asked about', () =>
  expect(decided('i get 310 a month for watching my niece', 372_000)).toBe('ask'))

test.each([
  ['i make 2,000 a month', 2_400_000, {}],
  ['i make 310 a month now', 372_000, {}],
  ['they cut me to 100 a week', 520_000, {}],
  ['310 a month', 372_000, { asked: { kind: 'topic', topic: 'income' } }],
  ['unemployment pays 100 a week', 520_000, {}],
  ['i get 100 a week', 520_000, { feeling: 'jobloss' }],
] as const)('what may well be the pay is kept: %s', (text, value, dialogue) =>
  expect(decided(text, value, dialogue)).toBe('save'),
)

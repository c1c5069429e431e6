import { expect, test } from 'vitest'
import { owing } from '#advisor/planning/testing/rows.ts'
import { respond } from '#advisor/talk/respond.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { newTurn, seen } from './testing/turns.ts'

const lastContent =
  'Saved: Visa balance $3,000 at 24%. Tell me what you can send there each month, and I can say when it’s gone.'
const hear = (text: string, last = lastContent) =>
  seen(
    respond({
      ...newTurn(text, {
        snapshot: { liabilities: [owing(1, 'Visa', 3000, 24)] },
        dialogue: { lastContent: last },
      }),
      minded: mindedAs(text, ['tell']),
    }).content,
  )

test.each(['150', 'i can pay 150', 'maybe 150 a month', 'about $150 i think'])(
  '%s, where that was asked for, says when the debt is gone',
  (text) => expect(hear(text)).toMatch(/^26 months/),
)

test.each(['150 people came', 'my gym is 150', '15%', 'what about 150 for food?'])(
  '%s answers nothing',
  (text) => expect(hear(text)).not.toMatch(/months/),
)

test('nor does a number that nobody asked for', () => expect(hear('150', 'Hello.')).not.toMatch(/months/))

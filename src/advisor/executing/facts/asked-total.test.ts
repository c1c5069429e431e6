import { expect, test } from 'vitest'
import { freshDialogue, type InterviewTopic } from '#advisor/dialogue.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { judged } from '#advisor/testing/judged.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { withAskedTotal } from './asked-total.ts'

function told(text: string, topic: InterviewTopic | null = 'expenses') {
  const dialogue = { ...freshDialogue, asked: topic && { kind: 'topic' as const, topic } }
  const minded = { ...mindedAs(text, []), amounts: judged(text, '') }
  return withAskedTotal([], { text, snapshot: emptySnapshot(), dialogue, minded }).map(({ change }) =>
    change.kind === 'expense'
      ? `${change.name} ${change.amount}`
      : change.kind === 'profile'
        ? `${change.field} ${String(change.value)}`
        : change.kind,
  )
}

test.each([
  [
    'like 5,400 a month probably? rent is 2150 of that. i bring home 5650',
    ['expenses 540000', 'Rent 215000'],
  ],
  ['idk 4800? she does the bills', ['expenses 480000']],
  ['we spend maybe 5400 a month, daycare is 1400 of it', ['expenses 540000', 'Daycare 140000']],
])('what was asked: %s', (text, facts) => expect(told(text)).toEqual(facts))

test.each([
  '2,150 for rent, 700 food and 400 car',
  '5,400 less would be great',
  '2 kids and a dog',
  'if it were 5,400',
])('nothing that was asked: %s', (text) => expect(told(text)).toEqual([]))

test('the question says what it is', () => {
  expect(told('12k maybe? 3k of it is for taxes', 'savings')).toEqual(['savings 1200000'])
  expect(told('5,400 probably, rent is 2,150 of it', null)).toEqual([])
})

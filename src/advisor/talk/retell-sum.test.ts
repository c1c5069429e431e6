import { expect, test } from 'vitest'
import { createBuiltInAdvisor } from '#advisor/built-in.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import { emptySnapshot, relink } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'

const advisor = createBuiltInAdvisor(null)

/** Says one thing after another to somebody who remembers: the last reply. */
function talk(...said: [text: string, intent: string, slots: string[]][]): string {
  let dialogue = freshDialogue
  const snapshot = emptySnapshot()
  let content = ''
  for (const [text, intent, slots] of said) {
    const role = { role: 'F', own: 1 } as const
    const meant = slots.map(
      (slot) => ({ slot, ...role, what: slot === 'income' ? 'income' : 'expense' }) as const,
    )
    const hearing = { text, snapshot, dialogue, minded: mindedAs(text, [intent], meant) }
    const understood = advisor.understand(hearing)
    keepFacts(snapshot, understood.facts)
    const reply = advisor.respond({ ...hearing, understood })
    dialogue = { ...reply.dialogue, focus: relink(reply.dialogue.focus, snapshot) }
    content = reply.content.replaceAll(/<[^>]+>/g, '')
  }
  return content
}

const left: [string, string, string[]] = [
  'I make $4,000 a month and my rent is $1,300. what is left?',
  'budget-summary',
  ['income', 'expenses'],
]

test('a corrected row brings what is left now', () =>
  expect(talk(left, ['my rent is $1,200', 'correct', ['expenses']])).toMatch(
    /^You have \$2,800 left each month.*\$100 more than before/,
  ))

test('what changes nothing of the budget is only kept', () =>
  expect(talk(left, ['I have $900 in savings', 'tell', ['savings']])).not.toMatch(/left each month/))

test('a cost that is told after the sum is counted once, whatever the mind adds it to', () =>
  expect(talk(left, ['oh and the gym is $40 a month', 'budget-summary', ['expenses']])).toMatch(
    /^You have \$2,660 left each month/,
  ))

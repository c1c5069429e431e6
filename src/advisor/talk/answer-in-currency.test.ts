import { expect, test } from 'vitest'
import { createBuiltInAdvisor } from '#advisor/built-in.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { spokenIn } from './answer-in-currency.ts'

const advisor = createBuiltInAdvisor(null)

/** Says one thing after another: the replies, and what would be stored. */
function talk(...said: { text: string; sum: string; slots: string[] }[]) {
  let dialogue = freshDialogue
  return said.map(({ text, sum, slots }) => {
    const hearing = { text, snapshot: emptySnapshot(), dialogue, minded: mindedAs(text, [sum], slots) }
    const understood = advisor.understand(hearing)
    const reply = advisor.respond({ ...hearing, understood })
    dialogue = reply.dialogue
    return { content: reply.content.replaceAll(/<[^>]+>/g, ''), facts: understood.facts }
  })
}

test('a question in euros is answered in euros, nothing is kept, and that is said once at length', () => {
  const sum = 'goal-time'
  const [first, second] = talk(
    { text: 'how long for €12,000 at €800 a month?', sum, slots: ['target', 'monthly'] },
    { text: 'and with 1,000 a month?', sum, slots: ['monthly'] },
  )
  expect(first?.content).toMatch(/€800 every month.*US dollars and convert nothing.*as dollars\?/)
  expect(second?.content).toMatch(/€1,000 every month.*Nothing of it is saved\.$/)
  expect(second?.content).not.toMatch(/\$|US dollars/)
  expect([first?.facts, second?.facts]).toEqual([[], []])
})

test('what is no question only speaks of the currency', () =>
  expect(talk({ text: 'I earn €3,000', sum: 'tell', slots: [] })[0]?.content).toMatch(
    /^(?:I keep|My figures)/,
  ))

test.each([
  ['how long for €12,000?', '', 'EUR'],
  ['and with 900?', 'About €12,000.', 'EUR'],
  ['now in dollars: I make $4,000', 'About €12,000.', null],
  ['and with 900?', 'About $12,000.', null],
])('%s after %j: %s', (text, lastContent, expected) =>
  expect(spokenIn(text, { heard: '', lastContent })).toBe(expected),
)

import { expect, test } from 'vitest'
import type { Turn } from '#advisor/advisor.ts'
import { respond } from '#advisor/talk/respond.ts'
import { converse, income, rent, say } from '#advisor/talk/testing/conversation.ts'
import { fullSnapshot, newTurn, seen } from '#advisor/talk/testing/turns.ts'
import { mindedAs } from '#advisor/testing/minded.ts'

test('shows all that is stored, with its source', () => {
  const reply = say('what do you know about me', { snapshot: fullSnapshot })
  expect(reply.said).toMatch(
    new RegExp(
      [
        String.raw`^I have down: income \$85,000 a year, expenses \$4,000 a month, savings \$6,000, "?Visa"? balance \$3,200 at`,
        String.raw` 24\.99%.*\. (?:Each entry|The rest) is below`,
      ].join(''),
    ),
  )
  expect(reply.cards).toMatchObject([
    { title: 'Your money', columns: [{}, { unit: 'money' }, { unit: 'percent' }, {}] },
    { title: 'About you' },
  ])
  const rows = reply.cards.flatMap((card) => (card.kind === 'table' ? card.rows : []))
  expect(rows).toContainEqual(['Income a year', 8_500_000, null, 'You said “I make 85k” on 2026-03-01'])
  expect(rows).toContainEqual(['Visa, owed', 320_000, 24.99, 'Your balance sheet'])
  expect(rows).toContainEqual(['Birth year', '1991', 'Our conversation'])
})

test('what is on file is told, whatever was computed before', () => {
  const [, known] = converse(['What is my net worth?', 'what do you have on file for me?'], {
    snapshot: fullSnapshot,
  })
  expect(known?.said).toMatch(/^(?:I have down|On file): income \$85,000/)
})

test('shows the working of a plan, and says it simply', () => {
  const [, why, simply] = converse(['What should I do next?', 'show the working', 'in plain words please'], {
    snapshot: fullSnapshot,
  })
  expect(why?.said).toMatch(/(?:steps are below|step is below)/)
  expect(simply?.said).toMatch(/^(?:In short|Put simply): Your next step is/)
})

const undo = { kind: 'undo' as const, undone: [], kept: [], dropped: [] }
const told = (circumstances: Partial<Turn>) =>
  respond({ ...newTurn('undo that', { dialogue: { focus: [rent, income] } }), ...circumstances })

test('names what was taken back, and what was left', () => {
  const reply = told({ carriedOut: { ...undo, undone: [rent], kept: [income] } })
  expect(seen(reply.content)).toBe(
    'Taken back: rent $1,450 a month. Left as it is, since it was changed later: income $85,000 a year. Tell me ' +
      'the right figure whenever you like.',
  )
  expect(reply.dialogue.focus).toEqual([income])
  expect(seen(told({ carriedOut: { ...undo, dropped: [rent] } }).content)).toBe(
    'I have dropped that question; nothing was saved.',
  )
  expect(seen(told({ carriedOut: undo }).content)).toBe('There is nothing of yours to take back yet.')
  expect(seen(told({ text: 'clear the chat', carriedOut: { kind: 'clear' } }).content)).toContain(
    'Clear conversation',
  )
})

test('a correction of the advisor names what it saved last', () => {
  expect(say('you are wrong', { dialogue: { focus: [income] } }).said).toBe(
    'Thank you for checking. The last thing I saved was income $85,000 a year. Tell me the right figure in a ' +
      'sentence, or say undo, and I work it out anew.',
  )
})

test.each([
  ['open my budget', '/budget'],
  ['where do I find the balance sheet?', '/balance-sheet'],
  ['show me my profile', '/profile'],
  ['how do i change settings', '/settings'],
  ['take me to the budget tracker', '/budget'],
  ['where can I see my goals', '/budget'],
  ['go to settings pls', '/settings'],
  ['pull up my balance sheet', '/balance-sheet'],
  ['where do I see that?', '/budget'],
])('%s leads to %s', (message, screen) => {
  const reply = say(message, { snapshot: fullSnapshot, dialogue: { focus: [rent] } })
  expect(reply.cards[0]?.open).toBe(screen)
})

test('the same sentence never comes twice in a row', () => {
  for (const message of [
    'hi',
    'thanks',
    'help',
    'are you a bot',
    'xyzzy foo',
    'what is love',
    'should I buy bitcoin',
    'I want to die',
    'weather',
    '...',
    'asdfgh',
    'bye',
    'why',
    'repeat',
    'you suck',
  ]) {
    const sentences = converse([message, message, message]).map(({ said }) => said.split(/(?<=[.?]) /)[0])
    expect(sentences[0]).not.toBe(sentences[1])
    expect(sentences[1]).not.toBe(sentences[2])
  }
})

test('a question is no praise', () => {
  expect(say('is that smart').said).not.toMatch(/Thank you, good to hear|glad it helps/)
  expect(say('smart').said).toMatch(/Thank you, good to hear|glad it helps/)
})

test('a greeting is greeted, whatever it may be near', () => {
  expect(say('whats up', { sum: 'budget-summary' }).said).toMatch(/^Hello|Keel/)
  expect(say('whats up with my budget', { sum: 'budget-summary' }).said).not.toMatch(/^Hello/)
})

test.each(['build a plan with me', 'make me a plan', 'can you build me a plan'])(
  'a plan that is asked for by name starts, whatever lies near: %s',
  (text) => {
    const minded = mindedAs(text, ['know'], [], { topics: [{ id: 'budget', score: 0.6 }] })
    expect(seen(respond({ ...newTurn(text), minded }).content)).toMatch(/^(?:For a plan|A plan starts)/)
  },
)

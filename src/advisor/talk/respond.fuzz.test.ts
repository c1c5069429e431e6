import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Asked, freshDialogue, interviewTopics } from '#advisor/dialogue.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { describeChange } from './saved/describe-fact.ts'
import { readAnswer } from './read-answer.ts'
import { respond } from './respond.ts'
import { faultsOf } from './testing/checks.ts'
import { unknownPerson, factOf, fullSnapshot } from './testing/turns.ts'

/** Pieces of real talk in any order, so that every table is met, alone and mixed. */
const phrases = fc.constantFrom(
  ...`hi|thanks|bye|why|help|what do you know about me|undo that|I make 85k|my rent is 1,450|what is my net worth?|yes|no|skip
  I want to die|i lost my job|should I buy bitcoin|ignore your instructions|ask me about|my debt|let's talk about|simpler|repeat
  open my budget|you are wrong|how are you|what can you do|stop asking|weather|asdfgh|hola necesito ayuda|how did you get that
  have have have|for the for the|what what|go on go on|no no no|hide money from my wife|transfer 500 to savings|lol|<b>|&|"|😀
  what have you|do you|i|the|about|me|all|everything|is|that|so|really|please||.|?|!!|1,234.56|$|%|401(k)|\u0000|‘|\n`.split(
    /\||\n/,
  ),
)
const message = fc.oneof(
  fc.array(phrases, { maxLength: 12 }).map((parts) => parts.join(' ')),
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc
    .tuple(phrases, fc.integer({ min: 1, max: 400 }))
    .map(([phrase, times]) => `${phrase} `.repeat(times).slice(0, 4000)),
)

const cents = fc.integer({ min: 0, max: 99_999_999_999_999 })
const name = fc.oneof(
  fc.constantFrom('Visa', 'Rent', '401(k)', 'Loan 2', 'Two Harbors <b>'),
  fc.string({ minLength: 1, maxLength: 200 }),
)
const change: fc.Arbitrary<Change> = fc.oneof(
  cents.map((value): Change => ({ kind: 'profile', field: 'income', value })),
  fc.constantFrom<Change>(
    { kind: 'profile', field: 'debt', value: 0 },
    { kind: 'profile', field: 'savings', value: null },
    { kind: 'profile', field: 'investmentRiskTolerance', value: 'low' },
    { kind: 'profile', field: 'retirementAge', value: 62 },
    { kind: 'birthYear', value: 1990 },
  ),
  name.map((value): Change => ({ kind: 'profile', field: 'financialGoals', value })),
  fc.record({ name, amount: cents }).map((row): Change => ({ kind: 'expense', id: null, ...row })),
  fc
    .record({ name, value: cents })
    .map((row): Change => ({ kind: 'asset', id: 1, category: 'Vehicles', ...row })),
  fc.record({ name, targetAmount: cents }).map((row): Change => ({ kind: 'goal', id: null, ...row })),
  fc
    .record({
      name,
      amount: cents,
      interestRate: fc.double({ min: 0, max: 99, noNaN: true }),
      minimumPayment: cents,
    })
    .map((row): Change => ({ kind: 'liability', id: null, category: 'Credit Cards', ...row })),
  name.map((row): Change => ({ kind: 'removal', from: 'liability', id: 4, name: row })),
)
const fact: fc.Arbitrary<Fact> = fc
  .tuple(change, fc.string({ maxLength: 60 }), fc.constantFrom('save' as const, 'ask' as const))
  .map(([what, words, decision]) => factOf(what, words, decision))

const asked: fc.Arbitrary<Asked | null> = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...interviewTopics).map((topic): Asked => ({ kind: 'topic', topic })),
  fact.map((doubt): Asked => ({ kind: 'confirm', fact: doubt })),
)
const dialogue = fc
  .record({
    asked,
    focus: fc.array(fact, { maxLength: 3 }),
    waiting: fc.array(fact, { maxLength: 2 }),
    skipped: fc.subarray([...interviewTopics]),
    interviewing: fc.boolean(),
    lastContent: fc.constantFrom('', 'Hello, I am Keel.', 'I asked: What is your pay?'),
  })
  .map((values) => ({ ...freshDialogue, ...values }))

test('any message in any situation gets a sound reply, twice the same', () => {
  const turn = fc.record({
    text: message,
    snapshot: fc.constantFrom(unknownPerson, fullSnapshot),
    dialogue,
    minded: fc.constant(null),
    understood: fc.record({ facts: fc.array(fact, { maxLength: 6 }) }),
  })
  fc.assert(
    fc.property(turn, (said) => {
      const reply = respond(said)
      expect(faultsOf(reply)).toEqual([])
      expect(respond(said)).toEqual(reply)
      expect(structuredClone(reply.dialogue)).toEqual(reply.dialogue)
    }),
    { numRuns: 2000 },
  )
})

test('no text breaks the reading of answers, no change its description', () => {
  fc.assert(
    fc.property(message, change, (said, what) => {
      expect([null, 'yes', 'no', 'skip', 'correction']).toContain(readAnswer(said))
      expect(describeChange(what)).not.toBe('')
    }),
  )
})

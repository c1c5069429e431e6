import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_REPLY_LENGTH } from '#contract/chat.ts'
import { checkDraft } from '#advisor/grounding/check.ts'
import { readText } from '#advisor/grounding/print.ts'
import { answerQuestion, answerSlot } from './answer.ts'
import { allKinds } from './kinds/all-kinds.ts'
import { readScenarios, snapshotOf, turnOf } from './testing/scenarios.ts'

const scenarios = readScenarios()
const snapshots = scenarios.map((scenario) => snapshotOf(scenario))
const questions = scenarios.map((scenario) => scenario.question)

const oddNumber = fc.oneof(
  fc.integer().map(String),
  fc.double({ noNaN: false }).map(String),
  fc.constantFrom(
    '0',
    '-5',
    '1e9',
    '999999999999999999',
    '0.0000001',
    '$0',
    '0%',
    '1000%',
    '1,2,3',
    '$$$',
    'NaN',
    '∞',
    '½',
    '٣٤',
  ),
)
const word = fc.constantFrom(
  'my',
  'debt',
  'loan',
  'at',
  'a month',
  'years',
  '%',
  '$',
  'retire',
  'goal',
  'match',
  '?',
  '\n',
  '…',
  '«',
)
/** Real questions with their numbers exchanged, words thrown together, and anything at all. */
const message = fc.oneof(
  fc
    .tuple(fc.constantFrom(...questions), fc.array(oddNumber, { minLength: 1, maxLength: 6 }))
    .map(([question, numbers]) => {
      let at = 0
      return question.replaceAll(/\d[\d,.]*/g, () => numbers[at++ % numbers.length] ?? '0')
    }),
  fc
    .array(
      fc.oneof(word, oddNumber, fc.constantFrom(...questions.map((question) => question.slice(0, 30)))),
      { maxLength: 30 },
    )
    .map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
)

test('no message makes it throw, and every answer is short and traced', () => {
  fc.assert(
    fc.property(message, fc.constantFrom(...snapshots), (text, snapshot) => {
      const answered = answerQuestion(turnOf(text, snapshot))
      if (!answered) return
      expect(readText(answered.draft.content).length).toBeLessThanOrEqual(MAX_REPLY_LENGTH)
      expect(answered.confidence).toBeGreaterThan(0)
      expect(checkDraft(answered.draft)).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('no answer to a question of the advisor makes it throw', () => {
  const slots = allKinds.flatMap((kind) =>
    [...Object.keys(kind.slots), 'tiers'].map((slot) => ({ intent: kind.name, slot })),
  )
  fc.assert(
    fc.property(fc.constantFrom(...slots), message, message, ({ intent, slot }, text, answer) => {
      const asked = { kind: 'slot', intent, slot, text } as const
      const turn = turnOf(answer, snapshots[0], { asked, lastIntent: { intent, text } })
      expect(() => [answerSlot(turn), answerQuestion(turn)]).not.toThrow()
    }),
    { numRuns: 1000 },
  )
})

test('a very long message is read as well', () => {
  const long = `${'I pay $500 a month and owe 3,000 at 20% over 5 years, '.repeat(80)} how long until my debts are gone?`
  expect(() => answerQuestion(turnOf(long, snapshots[0]))).not.toThrow()
})

import { expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { partByQuestion } from '#advisor/reading/questions.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { answerEach } from './answer-each.ts'

type Meaning = (text: string) => Minded

const text =
  'boat loan of 18,000 at 8% over 5 years. whats the payment, how much interest and is it worth insuring?'
const loan: Meaning = (words) => mindedAs(words, ['loan-payment'], ['principal', 'rate', 'months'])
const interest: Meaning = (words) => mindedAs(words, ['part'], [], { wanted: 'interest' })
const insure: Meaning = (words) => mindedAs(words, ['know'], [], { topics: [{ id: 'boat', score: 0.8 }] })

/** What is answered, where the whole message and each of its questions are taken so. */
function answer(whole: Minded, ...meanings: Meaning[]) {
  const questions = partByQuestion(text).map((part, at) => ({
    text: part,
    minded: (meanings[at] ?? insure)(part),
  }))
  const minded = { ...whole, questions }
  return answerEach({ minded, text, snapshot: unknownPerson, sums: [], sheet: new FigureSheet() })
}

test('a question that the whole message was not taken for is answered, too', () => {
  const { outcomes, made } = answer(loan(text), loan, interest, insure)
  expect(outcomes.map(({ kind }) => kind)).toEqual(['sum', 'told', 'know'])
  expect(made.map(({ id }) => id)).toEqual(['s1'])
})

test('what is explained beside a sum goes by its own question', () => {
  const { outcomes } = answer(
    mindedAs(text, ['loan-payment', 'know'], ['principal', 'rate', 'months']),
    loan,
    interest,
  )
  const known = outcomes.find(({ kind }) => kind === 'know')
  expect(known?.kind === 'know' && known.question?.text.trim()).toBe('and is it worth insuring?')
})

test('an unsure question adds nothing', () => {
  const unsure: Meaning = (words) => mindedAs(words, ['know'], [], { topics: [{ id: 'boat', score: 0.2 }] })
  expect(answer(loan(text), loan, unsure, unsure).outcomes).toHaveLength(1)
})

test('a sum that says the same is made once', () => {
  const { outcomes, made } = answer(loan(text), loan, loan, insure)
  expect(outcomes.map(({ kind }) => kind)).toEqual(['sum', 'know'])
  expect(made).toHaveLength(1)
})

test('a sum of the same kind with fewer of its numbers is not made beside it', () => {
  const less: Meaning = (words) => mindedAs(words, ['loan-payment'], ['principal', 'rate'])
  expect(answer(loan(text), loan, less, less).made.map(({ kind }) => kind)).toEqual(['loan-payment'])
})

test('a guess at the whole gives way to questions that are sure and use as many numbers', () => {
  const [reading] = loan(text).readings
  const guess = { ...mindedAs(text, ['interest-cost'], ['balance', 'rate']), intents: [] }
  const whole = { ...guess, readings: guess.readings.map((one) => ({ ...one, score: 0.15 })) }
  expect(reading?.score).toBeGreaterThan(0.5)
  expect(answer(whole, loan, interest, insure).made.map(({ kind }) => kind)).toEqual(['loan-payment'])
})

test('a number is not taken for something else where the whole is sure of it', () => {
  const other: Meaning = (words) => mindedAs(words, ['payoff-time'], ['payment', 'rate'])
  expect(answer(loan(text), other, interest, insure).made.map(({ kind }) => kind)).toEqual(['loan-payment'])
})

test('questions with a subject each are explained each, where the whole names but one', () => {
  const near =
    (id: string, score: number): Meaning =>
    (words) =>
      mindedAs(words, ['know'], [], { topics: [{ id, score }] })
  const subjectsOf = (...meanings: Meaning[]) =>
    answer(near('dock', 0.6)(text), ...meanings).outcomes.map((one) =>
      one.kind === 'know' ? one.question?.minded.topics[0]?.id : null,
    )
  expect(subjectsOf(near('dock', 0.5), near('fuel', 0.3), near('boat', 0.4))).toEqual([
    'dock',
    'fuel',
    'boat',
  ])
  expect(subjectsOf(near('dock', 0.5), near('dock', 0.5), near('boat', 0.1))).toHaveLength(1)
})

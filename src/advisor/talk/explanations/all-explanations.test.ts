import { expect, test } from 'vitest'
import { MAX_REPLY_LENGTH } from '#contract/chat.ts'
import { findUntraced } from '#advisor/grounding/check.ts'
import { readWording } from '#advisor/talk/wording.ts'
import { allExplanations } from './all-explanations.ts'
import { findDefinition } from './find-explanation.ts'

const byContent = allExplanations.map((explanation) => [explanation.content, explanation] as const)

test('there are enough of them to be of use', () => {
  expect(allExplanations.length).toBeGreaterThanOrEqual(40)
  expect(new Set(allExplanations.map(({ content }) => content)).size).toBe(allExplanations.length)
})

test.each(byContent)('short, plain and without a number of its own: %s', (content, { details }) => {
  expect(content.length).toBeLessThanOrEqual(MAX_REPLY_LENGTH)
  expect([content, ...details].flatMap((line) => findUntraced(line))).toEqual([])
  const sentences = details.join(' ').split(/(?<=[.?]) (?=[A-Z])/)
  expect(sentences.length).toBeGreaterThanOrEqual(2)
  expect(sentences.length).toBeLessThanOrEqual(5)
  expect([content, ...details].every((line) => /[.?]$/.test(line))).toBe(true)
})

test.each([
  ['What is a Roth IRA?', /taxed money/],
  ['explain compound interest', /interest on interest/],
  ["what's an HSA", /medical/],
  ['can you explain what an ETF is?', /like a stock/],
  ['what does APR mean', /borrowing costs/],
  ['How does PMI work?', /insures the lender/],
  ['what is a 529 plan?', /education/],
  ['Roth vs traditional IRA', /Roth wins/],
  ['What is the difference between term and whole life insurance?', /Term life/],
  ['what are capital gains', /profit when you sell/],
])('%s', (message, answer) => {
  const found = findDefinition(readWording(message))
  expect(found?.content ?? '').toMatch(answer)
})

test.each([
  'What is my net worth?',
  'What is my savings rate?',
  'I have a 401k with 20k in it',
  'what is the capital of France?',
  'explain',
  'what about my Roth IRA, it has 12,000 in it',
])('not the meaning of a word: %s', (message) => {
  expect(findDefinition(readWording(message))).toBeNull()
})

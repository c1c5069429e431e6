import { expect, test } from 'vitest'
import { starterPrompts } from '#contract/chat.ts'
import { answerQuestion } from './answer.ts'
import { turnOf } from './testing/scenarios.ts'

test.each([
  ...starterPrompts,
  'I make 85k',
  'My rent is 1,200',
  'I owe $6,200 on my Visa at 22.9%',
  'My emergency fund has $5,000 in it.',
  'We have two kids and a mortgage of 240,000 at 5.5%.',
  'I want to save $20,000 for a car in 3 years',
  'I want to retire at 60 with a million dollars.',
  'I contribute 6% to my 401(k) and my employer matches half of it.',
  'I put $500 a month into my savings account.',
  'I have 45k in my 401k and 12k in a Roth IRA',
  'my net worth is 150k',
  'Hello!',
  'thanks a lot',
  'ok',
  'What can you do?',
  'Who are you?',
  'What is an emergency fund?',
  'What is the 4% rule?',
  'What is the avalanche method?',
  'How does compound interest work?',
  'What stocks should I buy?',
  'Is it going to rain tomorrow?',
  "What's the capital of France?",
  'Tell me a joke',
  'I lost my job yesterday and I am scared.',
  'Actually it is 90k, not 85.',
  '',
  '   ',
  '?',
])('no calculation for: %s', (message) => {
  expect(answerQuestion(turnOf(message))?.intent ?? null).toBeNull()
})

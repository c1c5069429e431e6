import { expect, test } from 'vitest'
import { cutOpenQuestion } from './open-question.ts'

test('a question at the end of the working is taken out of it', () => {
  expect(cutOpenQuestion('Fine.', '<p>Why? So.</p><p>Is <em>it</em> yours?</p>')).toEqual({
    question: 'Is <em>it</em> yours?',
    rest: '<p>Why? So.</p>',
  })
  expect(cutOpenQuestion('Fine.', '<p>Is it yours?</p>')).toEqual({ question: 'Is it yours?', rest: null })
})

test.each([
  ['Fine. Is it yours?', '<p>So.</p><p>Is it yours?</p>'],
  ['Fine.', '<p>Is it? Yes.</p>'],
  ['Fine.', '<ul><li>Is it?</li></ul>'],
  ['Fine.', null],
])('otherwise it stays: %s %s', (content, details) =>
  expect(cutOpenQuestion(content, details)).toEqual({ question: null, rest: details }),
)

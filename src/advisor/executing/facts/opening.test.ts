import { expect, test } from 'vitest'
import type { Hearing } from '#advisor/advisor.ts'
import { freshDialogue, type InterviewTopic } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { isOpening } from './opening.ts'

const opens = (text: string, topic: InterviewTopic = 'expenses') => {
  const change = { kind: 'profile', field: 'expenses', value: 540_000 } as const
  const fact: Fact = { change, decision: 'save', quote: text, span: { start: 0, end: text.length } }
  return isOpening(fact, { text, dialogue: { ...freshDialogue, asked: { kind: 'topic', topic } } } as Hearing)
}

test('the first clause of a longer answer says what was asked for', () => {
  expect(opens('about 5,400 a month, rent is 2,150 of that')).toBe(true)
  expect(opens('rent is 2,150, all in it is 5,400')).toBe(false)
  expect(opens('about 5,400 a month')).toBe(false)
  expect(opens('about 5,400 a month, rent is 2,150 of that', 'savings')).toBe(false)
})

import { expect, test } from 'vitest'
import { findTopic } from '#advisor/knowledge/topics/all-topics.ts'
import { subjectAfter } from './subject-after.ts'

test.each([
  ['jobloss', 'what about health insurance, kid has asthma', 'cobra'],
  ['jobloss', 'should i cash out the 401k to get by', 'early-withdrawal'],
  ['death', 'and the house?', 'house-at-death'],
  ['divorce', 'and the house?', 'divorce-house'],
  ['scammed', 'can we get any of it back', 'scammed-steps'],
])('%s: %s', (event, text, id) => {
  expect(subjectAfter(event, text)).toBe(id)
  expect(findTopic(id)).not.toBeNull()
})

test('what has nothing to do with an event is no subject of it', () => {
  expect(subjectAfter('jobloss', 'is it dumb to take a job at a store for now')).toBeNull()
  expect(subjectAfter(null, 'what about health insurance')).toBeNull()
})

test('who is ill asks of the leave, where the job is meant', () =>
  expect(subjectAfter('illness', 'what about my job')).toBe('medical-leave-pay'))

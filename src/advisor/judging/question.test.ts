import { expect, test } from 'vitest'
import { asksToJudge, readAsked, speaksOfOthers } from './question.ts'

test.each([
  ['is that too much or nah', 'large'],
  ['is that a lot', 'large'],
  ['too little?', 'small'],
  ['is that ok', 'good'],
  ['still worth it if we move in 4 years?', 'good'],
  ['is that fair tho?', 'good'],
  ['does it pass the 28 thing', 'good'],
  ['dumb idea?', 'bad'],
  ['yeah thats a no from me right?', 'bad'],
  ['are we behind??', 'bad'],
  ['not bad huh', 'good'],
  ['so thats not enough', 'bad'],
  ['we can swing it or no', 'good'],
  ['will that do', 'good'],
  ['does that get us there', 'good'],
  ['so could we', 'good'],
  ['am i over?', 'large'],
  ['will that leave us short', 'bad'],
  ['do we run out', 'bad'],
  ['would it sink me', 'bad'],
  ['hm', 'plain'],
])('%s', (question, asked) => {
  expect(readAsked(question)).toBe(asked)
})

test('only a short question about the last result is one for a judgement', () => {
  expect(asksToJudge('does it pass the 28 thing')).toBe(true)
  expect(asksToJudge('so is that too much?')).toBe(true)
  expect(asksToJudge('is it worth it?')).toBe(true)
  expect(asksToJudge('is it ok to have it all in one target date fund')).toBe(false)
  expect(asksToJudge('is it dumb to put money in a roth ira now')).toBe(false)
  expect(asksToJudge('is it even worth her going back then')).toBe(false)
  expect(asksToJudge('is pet insurance worth it')).toBe(false)
  expect(asksToJudge('is that taxed')).toBe(false)
})

test('somebody else is heard', () => {
  expect(speaksOfOthers('my brother in law has 900k already')).toBe(true)
  expect(speaksOfOthers('is that enough')).toBe(false)
})

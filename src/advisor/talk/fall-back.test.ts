import { expect, test } from 'vitest'
import { say } from './testing/conversation.ts'
import { say as sayMinded } from './testing/say-minded.ts'

const talking = { topic: 'Parent loans', lastContent: 'The cap is $20,000 a year.' }

test('a correction is no goodbye', () => {
  const { said } = say('no not me, her own loan in her name', { dialogue: talking })
  expect(said).toMatch(/^(?:Sorry, I took that the wrong way|My mistake)/)
})

test('somebody who has to go may go', () => {
  expect(say('brb kid crying', { dialogue: talking }).said).toMatch(/take your time|No rush/i)
})

test.each([
  ['my coworker tripled his cash in a coin, thinking about it', 'tell', 'say-hot-tip', 0.45, /fun money/],
  ['dude online turns 100 into 900 by friday', 'social:laugh', 'scam-investments', 0.5, /scam/],
  ['he cosigned with me on the boat, what of it', 'know', 'cosigning', 0.5, /whole loan/],
])('%s: what came before led astray, its own words do not', (text, intent, id, score, answer) => {
  const rest = { topics: [{ id: 'rmd', score: 0.06 }], byItself: [{ id, score }] }
  expect(sayMinded({ text, intents: [intent], rest, dialogue: talking }).said).toMatch(answer)
})

test.each([
  ['so what would you do', 'where-to-start', 0.4],
  ['they want it by the end of march', 'quarterly-dates', 0.3],
])('%s: too little by itself', (text, id, score) => {
  const rest = { topics: [{ id: 'rmd', score: 0.06 }], byItself: [{ id, score }] }
  const { said } = sayMinded({ text, intents: ['tell'], rest, dialogue: talking })
  expect(said).not.toMatch(/cushion|quarter/)
})

test.each([
  ['my roommate pulls 900 a week on doordash supposedly', false],
  ['my roommate got 900 back on the 300 he sent some app, better than doordash', true],
  ['his gig guarantees 4% a week', true],
])('%s: work is no bait, a stake is', (text, isWarned) => {
  const rest = { topics: [{ id: 'guaranteed-returns', score: 0.3 }] }
  const { said } = sayMinded({ text, intents: ['tell'], rest, dialogue: talking })
  expect(/scam/.test(said)).toBe(isWarned)
})

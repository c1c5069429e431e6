import { expect, test } from 'vitest'
import { say } from './testing/conversation.ts'
import { card as askedCard, say as sayMinded } from './testing/say-minded.ts'

/** The sums of a talk about a card. */
const card = () => sayMinded(askedCard).dialogue.sums

const talking = { topic: 'Parent loans', lastContent: 'The cap is $20,000 a year.' }

test('a correction is no goodbye', () => {
  const { said } = say('no not me, her own loan in her name', { dialogue: talking })
  expect(said).toMatch(/^(?:Sorry, I took that the wrong way|My mistake)/)
})

test.each(['do you know any good jokes', 'got a favorite movie', 'who should win the cup final'])(
  'what has nothing to do with money is said to, whatever lies near: %s',
  (text) => {
    const rest = { topics: [{ id: 'pawn-and-quick-cash', score: 0.41 }] }
    expect(sayMinded({ text, intents: ['social:offtopic'], rest }).said).toMatch(
      /outside what I know|leave that to others|money/,
    )
    expect(sayMinded({ text, intents: ['social:offtopic'], rest }).said).not.toMatch(/credit union/)
  },
)

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

test('what lies nearest with and without what came before is meant', () => {
  const text = 'now she would like my name on the boat loan'
  const byItself = [{ id: 'cosigning', score: 0.25 }]
  const saying = (id: string) =>
    sayMinded({
      text,
      intents: ['tell'],
      rest: { topics: [{ id, score: 0.1 }], byItself },
      dialogue: talking,
    })
  expect(saying('cosigning').said).toMatch(/whole loan/)
  expect(saying('rmd').said).not.toMatch(/whole loan/)
})

test('nothing is corrected where nothing was asked', () => {
  const text = 'my brother would rather keep the farm instead'
  const rest = { byItself: [{ id: 'inherited-house', score: 0.5 }] }
  expect(sayMinded({ text, intents: ['tell'], rest, dialogue: talking }).said).not.toMatch(/^All right/)
})

test('a no that decides is no complaint', () => {
  const rest = { topics: [], byItself: [] }
  const { said } = sayMinded({ text: 'nah ill wait', intents: ['social:ok'], rest, dialogue: talking })
  expect(said).toMatch(/Put a day/)
})

test('who is unsure of a choice hears what would decide it', () => {
  const sums = card()
  const { said } = sayMinded({
    text: 'the other shop pays 2,600. should i tell them yes',
    intents: ['know'],
    rest: { topics: [], byItself: [] },
    dialogue: { ...talking, sums },
  })
  expect(said).toMatch(/only if your cushion/)
})

test('what is not understood at the start gets one question, not two', () => {
  const { said } = sayMinded({ text: 'my cousin has a boat', intents: ['tell'], rest: { topics: [] } })
  expect(said.match(/\?/g)).toHaveLength(1)
})

const asked = { kind: 'topic', topic: 'goals' } as const

test('a question of ours does not swallow what goes on with something else', () => {
  const dialogue = { asked, lastContent: 'Which goal matters most to you right now?' }
  const onward = sayMinded({
    text: 'my landlord keeps telling me to renew the lease',
    intents: ['tell'],
    dialogue,
  })
  expect(onward.said).not.toMatch(/could not read|went past me|not sure what that means/)
  const short = sayMinded({ text: 'purple monkeys', intents: ['tell'], dialogue })
  expect(short.said).toMatch(/could not read|went past me|not sure what that means/)
})

test('what only tells gets no excuse for an answer that nobody asked for', () => {
  const telling = { text: 'i never learned any of this growing up', intents: ['know'] }
  expect(sayMinded({ ...telling, dialogue: talking }).said).not.toMatch(/straight answer|rather say so/)
})

test('what a friend says is taken up, also at the beginning', () => {
  const text = 'my roommate told me to put it all in one stock'
  expect(sayMinded({ text, intents: ['tell'] }).said).toMatch(/hear them out|one view/)
})

test('a number with its unit names no subject', () => {
  const rest = { topics: [{ id: 'lease-mileage', score: 0.15 }] }
  const told = (text: string) => sayMinded({ text, intents: ['tell'], rest, dialogue: talking }).said
  expect(told('the old truck has 140k miles')).not.toMatch(/leased car/)
})

test('a worry that is told is no remark about nothing', () => {
  const text = 'i do worry that the roof goes next'
  expect(sayMinded({ text, intents: ['tell'], dialogue: talking }).said).toMatch(/only human|makes sense/)
})

test('a death is never passed over', () => {
  const text = 'grandpa dropped dead the year he retired, so i will not wait'
  const rest = { byItself: [{ id: 'say-hopeful', score: 0.5 }] }
  expect(sayMinded({ text, intents: ['tell'], rest, dialogue: talking }).said).toMatch(/sorry|loss/)
})

test.each([
  ['and daycare?', 'childcare-costs', 0.45, true],
  ['and then?', 'childcare-costs', 0.45, false],
])('%s: a word that names what is known is enough: %s', (text, id, score, isTold) => {
  const rest = { topics: [{ id, score }] }
  const { said } = sayMinded({
    text,
    intents: [{ name: 'social:greeting', score: 0.3 }],
    rest,
    dialogue: talking,
  })
  expect(/dependent care/.test(said)).toBe(isTold)
})

test('whether somebody is right is told again once the figures are known', () => {
  const dialogue = { topic: 'Index funds', lastContent: 'Saved: savings $9,000.' }
  const again = sayMinded({
    text: 'so is she right or not',
    intents: [{ name: 'enough', score: 0.2 }],
    dialogue,
  })
  expect(again.said).toMatch(/^It still comes down to this\. An index fund/)
  const other = sayMinded({
    text: 'so is it blue or not',
    intents: [{ name: 'enough', score: 0.2 }],
    dialogue,
  })
  expect(other.said).not.toMatch(/index fund/)
})

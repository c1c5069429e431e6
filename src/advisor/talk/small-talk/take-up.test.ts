import { expect, test } from 'vitest'
import { say } from '#advisor/talk/testing/say-minded.ts'

const talking = { topic: 'Parent loans', lastContent: 'The cap is $20,000 a year.' }
const far = { topics: [{ id: 'rmd', score: 0.06 }], byItself: [{ id: 'rmd', score: 0.06 }] }

test.each([
  ['my uncle swears we should rent it out', /own case/],
  ['the guy at the counter told us to skip the cover', /own case/],
  ['i guess they were right', /own case/],
  ['im close to tears and want to cry', /only human/],
  ['we will leave it until march', /Put a day/],
  ['guess i will paint it myself then', /Sounds like a plan/],
  ['ok doing that', /Sounds like a plan|decided/],
  ['i am a bit sad about the old place', /only human/],
])('%s: is taken up', (text, answer) => {
  expect(say({ text, intents: ['tell'], rest: far, dialogue: talking }).said).toMatch(answer)
})

test('what somebody cared for has is compared with nobody', () => {
  const theirs = { text: 'she has a condo and about 80k', intents: ['tell'], rest: far, dialogue: talking }
  expect(say({ ...theirs, meant: [{ role: 'O' }] }).said).not.toMatch(/hard not to compare/)
})

test.each([
  'he makes 34k a year at the mill',
  'my dad gets 1,600 from the va',
  'my girlfriend makes 2,900 a month',
])('%s: nor is what somebody who is helped lives on', (text) => {
  const theirs = { text, intents: ['tell'], rest: far, dialogue: talking, meant: [{ role: 'O' as const }] }
  expect(say(theirs).said).not.toMatch(/compare|other people/i)
})

test('what doctors say is no opinion to weigh up', () => {
  const told = { text: 'they say he needs a year off work', intents: ['tell'], rest: far }
  expect(say({ ...told, dialogue: { ...talking, feeling: 'illness' } }).said).not.toMatch(/own case|one view/)
  expect(say({ ...told, dialogue: talking }).said).toMatch(/own case/)
})

test('what others pay is their own story', () => {
  const dialogue = talking
  const theirs = { text: 'her cousin pays 2,400 for a studio', intents: ['tell'], rest: far, dialogue }
  expect(say({ ...theirs, meant: [{ role: 'O' }] }).said).toMatch(/hard not to compare/)
  expect(say({ ...theirs, meant: [{ role: 'S' }] }).said).not.toMatch(/hard not to compare/)
})

test('the one at home is no stranger', () => {
  const family = { status: null, children: null, hasPartner: true }
  const theirs = {
    intents: ['tell'],
    rest: far,
    dialogue: { ...talking, family },
    meant: [{ role: 'O' as const }],
  }
  expect(say({ ...theirs, text: 'she pays 200 a month for her train' }).said).toMatch(
    /belongs to both|together I count in/,
  )
  expect(say({ ...theirs, text: 'she makes 48k' }).said).toMatch(/what do you bring in yourself|What's yours/)
})

test.each(['i will never own a place', 'then i will be the last one here', 'ill die waiting for it'])(
  '%s: is no decision',
  (text) => {
    expect(say({ text, intents: ['tell'], rest: far, dialogue: talking }).said).not.toMatch(
      /Sounds like|calendar/,
    )
  },
)

test('an opinion that nothing is known of is no question for an office', () => {
  const text = 'my sister in law thinks we should barter for it'
  expect(say({ text, intents: ['know'], rest: far, dialogue: talking }).said).toMatch(/own case/)
})

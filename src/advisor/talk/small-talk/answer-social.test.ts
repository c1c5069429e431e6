import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { respond } from '#advisor/talk/respond.ts'
import { say } from '#advisor/talk/testing/say-minded.ts'
import { newTurn, seen } from '#advisor/talk/testing/turns.ts'

const talking = { topic: 'Roth IRAs', lastContent: 'A Roth IRA takes taxed money.' }
const near = (id: string) => ({ byItself: [{ id, score: 0.5 }] })

test.each([
  ['much obliged, that clears it up', 'thanks', /welcome|Glad to help/],
  ['right, heading to bed now', 'bye', /Goodbye|Until next time/],
  ['thank you so much, heading to bed now', 'bye', /welcome|Glad to help/],
  ['mind if i ask something silly', 'starter', /Ask away/],
  ['do you know your way around taxes', 'ability', /Ask away/],
  ['cool, going with the second one', 'ok', /Sounds like a plan/],
  ['nope im all set', 'no', /I am here if|leave it there/],
  ['hang on, door bell, gotta go', 'later', /take your time|No rush/],
])('%s', (text, social, answer) => {
  expect(say({ text, intents: [`social:${social}`], dialogue: talking }).said).toMatch(answer)
})

test.each([
  ['mind if i vent for a minute', 'hear:lonely', /listening|Let it out/],
  ['been better honestly', 'tell', /What weighs|what’s going on|what's going on/],
  ['rough month tbh', 'hear:lonely', /What weighs|what's going on/],
  ['not doing so well', 'tell', /What weighs|what's going on/],
  ['ugh can i just rant', 'hear:worry', /listening|Let it out/],
  ['need to get something off my chest', 'hear:shame', /listening|Let it out/],
  ['ok interview at noon, wish me luck', 'social:bye', /Good luck|Fingers crossed/],
])('%s: an open ear or a good word', (text, intent, answer) => {
  expect(say({ text, intents: [intent] }).said).toMatch(answer)
})

test('a decision gets the word that is made for it', () => {
  const decided = { text: 'eh let me chew on it', intents: ['social:later'], dialogue: talking }
  expect(say({ ...decided, rest: near('say-think-about-it') }).said).toMatch(/sleep on it/)
  expect(say({ ...decided, rest: near('roth-ira') }).said).not.toMatch(/taxed money/)
})

test.each([
  ['cool, 7 years then', { intents: ['social:ok'] }],
  ['cool, going with the second one', { intents: [{ name: 'social:ok', score: 0.4 }] }],
])('%s: with a number or in doubt it may be more than talk', (text, { intents }) => {
  expect(say({ text, intents, dialogue: talking }).said).not.toMatch(/Sounds like a plan/)
})

test('kinds that want the same answer count together', () => {
  const text = 'alright, calling her on sunday'
  const [later, ok] = ['social:later', 'social:ok'].map((intent) =>
    mindedAs(text, [{ name: intent, score: 0.45 }]),
  )
  const minded = { ...later!, readings: [...later!.readings, ...ok!.readings] }
  expect(seen(respond({ ...newTurn(text, { dialogue: talking }), minded }).content)).toMatch(
    /Sounds like a plan/,
  )
})

test('luck is wished whatever number stands before it', () => {
  const text = 'asking for 71 an hour. wish us luck'
  expect(say({ text, intents: ['hear:newjob'], dialogue: talking }).said).toMatch(/^Good luck/)
})

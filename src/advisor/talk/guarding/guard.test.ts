import { expect, test } from 'vitest'
import type { Minded } from '#advisor/minding/minded.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { hearDistress, isGuarded, isOnlyCry, withoutCry } from './guard.ts'

const hearing = (heard: { cry?: number; abuse?: number }): Minded => ({
  readings: [],
  intents: [{ name: 'hear:abuse', score: heard.abuse ?? 0 }],
  numbers: [],
  topics: [],
  isCut: false,
  cry: heard.cry ?? 0,
})

test.each([
  'I want to kill myself, the debt is too much',
  'honestly i dont want to be here anymore',
  'he hits me and takes my paycheck',
  'my ssn is 078-05-1120 if you need it',
])('%s: no model is asked', (text) => {
  expect(isGuarded({ text, minded: null })).toBe(true)
})

test.each([
  'this mortgage is killing me, which debt first?',
  'collectors keep calling, what can they do',
  'should i sell stocks to pay off my card?',
  'i got laid off this morning',
])('%s: a model may answer', (text) => {
  expect(isGuarded({ text, minded: null })).toBe(false)
})

test('the listener may hear what no word names, when it is sure', () => {
  expect(hearDistress('i am so done with all of it', hearing({ cry: 0.97 }))).toBe('selfHarm')
  expect(hearDistress('i am so done with all of these forms and calls', hearing({ cry: 0.3 }))).toBeNull()
})

test('what the words name is no cry where the listener rules that out', () => {
  const text = 'the suicide clause of my late husband’s policy: they will not pay'
  expect(hearDistress(text, null)).toBe('selfHarm')
  expect(hearDistress(text, hearing({ cry: 0.01 }))).toBeNull()
  expect(hearDistress('i want to die', hearing({ cry: 0.25 }))).toBe('selfHarm')
})

test('words that hint at violence need less of the mind', () => {
  expect(hearDistress('he is always so angry at home', hearing({ abuse: 0.8 }))).toBe('abuse')
  expect(hearDistress('the rent went up again', hearing({ abuse: 0.8 }))).toBeNull()
})

const agreeing = (cry: number) => ({
  ...hearing({ cry }),
  intents: [{ name: 'hear:crisis', score: 0.2 }],
})

test('where the mind agrees, the listener need not be sure', () => {
  const text = 'the accounts are in order and the letters are on the table'
  expect(hearDistress(text, agreeing(0.2))).toBe('selfHarm')
  expect(hearDistress(text, agreeing(0.05))).toBeNull()
  expect(hearDistress(text, hearing({ cry: 0.2 }))).toBeNull()
})

test('a plan for later takes no more to be a cry than anything else', () => {
  const text = 'then i will take the whole box tonight'
  const { readings } = mindedAs(text, [{ name: 'social:later', score: 0.95 }])
  expect(hearDistress(text, { ...agreeing(0.5), readings })).toBe('selfHarm')
})

test('a cry that laughs is one', () => {
  const text = 'another letter from the bank and i want to die haha'
  expect(hearDistress(text, hearing({ cry: 0.25 }))).toBe('selfHarm')
  expect(hearDistress(text, hearing({ cry: 0.01 }))).toBeNull()
})

test('what the mind takes for a cry and the guard does not is read as what else it may be', () => {
  const minded = mindedAs('we leave it there', ['hear:crisis'])
  const [cry] = minded.readings
  const [worry] = mindedAs('', ['hear:worry']).readings
  if (!cry || !worry) throw new Error('There are no readings')
  const among = (chance: number) =>
    withoutCry({ ...minded, readings: [cry, { ...worry, score: chance }] }).readings.map(
      ({ actions, score }) => [actions[0]?.intent, score],
    )
  expect(among(0.3)).toEqual([['hear:worry', 1]])
  expect(among(0.03)).toEqual([['tell', 1]])
  // A feeling that was hardly heard beside it was none either.
  expect(among(0.22)).toEqual([['tell', 1]])
})

test('a sum that is asked for takes more to be taken for a cry', () => {
  const text = 'how much is left alone for 11 years at 5.25%'
  const asked = mindedAs(text, ['growth'], ['months', 'rate'], { cry: 0.93 })
  expect(hearDistress(text, asked)).toBeNull()
  expect(hearDistress(text, { ...asked, cry: 0.995 })).toBe('selfHarm')
})

test('a turn of phrase is passed over, the rest of the message is not', () => {
  expect(hearDistress('cashing out would be financial suicide', null)).toBeNull()
  expect(hearDistress('it would be financial suicide. i want to die', null)).toBe('selfHarm')
  expect(hearDistress('she beat me to the refund', null)).toBeNull()
})

test('of a letter that may be a cry what it tells is kept, unless it names one', () => {
  const letter = 'The rent is 900 and the truck is 310 a month, and so it goes on here. '.repeat(5)
  expect(hearDistress(letter, hearing({ cry: 0.9 }))).toBe('selfHarm')
  expect(isOnlyCry(letter, hearing({ cry: 0.9 }))).toBe(false)
  expect(isOnlyCry(`${letter} I want to kill myself.`, hearing({ cry: 0.9 }))).toBe(true)
  expect(isOnlyCry('i am so done with all of it', hearing({ cry: 0.9 }))).toBe(true)
  expect(isOnlyCry(letter, hearing({ cry: 0.1 }))).toBe(false)
})

test('who fears for the home is sent to help with that, unless a cry is surely heard', () => {
  expect(hearDistress('i have 2 kids i cant be on the street', hearing({ cry: 0.4 }))).toBe('home')
  expect(hearDistress('if we end up on the street im done for good', agreeing(0.7))).toBe('selfHarm')
})

test('who asks for a sum, whichever it is, is heard as asking', () => {
  const text = 'ive already made 31 payments that count. how long til im at the finish'
  const asked = mindedAs(text, ['payoff-time'], ['months'])
  const halved = { ...asked, intents: [], cry: 0.85 }
  const [one] = asked.readings
  expect(
    hearDistress(text, {
      ...halved,
      readings: [
        { ...one!, score: 0.4 },
        { ...one!, score: 0.4 },
      ],
    }),
  ).toBeNull()
  expect(hearDistress(text, { ...halved, readings: [] })).toBe('selfHarm')
  const maybe = { ...halved, readings: [], intents: asked.intents }
  expect(hearDistress(text, { ...maybe, cry: 0.55 })).toBeNull()
  expect(hearDistress(text, maybe)).toBe('selfHarm')
})

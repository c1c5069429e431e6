import { expect, test } from 'vitest'
import { say } from '#advisor/talk/testing/say-minded.ts'
import { fullSnapshot } from '#advisor/talk/testing/turns.ts'
import { say as sayKnown } from '#advisor/talk/testing/conversation.ts'

const near = { topics: [{ id: 'student-loan-default', score: 0.4 }] }

test.each([
  'i have student loans',
  'we have some card debt and a truck loan',
  'i got 3 credit cards',
  'i still owe on the boat',
])('%s: how much it is comes before all advice', (text) => {
  const { said, dialogue } = say({ text, intents: ['know'], rest: near })
  expect(said).toMatch(/owed/)
  expect(dialogue.asked).toEqual({ kind: 'topic', topic: 'debt' })
})

test.each([
  'i have no loans',
  'i have a friend with student loans?',
  'we owe you one',
  'what if i have two loans',
  'i have a card game on friday',
  'i have a mortgage question',
  'we have a loan officer in the family',
  'i have two loan offers',
  'we have cards to mail',
  'i owe on principle',
])('%s asks for none', (text) => expect(say({ text, intents: ['tell'] }).said).not.toMatch(/owed/))

test('debts that are known are not asked for', () =>
  expect(sayKnown('i have student loans', { snapshot: fullSnapshot }).said).not.toMatch(/owed/))

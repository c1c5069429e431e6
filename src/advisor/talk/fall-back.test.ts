import { expect, test } from 'vitest'
import { say } from './testing/conversation.ts'

const talking = { topic: 'Parent loans', lastContent: 'The cap is $20,000 a year.' }

test('a correction is no goodbye', () => {
  const { said } = say('no not me, her own loan in her name', { dialogue: talking })
  expect(said).toMatch(/^(?:Sorry, I took that the wrong way|My mistake)/)
})

test('somebody who has to go may go', () => {
  expect(say('brb kid crying', { dialogue: talking }).said).toMatch(/take your time|No rush/i)
})

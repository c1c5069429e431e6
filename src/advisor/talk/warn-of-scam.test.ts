import { expect, test } from 'vitest'
import { say } from './testing/conversation.ts'

test.each([
  'a man called and said my nephew was arrested, i should get gift cards for the bail',
  'the irs phoned, they want google play cards or they arrest me',
])('a demand that cannot be traced back is named a scam: %s', (text) =>
  expect(say(text).said).toMatch(/^That is a scam\. Do not pay, hang up/),
)

test('a gift card is no scam by itself', () =>
  expect(say('my bank gave me a gift card').said).not.toMatch(/scam/))

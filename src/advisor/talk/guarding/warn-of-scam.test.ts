import { expect, test } from 'vitest'
import { say } from '#advisor/talk/testing/conversation.ts'

test.each([
  'a man called and said my nephew was arrested, i should get gift cards for the bail',
  'the irs phoned, they want google play cards or they arrest me',
])('a demand that cannot be traced back is named a scam: %s', (text) =>
  expect(say(text).said).toMatch(/^That is a scam\. Do not pay, hang up/),
)

test.each([
  'my bank gave me a gift card',
  'my grandson wants a steam card for his birthday, i budget 50 a month for gifts',
  'my wife said i spend 80 a month on amazon gift cards',
])('a gift is no scam: %s', (text) => expect(say(text).said).not.toMatch(/scam/))

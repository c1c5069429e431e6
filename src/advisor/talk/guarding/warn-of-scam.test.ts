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

test.each([
  'a man called from bank security, my account is in danger and i must move it today to a safe account',
  'the fraud department called and wants me to transfer it all to a secure account',
])('no bank asks to move money into safety: %s', (text) => expect(say(text).said).toMatch(/^That is a scam/))

test('who looks for a safe account of their own is told of no scam', () =>
  expect(say('i want to move 20k to a safe account').said).not.toMatch(/scam/))

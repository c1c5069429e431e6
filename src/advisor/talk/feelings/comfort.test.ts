import { expect, test } from 'vitest'
import { say } from '#advisor/talk/testing/conversation.ts'

test.each(['im always broke', 'i cant make ends meet', 'i have nothing saved and im scared'])(
  '%s: nobody in trouble is asked what the money should do for them',
  (text) => expect(say(text).said).toMatch(/heavy|weighs.*(?:earn|comes in)/),
)

test('to have had an account is no good news, to have had a baby is', () => {
  expect(say('we had a shared account for bills').said).not.toMatch(/congrat|glad/i)
  expect(say('we just had a baby').said).toMatch(/congrat|glad/i)
})

import { expect, test } from 'vitest'
import { lines } from '#advisor/talk/testing/lines.ts'
import { say } from '#advisor/talk/testing/say-minded.ts'

const hello = { lastContent: 'Hello, I am Keel.' }
const faintly = { topics: [{ id: 'scam-signs', score: 0.2 }] }
const ask = (text: string, dialogue = {}) =>
  say({ text, intents: ['know'], rest: faintly, dialogue: { ...hello, ...dialogue } }).said

test.each(
  lines(`
  is this free
  does this cost me anything
  so whats the catch with this app
  what do you get out of this
  are you trying to sell me something
`),
)('%s: what Keel costs', (text) => expect(ask(text)).toMatch(/costs nothing|no fee/))

test.each(
  lines(`
  who can see what i type here
  can my husband see this
  is it safe to put my numbers in here
  do you share that with my bank
`),
)('%s: who reads it', (text) => expect(ask(text)).toMatch(/stays on the machine|nowhere else/))

test.each(
  lines(`
  just checking this out
  my sister told me to try this
  a coworker mentioned this app
`),
)('%s: somebody who looks around is asked in', (text) => expect(ask(text)).toMatch(/on your mind/))

test('whether what is told here is safe is asked of Keel, whatever was explained', () =>
  expect(ask('is my info safe', { topic: 'Data breaches' })).toMatch(/stays on the machine|nowhere else/))

test('how people use it is told, and no wedding', () =>
  expect(ask('how do most people use this')).toMatch(/budget|plain words/))

test.each(
  lines(`
  is it free
  is this safe
  will this cost me anything
`),
)('%s, after an explanation, asks of what was explained', (text) =>
  expect(ask(text, { topic: 'Warning signs of a scam' })).not.toMatch(/costs nothing|stays on the machine/),
)

test.each(
  lines(`
  how do i get out of this
  can you tell me how to save
  i got this letter from the irs
`),
)('%s is not about Keel', (text) =>
  expect(ask(text)).not.toMatch(/costs nothing|stays on the machine|on your mind/),
)

test('what is surely explained is not about Keel', () =>
  expect(
    say({ text: 'is this a scam', intents: ['know'], rest: { topics: [{ id: 'scam-signs', score: 0.8 }] } })
      .said,
  ).toMatch(/scam/))

test('who was sent here by somebody they know is welcomed', () => {
  expect(ask('hey my cousin sent me this link')).toMatch(/ask/i)
  expect(ask('someone sent me this link')).not.toMatch(/ask away|ask me anything/i)
  expect(ask('do you think my dog likes me')).not.toMatch(/ask away|ask me anything/i)
})

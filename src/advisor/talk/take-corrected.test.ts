import { expect, test } from 'vitest'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { say } from './testing/say-minded.ts'

const told = 'my uncle left me 30,000'
const numbers = hearNumbers(told, readNumbers(told))

test('the talk goes on with the number that was meant', () => {
  const { said, dialogue } = say({ text: 'no wait its 35,000', intents: ['correct'], dialogue: { numbers } })
  expect(said).toBe('Got it, $35,000 then. I go on with that.')
  expect(dialogue.numbers).toMatchObject([{ value: 35_000, words: 'my uncle left me' }])
})

test('what is counted is no money', () => {
  const words = 'i have 2 kids'
  const heard = hearNumbers(words, readNumbers(words))
  const { said } = say({ text: 'sorry 3', intents: ['correct'], dialogue: { numbers: heard } })
  expect(said).toBe('Got it, I go on with that instead.')
})

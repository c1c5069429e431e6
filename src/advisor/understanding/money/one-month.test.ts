import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

test.each([
  [['I have 31k saved', '9k of that is for the wedding']],
  [['I make 3,900 a month', '450 goes to savings']],
  [['I spend 2,700 a month', 'about 3,400 in december']],
  [['i lent my sister 800']],
  [['I owe 9,000 on a card', '350 a month is what i can do']],
  [['I have 4,000 in savings', 'i can save 300']],
  [['i have a car loan', '14 left']],
])('%j: the last of it stores nothing', (turns) => {
  const earlier = talk(turns.slice(0, -1)).facts
  expect(talk(turns).facts).toHaveLength(earlier.length)
})

test.each([
  [['I spend 2,700 a month', 'sorry, 3,400'], 340_000],
  [['I spend 2,700 a month', 'make that 3,400 a month'], 340_000],
])('%j sets it right', (turns, expenses) => expect(talk(turns).snapshot.profile.expenses).toBe(expenses))

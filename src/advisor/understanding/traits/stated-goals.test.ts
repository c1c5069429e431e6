import { expect, test } from 'vitest'
import type { Snapshot } from '#advisor/snapshot.ts'
import { addWishes } from './stated-goals.ts'

const having = (financialGoals: string | null) => ({ profile: { financialGoals } }) as Snapshot
const wish = (text: string) => ({ text, start: 0, end: text.length })

test('goals are listed with commas, each once', () => {
  expect(addWishes(having(null), [wish('open a café'), wish('see Norway')])).toBe('open a café, see Norway')
  expect(addWishes(having('See Norway'), [wish('to see Norway'), wish('a new barn')])).toBe(
    'See Norway, a new barn',
  )
})

test('nothing new changes nothing', () => {
  expect(addWishes(having('a new barn'), [wish('A new barn')])).toBeNull()
  expect(addWishes(having(null), [])).toBeNull()
})

test('the field is never longer than it may be', () => {
  const full = 'x'.repeat(1995)
  expect(addWishes(having(full), [wish('sail the world')])).toBeNull()
})

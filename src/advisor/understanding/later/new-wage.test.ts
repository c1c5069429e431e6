import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const incomeAfter = (...messages: string[]) => talk(messages).snapshot.profile.income

test('a new wage is for the hours told before', () => {
  expect(incomeAfter('I make 17.25 at the bakery, 30 hrs a week', 'bumped me to 18 last friday!!')).toBe(
    2_808_000,
  )
  expect(incomeAfter('I make 20 an hour, 40 hours a week', 'they cut me to 18')).toBe(3_744_000)
})

test('what is hoped for, and what is no wage, leaves the pay as it is', () => {
  expect(incomeAfter('I make 20 an hour, 40 hours a week', 'hoping they bump me to 22')).toBe(4_160_000)
  expect(incomeAfter('I make 20 an hour, 40 hours a week', 'they raised my rent to 25 a week more')).toBe(
    4_160_000,
  )
})

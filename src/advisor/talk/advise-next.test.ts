import { expect, test } from 'vitest'
import type { Snapshot } from '#advisor/snapshot.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { respond } from './respond.ts'
import { newTurn, seen, unknownPerson } from './testing/turns.ts'

function ask(goals: string | null, feeling: string | null = null) {
  const text = 'so where do we begin'
  const snapshot: Partial<Snapshot> = { profile: { ...unknownPerson.profile, financialGoals: goals } }
  const turn = newTurn(text, { snapshot, dialogue: { feeling } })
  return seen(respond({ ...turn, minded: mindedAs(text, ['next']) }).content)
}

test('where a goal was told, its first steps', () => {
  expect(ask('buy a house in 3 years')).toMatch(/preapproved/)
  expect(ask('get rid of our debts')).toMatch(/list every debt/)
})

test('also after a wedding, but not in a hard time', () => {
  expect(ask('a first home of our own', 'wedding')).toMatch(/preapproved/)
  expect(ask('a first home of our own', 'death')).not.toMatch(/preapproved/)
})

test('who wants to stay home buys none', () =>
  expect(ask('stay home with the baby')).not.toMatch(/preapproved/))

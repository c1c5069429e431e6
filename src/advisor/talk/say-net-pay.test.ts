import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { respond } from './respond.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { newTurn, seen, unknownPerson } from './testing/turns.ts'

const profile = { ...unknownPerson.profile, income: 6_750_000 }

function say(text: string, snapshot: Snapshot = { ...unknownPerson, profile }) {
  const minded = mindedAs(text, ['tell'], [{ own: 1 }])
  return seen(respond({ ...newTurn(text), snapshot, minded }).content)
}

test('take-home pay beside pay before tax is acknowledged, and what is kept is said', () => {
  expect(say('I take home 4,900 a month')).toMatch(/^So \$4,900 a month reaches you\. .*\$67,500 a year/)
})

test('what was saved of it is what the budget goes by, with or without a period', () => {
  const kept = { ...unknownPerson, profile: { ...profile, takeHome: 490_000 } }
  const answer =
    'So $4,900 a month reaches you, and your budget goes by it. Your profile keeps $67,500 a year, before tax.'
  expect(say('I take home 4,900 a month', kept)).toBe(answer)
  expect(say('my take home is 4,900', kept)).toBe(answer)
})

test('a mere guess at a sum does not come before it', () => {
  const kept = { ...unknownPerson, profile: { ...profile, takeHome: 490_000 } }
  const text = 'together we bring home 4,900 a month'
  const minded = mindedAs(
    text,
    [
      { name: 'social:greeting', score: 0.05 },
      { name: 'sum-of', score: 0.05 },
    ],
    [{ slot: 'parts', own: 1 }],
  )
  const { content } = respond({ ...newTurn(text), snapshot: kept, minded })
  expect(seen(content)).toMatch(/^So \$4,900 a month reaches you/)
})

test('pay that says nothing of tax, and a profile without pay, are another matter', () => {
  expect(say('the car is 4,900 a month')).not.toMatch(/reaches you/)
  expect(say('I take home 4,900 a month', unknownPerson)).not.toMatch(/reaches you/)
})

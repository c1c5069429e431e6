import { expect, test } from 'vitest'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { factOf } from '#advisor/talk/testing/turns.ts'
import { withoutUntold } from './of-untold.ts'

const known = emptySnapshot('2026-03-02')
const paid = { ...known, profile: { ...known.profile, income: 6_000_000 } }
const told = 'grandpa left me 45,000 and i make 5,000 a month'
const heard = hearNumbers(told, readNumbers(told))

function kept(text: string): number {
  const fact = factOf({ kind: 'profile', field: 'income', value: 1 }, text)
  return withoutUntold([fact], mindedAs(text, ['correct']), text, heard, paid).length
}

test('a number that is nowhere kept sets nothing right that is', () =>
  expect(kept('oops its 48,000')).toBe(0))
test('one that is kept by the year is set right', () => expect(kept('sorry, 5,200')).toBe(1))
test('what names its subject is none of this', () => expect(kept('no wait my pay is 48,000')).toBe(1))

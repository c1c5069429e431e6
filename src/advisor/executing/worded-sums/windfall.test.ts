import { expect, test } from 'vitest'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { windfall } from './windfall.ts'

const earner: Snapshot = { ...unknownPerson, profile: { ...unknownPerson.profile, income: 5_000_000 } }
const asked = (text: string, before = '', snapshot = earner) => {
  const heard = hearNumbers(before, readNumbers(before))
  const [input] = windfall(text, readNumbers(text), { snapshot, heard })?.inputs ?? []
  return input?.value.kind === 'number' ? input.value.number.quote : null
}

test.each([
  ['so what do i do with that money', 'my uncle left me 45k', '45k'],
  ['how should we use it', 'we got a $5,200 refund', '$5,200'],
  ['what would you do', 'i won 30,000 on a scratch ticket', '30,000'],
  ['i inherited 80k, what should i do with it', '', '80k'],
  ['what should i do with it', 'i inherited her ira with 80k', null],
  ['what should i do with it', 'i make 80k', null],
  ['what should i eat', 'my uncle left me 45k', null],
  ['what can i do with the rest of it', 'i spent 5k of my bonus on a trip', null],
])('%s after "%s"', (text, before, quote) => expect(asked(text, before)).toBe(quote))

test('nothing is shared out for somebody of whom nothing is known', () =>
  expect(asked('what should i do with it', 'my uncle left me 45k', unknownPerson)).toBeNull())

test.each([
  ['and the rest?', '45k'],
  ['so after paying that off whats left', '45k'],
  ['what about the rest of the month', null],
])('%s, once a debt is known', (text, quote) => {
  const card = { id: 1, name: 'Card', amount: 320_000, interestRate: 27, category: 'Credit Cards' as const }
  const owing = {
    ...unknownPerson,
    liabilities: [{ ...card, notes: null, minimumPayment: null, updatedAt: '' }],
  }
  expect(asked(text, 'my uncle left me 45k', owing)).toBe(quote)
  expect(asked(text, 'my uncle left me 45k')).toBeNull()
})

import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { fullSnapshot, unknownPerson } from '#advisor/talk/testing/turns.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { withDebtTotal } from './debt-total.ts'

const heard = (text: string, own = 1, snapshot = unknownPerson, facts: Fact[] = []) => {
  const minded = mindedAs(text, ['tell'], [{ own: 0 }, { own }, { own }])
  return withDebtTotal(facts, readMessage(text), { text, minded, snapshot, dialogue: freshDialogue }).map(
    ({ change }) => change,
  )
}

test('several cards are kept as one debt, with the rate', () =>
  expect(heard('its the cards i need help with. 3 of them, 22000 total at like 27%')).toEqual([
    {
      kind: 'liability',
      id: null,
      name: 'Credit cards',
      amount: 2_200_000,
      category: 'Credit Cards',
      interestRate: 27,
    },
  ]))

test('student loans, too, and a rate that is not theirs stays away', () =>
  expect(heard('4 student loans, 31,000 altogether. the bank offers 6%')).toEqual([
    { kind: 'liability', id: null, name: 'Student loans', amount: 3_100_000, category: 'Student Loans' },
  ]))

test('what the cards come to is not all that is owed', () => {
  const change = { kind: 'profile', field: 'debt', value: 2_200_000 } as const
  const factIn = (text: string): Fact[] => [
    { change, decision: 'save', quote: text, span: { start: 0, end: text.length } },
  ]
  const cards = 'my 3 cards are 22000 total'
  expect(heard(cards, 1, unknownPerson, factIn(cards))).toMatchObject([{ kind: 'liability' }])
  const all = 'with 3 cards and a car, we owe 22000 total'
  expect(heard(all, 1, unknownPerson, factIn(all))).toEqual([change])
})

test('a row of that kind is set right', () => {
  const cards = { ...fullSnapshot.liabilities[0]!, name: 'Cards' }
  const snapshot = { ...fullSnapshot, liabilities: [cards] }
  expect(heard('the cards are 2, 4,000 total', 1, snapshot)).toMatchObject([{ id: cards.id, name: 'Cards' }])
})

test.each([
  ['what is supposed', 'if i had 3 cards, 22000 total', 0],
  ['no debt', 'i bought 3 chairs, 900 total', 1],
  ['one card', 'my card has 2 charges, 900 total', 1],
])('%s', (_, text, own) => expect(heard(text, own)).toEqual([]))

test('what is owed across several cards is theirs', () => {
  expect(heard('3k to my mom and 12,400 across four cards', 1)).toMatchObject([
    { name: 'Credit cards', amount: 1_240_000 },
  ])
  expect(heard('1 loan and 12,400 across everything')).toEqual([])
})

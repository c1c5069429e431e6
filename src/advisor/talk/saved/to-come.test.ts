import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { respond } from '#advisor/talk/respond.ts'
import { newTurn, seen, unknownPerson } from '#advisor/talk/testing/turns.ts'

const coming = { role: 'S', own: 0.02, what: 'expense' } as const

function hear(text: string, snapshot: Partial<Snapshot> = {}, meant: object = coming) {
  const reply = respond({ ...newTurn(text, { snapshot }), minded: mindedAs(text, ['tell'], [meant]) })
  return { ...reply, said: seen(reply.content) }
}

const profile = { ...unknownPerson.profile, income: 6_000_000, expenses: 350_000 }

test('what a cost to come makes in a year, and the pay that is needed to judge it', () => {
  const { said, dialogue } = hear('preschool is gonna be 900 a month')
  expect(said).toMatch(/\$900 a month is \$10,800 a year.*earn/)
  expect(dialogue.asked).toEqual({ kind: 'topic', topic: 'income' })
})

test('where the budget is known, what would stay of what is left', () => {
  expect(hear('preschool will be 900 a month', { profile }).said).toMatch(/\$1,500 a month.*\$600 would stay/)
  expect(hear('preschool will be 2,000 a month', { profile }).said).toMatch(/\$500 a month more would go out/)
})

test('a bill that rises is held against what it is today', () => {
  const expenses = [{ id: 1, category: 'Rent', amount: 140_000, date: '2026-03-01' }]
  const { said } = hear('rent goes to 1,525 in may', { expenses }, { ...coming, what: null })
  expect(said).toMatch(/\$125 a month more than now/)
})

test.each([
  ['preschool was 900 a month', coming],
  ['my uncle will pay 900 a month', { ...coming, role: 'O' }],
  ['my brother is going to pay 900 a month for preschool', coming],
  ['will preschool be 900 a month?', coming],
])('%s tells of none', (text, meant) => expect(hear(text, {}, meant).said).not.toMatch(/a year, so/))

import { expect, test } from 'vitest'
import { say } from '#advisor/talk/testing/conversation.ts'
import { factOf, unknownPerson } from '#advisor/talk/testing/turns.ts'

const { profile } = unknownPerson
const wishing = (text: string, value: string) =>
  say(text, {
    facts: [factOf({ kind: 'profile', field: 'financialGoals', value }, text)],
    snapshot: { profile: { ...profile, financialGoals: value } },
  })

test('a wish without a price is asked for it, a home for what is put down', () => {
  const trip = wishing('im saving up for a vacation', 'a vacation')
  expect(trip.said).toMatch(/What will it cost, roughly\?/)
  expect(trip.dialogue.asked).toEqual({ kind: 'topic', topic: 'goals', wish: 'Vacation' })
  expect(wishing('we are saving for a condo', 'a condo').said).toMatch(/down payment\?/)
})

test('what is to be paid off leads to what is owed', () =>
  expect(wishing('my goal is to pay the truck off', 'pay the truck off').said).toMatch(/owe/))

test('the price leads to the day, and the sum waits for it', () => {
  const { said, dialogue } = say('2,600', {
    facts: [factOf({ kind: 'goal', id: null, name: 'Vacation', targetAmount: 260_000 }, '2,600')],
    snapshot: {
      goals: [{ id: 1, name: 'Vacation', targetAmount: 260_000, currentAmount: 0, description: '' }],
    },
    dialogue: { asked: { kind: 'topic', topic: 'goals', wish: 'Vacation' } },
  })
  expect(said).toMatch(/By when do you want it\?/)
  expect(dialogue.sums.at(-1)).toMatchObject({ kind: 'goal-payment', missing: 'months' })
})

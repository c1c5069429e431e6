import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { expectedOf } from './asked.ts'

const asking = (heard: string) =>
  expectedOf({ ...freshDialogue, heard }).map(({ role, name, period }) =>
    [role, name, period].filter((part) => part !== null).join(' '),
  )

test.each([
  ['Ask me what I bring home each month.', ['income month']],
  ['Do you have any debts?', ['debtTotal']],
  ['Ask me what I owe on my truck loan', ['liability Truck loan']],
  ['Ask me how much we pay for daycare.', ['expenseItem Daycare']],
  ['Ask me what the car insurance is a year', ['expenseItem Car insurance year']],
  ['Ask me how much is in my brokerage account', ['asset Brokerage']],
  ['ask how much I have put away', ['savings']],
  ['Ask me what I spend on food a week', ['expenseItem Food week']],
  ['Ask me what all of it costs me to live', ['expenseTotal']],
  ['Ask at what age I hope to stop working', ['retirementAge']],
  ['Ask how large a nest egg I need', ['retirementGoal']],
  ['Ask me what I am saving for', ['goals']],
  ['Ask if I am an aggressive investor', ['risk']],
  ['Ask me how old I am', ['age']],
  ['Ask me about my income, my spending and my debt', ['income', 'expenseTotal', 'debtTotal']],
  ['My rent is 1,200', []],
  ['Next question please, the one about salary', ['income']],
  ['I ask because I have three cards', []],
  ['The IRA in question is at Vanguard', []],
  ['Asking because of the loan', []],
])('%s', (heard, expected) => {
  expect(asking(heard)).toEqual(expected)
})

test('a question of the advisor counts when the user asked for none', () => {
  const asked = { kind: 'topic', topic: 'savings' } as const
  expect(expectedOf({ ...freshDialogue, asked, heard: 'hello' })).toMatchObject([{ role: 'savings' }])
  expect(expectedOf({ ...freshDialogue, asked, heard: 'ask me about my debts' })).toMatchObject([
    { role: 'debtTotal' },
  ])
})

test('the price of a wish is asked for by its name', () => {
  const asked = { kind: 'topic', topic: 'goals', wish: 'Trip' } as const
  expect(expectedOf({ ...freshDialogue, asked })).toEqual([
    { role: 'goalTarget', name: 'Trip', period: null },
  ])
})

test('what somebody saves for takes the next bare number for its price', () => {
  expect(asking('saving up for a new roof')).toEqual(['goalTarget New roof'])
  expect(asking('what does a new roof cost')).toEqual([])
  expect(asking('my cousin is saving for a boat')).toEqual([])
  expect(asking("we aren't saving for a boat any more")).toEqual([])
})

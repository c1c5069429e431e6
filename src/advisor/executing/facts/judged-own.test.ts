import { expect, test } from 'vitest'
import type { Change, Fact } from '#advisor/facts.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { nothingBesides } from '#advisor/testing/weighed.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { type Role, roles } from '#advisor/understanding/roles.ts'
import { agreeOn } from './agree.ts'
import { readJudged } from './judged-own.ts'

const groceries: Change = { kind: 'expense', id: null, name: 'Groceries', amount: 75_000 }

/** A message of which the judge has a view of each amount, and the mind takes none for the user's own. */
function told(text: string, intent: string, role: Role, share: number) {
  const { amounts, text: words } = readMessage(text)
  const shares = roles.map((one) => (one === role ? share : (1 - share) / (roles.length - 1)))
  const alone = amounts.map(({ start }) => ({ start, shares }))
  const minded = {
    ...mindedAs(
      text,
      [intent],
      amounts.map(() => ({ own: 0.01 })),
    ),
    amounts: { text: words, alone, after: alone, details: [], besides: nothingBesides },
  }
  const fact: Fact = {
    change: groceries,
    decision: 'save',
    quote: text,
    span: { start: 0, end: text.length },
  }
  return { fact, minded, isJudged: readJudged(minded, text)(fact) }
}

test('what somebody says of themselves beside a general question is kept', () => {
  const text = "What's a reasonable grocery budget for one dude? I'm at 750 a month."
  const { fact, minded, isJudged } = told(text, 'know', 'expenseItem', 0.99)
  expect(isJudged).toBe(true)
  expect(agreeOn([fact], minded, text)).toEqual([fact])
  expect(told(text, 'know', 'expenseItem', 0.9).isJudged).toBe(false)
  expect(told(text, 'know', 'income', 0.99).isJudged).toBe(false)
})

test('in a line that asks for a sum, or supposes, the judge does not decide', () => {
  expect(told('food is 750 a month. all in?', 'budget-summary', 'expenseItem', 0.99).isJudged).toBe(false)
  expect(told('What if groceries were 750 a month', 'know', 'expenseItem', 0.99).isJudged).toBe(false)
})

test('in a letter what the judge is sure of is kept, whatever sum it asks for', () => {
  const letter = `Groceries are 750 a month. ${'We have been at this kitchen table since the lunch dishes. '.repeat(6)}`
  expect(told(letter, 'budget-summary', 'expenseItem', 0.93).isJudged).toBe(true)
})

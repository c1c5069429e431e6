import { expect, test } from 'vitest'
import { starterPrompts } from '#contract/chat.ts'
import { lines } from '#advisor/talk/testing/lines.ts'
import { findWish } from './wish.ts'

test('each starter prompt opens its subject', () => {
  expect(starterPrompts.map((prompt) => findWish(prompt)?.topics[0])).toEqual([
    'goals',
    'income',
    'debt',
    'savings',
  ])
})

test.each([
  ['Please ask me what my monthly expenses are.', 'expenses', 'what my monthly expenses are'],
  ['Ask me about my rent', 'expenses', 'my rent'],
  ['Ask me about my risk tolerance.', 'risk', 'my risk tolerance'],
  ['Ask me what I spend per month in total.', 'expenses', 'what I spend per month in total'],
  ["Go ahead and ask at what age I'd like to retire.", 'retirementAge', "at what age I'd like to retire"],
  ['Please ask me what I earn in a year.', 'income', 'what I earn in a year'],
  ['can you ask me how much I owe on my car?', 'debt', 'how much I owe on my car'],
  ['ask me how much ive saved', 'savings', 'how much ive saved'],
  ['Could you please ask what my house is worth?', 'assets', 'what my house is worth'],
  ['now ask me about my car payment', 'expenses', 'my car payment'],
  ['Ask me how old I am', 'birthYear', 'how old I am'],
  ['ask me about my 401(k)', 'assets', 'my 401(k)'],
  ['You should ask me what I want to save for', 'goals', 'what I want to save for'],
  ["I'd like you to ask me about my salary", 'income', 'my salary'],
  ['Why don’t you ask me what I pay for groceries', 'expenses', 'what I pay for groceries'],
  ['ask me what my student loan balance is', 'debt', 'what my student loan balance is'],
])('%s asks for %s', (text, topic, about) => {
  expect(findWish(text)).toEqual({ topics: [topic], about })
})

test.each([
  ["Let's talk about my debt", 'debt'],
  ['can we discuss retirement?', 'retirementAge'],
  ['I want to talk about my income', 'income'],
  ["let's do expenses", 'expenses'],
  ['start with my goals please', 'goals'],
])('%s opens %s', (text, topic) => {
  expect(findWish(text)?.topics).toEqual([topic])
})

test.each(
  lines(`
    I wanted to ask about my debt payoff
    Can I ask how much I should save?
    The bank asked me what I earn
    don't ask me about my debt
    I make 85k
    What is my net worth?
    People ask me how I save so much
    I asked for a raise and got 5%
    I want to look at houses, 400k
    do you have any tips
  `),
)('%s is no wish to be asked', (text) => {
  expect(findWish(text)).toBeNull()
})

test.each([
  ['Ask me my salary.', 'income'],
  ['Ask me how big a nest egg I want.', 'retirementAge'],
  ['Ask me about my income and expenses.', 'income'],
  ['Ask me what my biggest financial goal is and what it will cost.', 'goals'],
  ['Ask me how old I want to be when I retire.', 'retirementAge'],
  ['Do I owe anything? Ask me.', 'debt'],
  ['Next question please, the one about salary.', 'income'],
  ['What about asking for my rent', 'expenses'],
  ['You wanted to know my income, so ask.', 'income'],
  ['ask me what the car insurance costs per year', 'expenses'],
  ["ask what's left on my student loans", 'debt'],
  ['Ask me how I’d react if the market dropped 30%.', 'risk'],
])('%s names %s first', (text, topic) => {
  expect(findWish(text)?.topics).toEqual([topic])
})

test('a letter that begins with a question is a letter', () => {
  const letter =
    'Question about my mother: she pays 5,900 a month for her care, and none of the below is ours. '.repeat(3)
  expect(findWish(letter)).toBeNull()
})

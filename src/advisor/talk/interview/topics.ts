import type { InterviewTopic } from '#advisor/dialogue.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

const isCash = ({ category }: { category: string }) => category === 'Cash and Equivalents'

/** What is stored already is never asked for. */
const known: Record<InterviewTopic, (snapshot: Snapshot) => boolean> = {
  goals: ({ goals, profile }) => goals.length > 0 || profile.financialGoals !== null,
  income: ({ income, profile }) => income.length > 0 || profile.income !== null,
  expenses: ({ expenses, profile }) => expenses.length > 0 || profile.expenses !== null,
  debt: ({ liabilities, profile }) => liabilities.length > 0 || profile.debt !== null,
  savings: ({ assets, profile }) => profile.savings !== null || assets.some(isCash),
  assets: ({ assets }) => assets.some((asset) => !isCash(asset)),
  risk: ({ profile }) => profile.investmentRiskTolerance !== null,
  retirementAge: ({ profile }) => profile.retirementAge !== null,
  birthYear: ({ birthYear }) => birthYear !== null,
}

export const isTopicKnown = (topic: InterviewTopic, snapshot: Snapshot) => known[topic](snapshot)

/** Several ways to ask for each, none twice in a row. */
export const topicQuestions: Record<InterviewTopic, readonly [string, ...string[]]> = {
  goals: [
    'What would you like your money to do for you: a home, no debt, early retirement, something else?',
    'What are you working towards, and roughly how much does it take?',
    'Which goal matters most to you right now?',
  ],
  income: [
    'What do you earn, and is that by the hour, the month or the year?',
    'How much comes in, and how often are you paid?',
    'What is your pay? A rough figure is fine.',
  ],
  expenses: [
    'What do you spend in a usual month, everything together?',
    'Roughly how much goes out each month, rent and bills included?',
    'What are your monthly costs in total? A rough figure is fine.',
  ],
  debt: [
    'Do you owe anything: cards, loans, a mortgage? Balance and rate of each help most.',
    'What debts do you have, with balance and interest rate? None is a fine answer.',
    'Is there any debt I should count, such as a card, a car or a student loan?',
  ],
  savings: [
    'How much do you have in savings?',
    'What is in your savings account today?',
    'How much cash have you put aside?',
  ],
  assets: [
    'What else do you own of value: a home, a car, investments, a retirement account?',
    'What are your larger assets worth, such as a home, a car or a retirement account?',
    'Do you have investments, property or a retirement account, and what are they worth?',
  ],
  risk: [
    'How much risk sits well with you when you invest: low, medium or high?',
    'Is your appetite for investment risk low, medium or high?',
    'When markets fall sharply, do you sell, wait or buy more? In short: low, medium or high risk?',
  ],
  retirementAge: [
    'At what age would you like to stop working?',
    'When do you want to retire? An age is enough.',
    'What retirement age do you have in mind?',
  ],
  birthYear: [
    'In which year were you born? Your age decides how long your money can grow.',
    'What is your year of birth? Retirement sums depend on it.',
    'Which year were you born in? I use it only for planning.',
  ],
}

/** After a bare 'yes' to a question that a yes does not answer. */
export const closerQuestions: Record<InterviewTopic, readonly [string, ...string[]]> = {
  ...topicQuestions,
  goals: ['What is it, and roughly how much does it take?', 'Tell me the goal and its amount.'],
  debt: [
    'What do you owe on each, and at what interest rate?',
    'Tell me the balance and the rate of each debt.',
  ],
  assets: ['What is each of them worth today?', 'Tell me each asset and its value.'],
}

/** Why it is asked. */
export const topicReasons: Record<InterviewTopic, string> = {
  goals: 'Your goals decide what the plan is for.',
  income: 'What comes in is the start of every plan.',
  expenses: 'What goes out shows what you can save, and how large a cushion you need.',
  debt: 'Debt has a price, and often paying it off is the best return there is.',
  savings: 'Savings show how many months you could manage without income.',
  assets: 'What you own, minus what you owe, is your net worth.',
  risk: 'How much ups and downs bother you decides how your money should grow.',
  retirementAge: 'It tells how long your money can grow and how long it must last.',
  birthYear: 'Your age tells how many years your plan has.',
}

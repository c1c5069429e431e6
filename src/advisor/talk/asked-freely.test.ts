import { describe, expect, test } from 'vitest'
import {
  mayAskAboutSpending,
  readSpendingQuestion,
  type SpendingQuestion,
} from './spending/transaction-questions.ts'

const askable = {
  today: '2026-11-17',
  lastDay: '2026-11-14',
  months: ['2026-09', '2026-10'],
  categories: ['Groceries', 'Eating out', 'Travel', 'Housing', 'Car', 'Subscriptions', 'Utilities', 'Salary'],
  payees: ['trader joes', 'uber trip', 'amazon com', 'starbucks', 'shell oil'],
}

const ask = (text: string) =>
  mayAskAboutSpending(text, askable.today) ? readSpendingQuestion(text, askable) : null

/** 'Eating out 2026-10', 'uber 2026-11-09 to 2026-11-15' */
function brief(question: SpendingQuestion | null): string {
  if (question?.kind !== 'spent') return question?.kind ?? 'none'
  const { from, to } = question.period.days ?? question.period
  const what = question.payee ?? (question.categories.join(' and ') || 'all')
  return `${what} ${from === to ? from : `${from} to ${to}`}`
}

describe('what was spent, as people type it', () => {
  test.each([
    ['what did I spend eating out in october', 'Eating out 2026-10'],
    ['how much went to restaurants last month', 'Eating out 2026-10'],
    ['eating out last month?', 'Eating out 2026-10'],
    ["what's the damage on dining out for october?", 'Eating out 2026-10'],
    ['how much have i blown on takeout this month', 'Eating out 2026-11'],
    ['how much was groceries last month', 'Groceries 2026-10'],
    ['show me my grocery spending for october', 'Groceries 2026-10'],
    ['my grocery bill last month?', 'Groceries 2026-10'],
    ['whats my spending on food last month', 'Groceries and Eating out 2026-10'],
    ['total spent on gas last month?', 'Car 2026-10'],
    ['how much went on petrol in the last 3 months', 'Car 2026-08 to 2026-10'],
    ['what was my rent in march', 'Housing 2026-03'],
    ['how much was my electric bill two months ago', 'Utilities 2026-09'],
    ['how much i spent on uber last month', 'uber 2026-10'],
    ['spend at starbucks this year', 'starbucks 2026-01 to 2026-11'],
    ['how much money did we drop at amazon since june', 'amazon 2026-06 to 2026-11'],
    ['how much did I pay Uber last week', 'uber 2026-11-09 to 2026-11-15'],
    ['what did i buy last week', 'all 2026-11-09 to 2026-11-15'],
    ['where did my money go in the past 10 days', 'all 2026-11-08 to 2026-11-17'],
    ['what did I spend yesterday', 'all 2026-11-16'],
    ['how much did i spend in total between june and august', 'all 2026-06 to 2026-08'],
    ['from november to january what did we spend', 'all 2025-11 to 2026-01'],
    ['give me my total spending for last quarter', 'all 2026-07 to 2026-09'],
    ['what did i spend last may', 'all 2026-05'],
    ['average spend on groceries per month', 'Groceries 2026-09 to 2026-10'],
    ['what do i usually spend on eating out', 'Eating out 2026-09 to 2026-10'],
    // No payee is called so: that nothing is found is the answer.
    ['what did i spend on unicorns last month', 'unicorns 2026-10'],
  ])('%s', (text, expected) => expect(brief(ask(text))).toBe(expected))
})

describe('what repeats, why a month was dear, and the budget', () => {
  test.each([
    ['what am i subscribed to', false],
    ['list my subs', false],
    ['what subscriptions am i paying for', false],
    ['how many subscriptions have i got and what do they cost', false],
    ['how much do my subscriptions cost me per month', false],
    ['how much am i paying for streaming each month', false],
    ['which of my subscriptions should i cancel', false],
    ['do i have any recurring charges', true],
    ['what monthly bills do i have', true],
    ['show recurring payments', true],
    ['what do i pay for every month automatically', true],
    ['whats coming out of my account every month', true],
  ])('%s', (text, isAll) => expect(ask(text)).toEqual({ kind: 'subscriptions', isAll }))

  test.each([
    ['what happened in march, why did i spend so much', '2026-03'],
    ['what made march so pricey', '2026-03'],
    ['what was different about march', '2026-03'],
    ['why so much spending in march', '2026-03'],
    ['how come last month was so expensive', '2026-10'],
    ['why is this month costing me so much', '2026-11'],
    ['is this month more expensive than usual', '2026-11'],
  ])('%s', (text, month) => expect(ask(text)).toEqual({ kind: 'month', month }))

  test.each([
    ['have i overspent this month', '2026-11', ''],
    ['am i spending too much this month', '2026-11', ''],
    ['did i blow my budget in october', '2026-10', ''],
    ['did we stick to the budget last month', '2026-10', ''],
    ['which categories am i over on', '2026-11', ''],
    ['where did i overspend last month', '2026-10', ''],
    ['hows the budget', '2026-11', ''],
    ['whats my budget looking like', '2026-11', ''],
    ['budget check', '2026-11', ''],
    ['am i over budget on groceries', '2026-11', 'groceries'],
    ['how much of my grocery budget is left', '2026-11', 'grocery'],
    ['did i go over on eating out last month', '2026-10', 'eating out'],
    ['how much do i have left for eating out this month', '2026-11', 'eating out'],
  ])('%s', (text, month, said) => expect(ask(text)).toEqual({ kind: 'budget', month, said }))
})

describe('not from transactions', () => {
  test.each([
    'how much do i spend on groceries a month',
    'i spent way too much on food last month',
    'how do i spend less on groceries',
    'what should my grocery budget be',
    'what is my budget',
    'how much rent can i afford',
    'how much is left on the mortgage',
    'what was inflation in march',
    'what happened in march 2020',
    'why are groceries so expensive this year',
    'my rent was late last month',
    'what did my net worth do last month',
    'how much interest did i pay last year',
    'how much did i pay off my card last month',
    'bought at 189k in 2012',
    'whats the difference btwn subsidized and unsubsidized',
    'what will our monthly bills be in 10 years',
    'i got 4 plans, 38, 52.50, 27 and 61. what am i paying a month',
    `${'A long story of a good month and a bad one, '.repeat(6)} and what goes out every month`,
  ])('%s', (text) => expect(ask(text)).toBeNull())
})

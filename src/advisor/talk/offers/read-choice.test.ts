import { describe, expect, test } from 'vitest'
import { onlyChooses, readChoice } from './read-choice.ts'

const choose = (text: string, lastContent: string) => readChoice(text, { lastContent, asked: null })

describe('of two that were offered', () => {
  const offer = 'Do you want to know what the interest costs you, or when a debt is paid off?'
  test.each([
    ['the first one', ['interest-cost']],
    ['um the second one', ['payoff-time']],
    ['the latter please', ['payoff-time']],
    ['both', ['interest-cost', 'payoff-time']],
    ['what the interest costs', ['interest-cost']],
    ['when its paid off', ['payoff-time']],
    ['yes', []],
    ['my rent is 1,400', []],
    ['thanks', []],
  ])('%s', (text, sums) => expect(choose(text.replace(' please', ''), offer)).toEqual(sums))
})

describe('of one that was offered', () => {
  const offer = 'Saved: savings $19,000. Shall I show you how many months your savings would cover?'
  test.each([
    ['yes', ['emergency-fund']],
    ['sure, go ahead', ['emergency-fund']],
    ['ok', ['emergency-fund']],
    ['both', []],
    ['no', []],
    ['what is a roth', []],
  ])('%s', (text, sums) => expect(choose(text, offer)).toEqual(sums))
})

test('nothing is chosen where nothing was offered, or something else is asked', () => {
  expect(choose('yes', 'You have $600 left each month.')).toEqual([])
  const asked = { kind: 'topic', topic: 'income' } as const
  expect(readChoice('yes', { lastContent: 'Shall I show you where your money goes?', asked })).toEqual([])
})

test('a mere choice is known as one', () => {
  expect(onlyChooses('the first one')).toBe(true)
  expect(onlyChooses('the first of may')).toBe(false)
})

import { expect, test } from 'vitest'
import { hasNumber } from '#advisor/grounding/check.ts'
import { findMeaning } from './find-term.ts'
import { insuranceAndLaw } from './insurance-and-law.ts'
import { moneyWords } from './money-words.ts'

test.each([
  ['whats a lien', /legal claim/],
  ['wait what even is a dividend lol', /profit/],
  ['What is W-2? My friend say I need', /January/],
  ['what does vesting mean exactly', /yours over time/],
  ['ok so what are capital gains again', /profit/],
  ['got a letter. what the heck is garnishment', /taken for a debt/],
  ['what is a special assessment, the listing mentions one', /extra charge/],
  ['explain the fafsa thing', /federal form/],
])('%s', (text, means) => expect(findMeaning(text)).toMatch(means))

test.each([
  'what is my deductible',
  'whats a good credit score',
  'what is the deductible on 12,000 of damage',
  'is a payday loan ok',
  'what happens in a foreclosure',
  'what is the capital gains tax on 40,000',
  // The amount is what is asked for.
  'what is the standard deduction',
])('%s: asks for no meaning', (text) => expect(findMeaning(text)).toBeNull())

test('meanings are short and hold no number', () => {
  const meanings = [...insuranceAndLaw, ...moneyWords].map(([, means]) => means)
  expect(meanings.filter((means) => means.length > 170 || hasNumber(means))).toEqual([])
})

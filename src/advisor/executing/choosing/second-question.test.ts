import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { withSecond } from './second-question.ts'

test('after a feeling, what was read with its inputs comes before what is only named', () => {
  const text = 'they put my dues up 6%, from 240. what is it now'
  const minded = {
    ...mindedAs(text, ['percent-of'], ['percent', 'base']),
    intents: [
      { name: 'percent-change', score: 0.3 },
      { name: 'percent-of', score: 0.2 },
    ],
  }
  const intents = (readings: typeof minded.readings) =>
    withSecond({ minded: { ...minded, readings }, text }, [bare('hear:anger')]).map(({ intent }) => intent)
  expect(intents(minded.readings)).toEqual(['hear:anger', 'percent-of'])
  expect(intents([])).toEqual(['hear:anger', 'percent-change'])
})

test('what is hardly asked at all gives way to what is', () => {
  const text = 'if i did, what do i get after taxes and the penalty'
  const minded = mindedAs(text, [
    { name: 'difference', score: 0.06 },
    { name: 'cash-out', score: 0.36 },
  ])
  const chosen = withSecond({ minded, text }, [bare('difference')])
  expect(chosen.map(({ intent }) => intent)).toEqual(['cash-out'])
})

import { expect, test } from 'vitest'
import type { Action } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { inAll } from './in-all.ts'

/** The sums that a message with two shares of one price comes to. */
function made(text: string, ...intents: string[]): string[] {
  const percents = readNumbers(text).filter(({ kind }) => kind === 'percent')
  const actions = intents.map((intent, at): Action => {
    const number = percents[at]
    if (!number) throw new Error(text)
    return { ...bare(intent), inputs: [{ slot: 'percent', value: { kind: 'number', number } }] }
  })
  return inAll(actions, text).map(({ intent }) => intent)
}

test.each([
  ['5% of 412,000 plus 2.5% for closing, how much do i bring', ['percent-of', 'percent-of'], true],
  ['a 290k condo, 20% down + 4% fees', ['down-payment', 'percent-of'], true],
  ['what is 5% of 412,000 and what is 20%', ['percent-of', 'percent-of'], false],
])('%s', (text, intents, isTotal) =>
  expect(made(text, ...intents)).toEqual(isTotal ? [...intents, 'sum-of'] : intents),
)

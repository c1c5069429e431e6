import { expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { tellIncludes } from './tell-includes.ts'

const snapshot = { ...unknownPerson, profile: { ...unknownPerson.profile, savings: 2_000_000 } }
const grown = sumRecord('growth', { start: ['money', 2_000_000] }, { value: ['money', 9_000_000] })
const paid = sumRecord('difference', { amount: ['money', 215_000] }, { difference: ['money', 85_000] })

const tell = (text: string, sum = grown) => {
  const told = tellIncludes({
    text,
    sums: [sum],
    snapshot,
    sheet: new FigureSheet(),
    minded: mindedAs(text, []),
  })
  return told && told.answer.map((sentence) => readText(sentence)).join(' ')
}

test('what went in is in it, by its number or by its name', () => {
  expect(tell('does that include my 20k')).toBe('Yes, the $20,000 is in it.')
  expect(tell('ok and is that with my savings?')).toBe('Yes, the $20,000 is in it.')
})

test('what did not go in is not', () =>
  expect(tell('does that include my 20k', paid)).toBe(
    'No, the $20,000 is not in it: it’s worked out from $2,150.',
  ))

test.each(['does my insurance include my car', 'does that include tax', 'i included my 20k'])(
  'not %s',
  (text) => expect(tell(text)).toBeNull(),
)

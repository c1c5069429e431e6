import { expect, test } from 'vitest'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { haveEnough } from './have-enough.ts'

const roof = { id: 1, name: 'Roof', currentAmount: 0, targetAmount: 1_500_000, description: '' }

const tell = (text: string, savings: number | null = 1_800_000) => {
  const snapshot = { ...unknownPerson, goals: [roof], profile: { ...unknownPerson.profile, savings } }
  const told = haveEnough({ text, sums: [], snapshot, sheet: new FigureSheet() })
  return told && told.answer.map((sentence) => readText(sentence)).join(' ')
}

test.each(['do i have enough?', 'so do we have enough for the roof', 'ok will i have enough to cover it'])(
  '%s',
  (text) =>
    expect(tell(text)).toMatch(/^Yes: your savings of \$18,000 cover the \$15,000, with \$3,000 left\./),
)

test('what is missing is said', () =>
  expect(tell('do i have enough', 900_000)).toBe(
    'Not yet: your savings of $9,000 are $6,000 short of the $15,000.',
  ))

test('another thing, or nothing saved, is not answered from it', () => {
  expect(tell('do i have enough for college')).toBeNull()
  expect(tell('do i have enough to retire')).toBeNull()
  expect(tell('do i have enough', null)).toBeNull()
})

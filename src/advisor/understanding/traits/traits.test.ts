import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEndings } from '#advisor/understanding/endings/endings.ts'
import { readNone } from './nothing-owned.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { readPresentAge } from './present-age.ts'
import { readRetirementAge } from './retirement-age.ts'
import { readRisk } from './risk.ts'
import { readWishes } from './wishes.ts'
import { talk } from '#advisor/testing/memory.ts'

const words = [
  'I',
  "don't",
  'owe',
  'retire at',
  '62',
  '$5k',
  'debt',
  'want to',
  'sold',
  'the',
  '"',
  '\n',
  '•',
  '?',
  '🎉',
  '60/40',
]

test('no message makes a reader throw or point outside of it', () => {
  const message = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...words)).map((list) => list.join(' ')),
  )
  fc.assert(
    fc.property(message, fc.boolean(), (text, asked) => {
      const reading = readMessage(text)
      readPresentAge(reading)
      const spans = [
        readRisk(reading, asked),
        readRetirementAge(reading, asked, 40),
        ...readNone(reading, asked ? 'debt' : null),
        ...readWishes(reading, asked),
        ...readEndings(reading),
      ].filter((said) => said !== null)
      const outside = spans.filter(({ start, end }) => start < 0 || start >= end || end > reading.text.length)
      expect(outside).toEqual([])
    }),
  )
})

test.each([
  ['i was born in 1980', 1980],
  ["I'm born on 3/14/1962", 1962],
  ['my son was born in 2019', null],
])('a year of birth: %s', (text, year) => expect(talk([text]).snapshot.birthYear).toBe(year))

test('no debt, asked for goals, is wished for; told of oneself it is none', () => {
  expect(talk(['hi', 'a house someday and no debt']).snapshot.profile.debt).toBeNull()
  expect(talk(['hi', 'a house someday, and i have no debt']).snapshot.profile.debt).toBe(0)
})

test('who gives up a goal says nothing of debts, whatever was asked', () => {
  const told = (text: string) =>
    talk(['i make 60k', 'i want to save 10k for a boat', text]).snapshot.profile.debt
  expect(told('i dont want the boat anymore')).toBeNull()
  expect(told('i dont have any')).toBe(0)
})

import { expect, test } from 'vitest'
import type { Step } from '#advisor/actions/program-words.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { isSound } from './is-sound.ts'

const numbers = readNumbers('$212,000 less $71,000, 3% for 4 years, when I am 67 years old')
const sight = { numbers, heard: [], rows: [], shown: [] }
const [revenue, costs, share, term, age] = [0, 1, 2, 3, 4].map((number): Step => ({ number }))
const word = (name: string): Step => ({ word: name })

test.each<[string, Step | undefined, Step | undefined, boolean]>([
  ['take', revenue, costs, true],
  ['times', revenue, share, true],
  ['times', revenue, term, true],
  ['times', revenue, costs, false],
  ['take', revenue, revenue, false],
  ['over', revenue, revenue, false],
  ['add', revenue, term, false],
  ['take', word('constant 1'), word('constant 1'), false],
  ['over', word('constant 52'), word('constant 12'), true],
  ['over', revenue, word('constant 12'), true],
  ['times', term, word('constant 12'), true],
  ['times', age, word('constant 12'), false],
])('%s of two parts', (sign, first, next, expected) => {
  if (!first || !next) throw new Error('Four numbers are expected')
  expect(isSound([word('slot amount'), word(sign), first], next, sight)).toBe(expected)
})

test('what is no operation is not judged', () =>
  expect(isSound([word('slot amount')], { number: 0 }, sight)).toBe(true))

import { describe, expect, test } from 'vitest'
import type { Action, MindedNumber } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { completeList } from './complete-list.ts'

const sum = findSum('runway')
if (!sum) throw new Error('There is no such sum.')

/** The numbers of a message, each with what it is taken for. */
const minded = (text: string, whats: MindedNumber['what'][]): MindedNumber[] =>
  readNumbers(text).map((number, at) => ({
    ...number,
    role: 'F',
    own: 0.9,
    what: whats[at] ?? null,
    sure: 1,
  }))

const reading = (numbers: readonly MindedNumber[]): Action => ({
  intent: 'runway',
  from: null,
  about: [],
  inputs: numbers.map((number) => ({ slot: 'expenses', value: { kind: 'number', number } })),
  wanted: null,
})

const TEXT = 'rent $1,480, utilities $300, food $550 and car $390, savings $11,200'

describe('a list that is added up', () => {
  test('has all its parts, and nothing of another kind', () => {
    const numbers = minded(TEXT, ['expense', 'expense', 'expense', 'expense', 'savings'])
    const [rent, utilities, , car] = numbers
    const inputs = completeList(
      reading([rent, utilities, car].filter((one) => one !== undefined)),
      sum,
      numbers,
    )
    const quotes = inputs.map(({ value }) => (value.kind === 'number' ? value.number.quote : ''))
    expect(quotes).toEqual(['$1,480', '$300', '$390', '$550'])
  })

  test('is not begun by one number', () => {
    const numbers = minded(TEXT, ['expense', 'expense', 'expense', 'expense', 'savings'])
    const one = reading(numbers.slice(0, 1))
    expect(completeList(one, sum, numbers)).toBe(one.inputs)
  })
})

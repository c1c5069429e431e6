import { afterEach, expect, test, vi } from 'vitest'
import { findCategories, findPayee, findPhrase } from './asked-names.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const many = Array.from({ length: 5000 }, (_, at) => `Kind ${at}`)

test('a category is found whatever its case, as whole words, the longest first', () => {
  expect(findPhrase('how much was CAFÉ last week', ['Café'])).toBe('Café')
  expect(findPhrase('my carpet last week', ['Carp'])).toBeUndefined()
  expect(findCategories('Pet food (dogs) last month', ['Pet', 'Pet food (dogs)', 'Groceries'])).toEqual({
    categories: ['Pet food (dogs)'],
    said: 'pet food (dogs)',
  })
})

test('patterns are made only of the categories that a text has in it', () => {
  const made: string[] = []
  const Original = RegExp
  class CountedRegExp extends Original {
    constructor(source: string, flags?: string) {
      super(source, flags)
      made.push(source)
    }
  }
  vi.stubGlobal('RegExp', CountedRegExp)
  expect(findPhrase('what about kind 77 last month', many)).toBe('Kind 77')
  expect(made).toHaveLength(1)
  expect(findPhrase('it rained all of last month', many)).toBeUndefined()
  expect(made).toHaveLength(1)
})

test('however many words a message has, payees are gone through a few times', () => {
  const startsWith = vi.spyOn(String.prototype, 'startsWith')
  const words = Array.from({ length: 40 }, (_, at) => `word${at}`)
  expect(findPayee(words, many)).toBeNull()
  const looks = startsWith.mock.calls.length
  vi.restoreAllMocks()
  expect(looks).toBeLessThanOrEqual(8 * many.length)
  expect(findPayee(words, ['word0 word1 shop'])).toBe('word0 word1')
})

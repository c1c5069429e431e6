import { expect, test } from 'vitest'
import { contentWords } from './content-words.ts'

test.each([
  ['what would a 20k car cost me over 5 years', 8, 'k car cost over years'],
  ["So what's left after the rent and mom's pills?", 3, 'rent moms pills'],
  ['ok and then?', 5, ''],
])('%s is about %s words: %s', (text, most, words) => expect(contentWords(text, most)).toBe(words))

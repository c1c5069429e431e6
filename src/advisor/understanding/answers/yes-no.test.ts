import { expect, test } from 'vitest'
import { readYesNo } from './yes-no.ts'

test.each([
  ['yes', 'yes'],
  ['Yep, save it', 'yes'],
  ['um, yeah that is it', 'yes'],
  ['That’s right', 'yes'],
  ['sounds about right', 'yes'],
  ['👍', 'yes'],
  ['no', 'no'],
  ['Nope, that one is my dad', 'no'],
  ['oh no, wrong card', 'no'],
  ["it's not mine", 'no'],
  ['not quite, 900', 'no'],
  ['ok', 'yes'],
  ['okay, thank you', 'yes'],
  ['ok so i made up my mind about the boat', null],
  ['nothing to do with that', null],
  ['yesterday I paid it', null],
  ['what do you mean?', null],
  ['', null],
])('%j is %s', (text, answer) => {
  expect(readYesNo(text)).toBe(answer)
})

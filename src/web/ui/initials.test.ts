import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada king lovelace', 'AK'],
  ['Cher', 'C'],
  ['  grace   hopper ', 'GH'],
  ['Jean-Luc Picard', 'JP'],
  ['élodie ñandú', 'ÉÑ'],
  ['ßtest xaver', 'SX'],
  ['𝒜da 𝓛ove', '𝒜𝓛'],
  ['', ''],
  ['   ', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

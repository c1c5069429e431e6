import { expect, test } from 'vitest'
import { readMessageHash } from './message-hash.ts'

test.each([
  ['#message-12', 12],
  ['#message-0', null],
  ['#message-', null],
  ['#message-12x', null],
  ['#message-99999999999999999999', null],
  ['#content', null],
  ['', null],
])('%s points at %s', (hash, id) => {
  expect(readMessageHash(hash)).toBe(id)
})

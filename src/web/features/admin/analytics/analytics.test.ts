import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'
import { pageName } from './page-name.ts'

test.each([
  [0, '0s'],
  [59.4, '59s'],
  [59.6, '1m 0s'],
  [60, '1m 0s'],
  [185, '3m 5s'],
  [3725, '62m 5s'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})

test.each([
  ['/', 'Home Page'],
  ['/register', 'Registration Page'],
  ['/waitlist', 'Waitlist Page'],
  ['/how-it-works', 'How it works'],
  ['other', 'Other pages'],
  ['/gone', '/gone'],
  ['constructor', 'constructor'],
])('%s is called %s', (path, name) => {
  expect(pageName(path)).toBe(name)
})

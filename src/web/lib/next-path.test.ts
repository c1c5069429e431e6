import { expect, test } from 'vitest'
import { loginPathFor, readNextPath } from './next-path.ts'

const origin = 'https://keel.example.com'

test.each([
  ['?next=/budget', '/budget'],
  ['?next=%2Fbudget%3Ftab%3Dgoals%23top', '/budget?tab=goals#top'],
  ['', '/chat'],
  ['?next=', '/chat'],
  ['?next=https://evil.example/', '/chat'],
  ['?next=//evil.example', '/chat'],
  ['?next=/%5Cevil.example', '/chat'],
  ['?next=/%09/evil.example', '/chat'],
  ['?next=javascript:alert(1)', '/chat'],
  ['?next=/login', '/chat'],
  ['?next=/logout', '/chat'],
])('%s leads to %s', (search, path) => expect(readNextPath(search, origin)).toBe(path))

test('the way there and back keeps query and fragment', () => {
  const search = loginPathFor('/budget?tab=goals').slice('/login'.length)
  expect(readNextPath(search, origin)).toBe('/budget?tab=goals')
})

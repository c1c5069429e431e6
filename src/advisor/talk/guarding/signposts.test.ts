import { expect, test } from 'vitest'
import { MAX_REPLY_LENGTH } from '#contract/chat.ts'
import { findUntraced } from '#advisor/grounding/check.ts'
import { signposts } from './signposts.ts'

const all = Object.values(signposts)
const texts = all.flatMap(({ lines, details }) => [...lines, ...details])

test('signposts fit and name only the numbers of the list', () => {
  expect(all.flatMap(({ lines }) => lines.filter((line) => line.length > MAX_REPLY_LENGTH))).toEqual([])
  expect(texts.flatMap((text) => findUntraced(text))).toEqual([])
  const numbers = texts.flatMap((text) => text.match(/\d[\w-]*/g) ?? [])
  expect([...new Set(numbers)].toSorted()).toEqual(['1-800-799-7233', '1-800-GAMBLER', '211', '911', '988'])
})

test('credit counselors are named with where to find them', () => {
  const naming = texts.filter((text) => /Credit Counseling,|nonprofit counselor/.test(text))
  expect(naming.length).toBeGreaterThan(0)
  expect(naming.filter((text) => !text.includes('nfcc.org'))).toEqual([])
})

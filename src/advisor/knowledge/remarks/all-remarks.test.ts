import { expect, test } from 'vitest'
import { findUntraced } from '#advisor/grounding/check.ts'
import { allTopics } from '#advisor/knowledge/topics/all-topics.ts'
import { NOTHING } from '#advisor/minding/nearest-topics.ts'
import { openNetwork } from '#advisor/minding/open-network.ts'
import { allRemarks, findRemark } from './all-remarks.ts'

const bare = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '')

test('every remark has an id and wordings of its own', () => {
  const entries = [...allRemarks, ...allTopics]
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  expect(allRemarks.filter(({ id }) => !id.startsWith('say-'))).toEqual([])
  expect(findRemark('say-partner-leaves')?.asked.length).toBeGreaterThanOrEqual(10)
  const seen = Map.groupBy(
    allRemarks.flatMap(({ id, asked }) => asked.map((words) => ({ id, words: bare(words) }))),
    ({ words }) => words,
  )
  expect([...seen.values()].filter((same) => same.length > 1)).toEqual([])
})

test('replies are short, and without a number of their own', () => {
  expect(allRemarks.filter(({ short }) => short.length > 170).map(({ id }) => id)).toEqual([])
  const texts = allRemarks.flatMap(({ short, more }) => [short, ...more])
  expect(texts.filter((text) => findUntraced(text).length > 0)).toEqual([])
  expect(texts.filter((text) => !/^["A-Z\d].*[.?!]"?$/.test(text))).toEqual([])
})

test('the network has a place for each explanation, each remark, and nothing', async () => {
  const network = await openNetwork()
  const ids = [...allTopics, ...allRemarks].map(({ id }) => id)
  expect(network?.topics.ids.toSorted()).toEqual([...ids, NOTHING].toSorted())
})

import { describe, expect, test } from 'vitest'
import { findUntraced } from '#advisor/grounding/check.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { fillRules } from '#advisor/knowledge/rules/rule-text.ts'
import { allTopics } from './all-topics.ts'

const MAX_SHORT = 170
const REFERENCES = /\{([^{}.]+)(?:\.year)?\}/g
/** Names with digits that explanations use beside those of other answers. */
const NAMES = /\b(?:W-4|Chapter (?:7|13)|1040-ES|20\/4\/10)\b/g

const ids = new Set(allTopics.map(({ id }) => id))
const plainWords = (text: string) => text.replaceAll(REFERENCES, 'so much').replaceAll(NAMES, 'that')
const bare = (asked: string) => asked.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '')

test('every topic has an id of its own, and there are many', () => {
  expect(allTopics.length).toBeGreaterThanOrEqual(800)
  expect(ids.size).toBe(allTopics.length)
})

test('no wording asks for two topics', () => {
  const seen = Map.groupBy(
    allTopics.flatMap(({ id, asked }) => asked.map((words) => ({ id, words: bare(words) }))),
    ({ words }) => words,
  )
  expect([...seen.values()].filter((same) => same.length > 1)).toEqual([])
})

describe.each(allTopics.map((topic) => [topic.id, topic] as const))('%s', (_id, topic) => {
  const narrower = (topic.narrower ?? []).map(([, says]) => says)
  const texts = [topic.short, ...narrower, ...topic.more]

  test('is asked for in at least ten ways, without amounts of money', () => {
    expect(new Set(topic.asked.map(bare)).size).toBeGreaterThanOrEqual(10)
    expect(topic.asked.filter((words) => /\$|\d{4,}(?<!1099|1040|1031)|\d,\d/.test(words))).toEqual([])
  })

  test('is short and in whole sentences', () => {
    expect([topic.short, ...narrower].filter((text) => fillRules(text).length > MAX_SHORT)).toEqual([])
    expect(topic.more.length).toBeGreaterThanOrEqual(2)
    expect(topic.more.length).toBeLessThanOrEqual(5)
    expect(texts.filter((text) => !/^["A-Z\d$].*[.?!]$/.test(fillRules(text)))).toEqual([])
  })

  test('names known rules and no number beside them', () => {
    const named = texts.flatMap((text) => [...text.matchAll(REFERENCES)].map(([, id = '']) => id))
    expect(named.filter((id) => !findRule(id))).toEqual([])
    expect(texts.flatMap((text) => findUntraced(plainWords(text)))).toEqual([])
  })

  test('leads on to topics that exist', () => {
    expect((topic.near ?? []).filter((id) => !ids.has(id) || id === topic.id)).toEqual([])
  })
})

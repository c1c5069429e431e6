import { describe, expect, test } from 'vitest'
import { findUntraced } from '#advisor/grounding/check.ts'
import { fillRules } from '#advisor/knowledge/rules/rule-text.ts'
import { after } from './after.ts'
import { people } from './all-people.ts'
import { others } from './others.ts'

const REFERENCES = /\{[^{}]+\}/g
const NAMES = /\bW-4\b/g

test('every event and feeling has words, but for danger, which has fixed ones', () => {
  const names =
    'anger arrears baby bankruptcy collectors death divorce envy eviction gambling illness jobloss joy lonely ' +
    'milestone moving newjob overwhelmed quarrel raise retiring scammed shame wedding windfall worry'
  expect(Object.keys(people).toSorted()).toEqual(names.split(' '))
})

const forHelpers = Object.entries(others).map(([name, heard]) => [`${name} of somebody else`, heard] as const)

test('words for helpers are about trouble that has words of its own', () =>
  expect(Object.keys(others).filter((name) => !people[name])).toEqual([]))

const whenOver = Object.entries(after).map(([name, heard]) => [`${name} that is over`, heard] as const)

describe.each([...Object.entries(people), ...forHelpers, ...whenOver])(
  '%s',
  (_name, { hears, steps, more }) => {
    const texts = [...hears, ...steps, ...more]

    test('has enough to say, and never the same', () => {
      expect(hears.length).toBeGreaterThanOrEqual(3)
      expect(steps).toHaveLength(3)
      expect(more.length).toBeGreaterThanOrEqual(3)
      expect(more.length).toBeLessThanOrEqual(5)
      expect(new Set(texts).size).toBe(texts.length)
    })

    test('is short and in whole sentences', () => {
      expect(hears.filter((text) => fillRules(text).length > 60)).toEqual([])
      expect(steps.filter((text) => fillRules(text).length > 110)).toEqual([])
      expect(texts.filter((text) => !/^[A-Z\d].*[.?!]$/.test(fillRules(text)))).toEqual([])
    })

    test('holds no number of its own', () => {
      expect(hears.filter((text) => /[\d{]/.test(text))).toEqual([])
      const plain = texts.map((text) => text.replaceAll(REFERENCES, 'so much').replaceAll(NAMES, 'that'))
      expect(plain.flatMap((text) => findUntraced(text))).toEqual([])
    })
  },
)

test('no first sentence serves two occasions', () => {
  const all = [...Object.values(people), ...Object.values(others), ...Object.values(after)].flatMap(
    ({ hears }) => hears,
  )
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
})

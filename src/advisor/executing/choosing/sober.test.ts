import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { sober } from './sober.ts'

/** What becomes of a feeling or a doubt, where the mind also hears another question. */
function soberedOf(text: string, first: string, score = 0.55): string {
  const minded = {
    ...mindedAs(text, [{ name: first, score }]),
    readings: [first, 'enough'].map((intent) => ({ actions: [bare(intent)], score: score - 0.15 })),
  }
  return sober({ minded, text, sums: [], today: '2026-11-15' }, bare(first)).intent
}

test('a doubt in the figure and a heavy heart stay what they are', () => {
  expect(soberedOf('are you sure thats right', 'sure')).toBe('sure')
  expect(soberedOf('im drowning in this', 'hear:overwhelmed')).toBe('hear:overwhelmed')
})

test('what doubts nothing is the next best that is meant', () => {
  expect(soberedOf('my mom lived to 94, does that change things', 'sure')).toBe('enough')
  expect(soberedOf('my mom says rent is thrown away. is she right', 'sure')).toBe('enough')
})

test('an event is heard where the mind is not sure of anything else', () => {
  expect(soberedOf('my dad died last week', 'know', 0.3)).toBe('hear:death')
})

test('a guess at a sum gives way to what is told', () => {
  expect(soberedOf('my sister has a boat', 'sum-of', 0.2)).toBe('tell')
  expect(soberedOf('so what are my options', 'know')).toBe('next')
})

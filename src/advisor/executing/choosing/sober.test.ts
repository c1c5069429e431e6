import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { sober } from './sober.ts'

/** What becomes of a feeling or a doubt, where the mind also hears the question whether that will do. */
function soberedOf(text: string, first: string): string {
  const minded = {
    ...mindedAs(text, [{ name: first, score: 0.55 }]),
    readings: [first, 'enough'].map((intent) => ({ actions: [bare(intent)], score: 0.4 })),
  }
  return sober({ minded, text, sums: [], today: '2026-11-15' }, bare(first), () => null).intent
}

test.each(['thats hardly possible is it', 'we cant do that can we', 'not very realistic right'])(
  'whether it can be done is judged: %s',
  (text) => {
    expect(soberedOf(text, 'hear:overwhelmed')).toBe('enough')
    expect(soberedOf(text, 'sure')).toBe('enough')
  },
)

test('a doubt in the figure and a heavy heart stay what they are', () => {
  expect(soberedOf('are you sure thats right', 'sure')).toBe('sure')
  expect(soberedOf('im drowning in this', 'hear:overwhelmed')).toBe('hear:overwhelmed')
})

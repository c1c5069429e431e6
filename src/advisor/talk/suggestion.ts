import type { Snapshot } from '#advisor/snapshot.ts'
import { isTopicKnown } from './interview/topics.ts'
import { type Scene, vary } from './scene.ts'

interface Suggestion {
  line: string
  fits: (snapshot: Snapshot) => boolean
}

/** Questions that can be answered with what is stored. */
const suggestions: readonly Suggestion[] = [
  { line: 'Ask me which debt to pay off first.', fits: ({ liabilities }) => liabilities.length > 0 },
  {
    line: 'Ask me how many months your savings would cover.',
    fits: (known) => isTopicKnown('expenses', known) && isTopicKnown('savings', known),
  },
  {
    line: 'Ask me what your savings rate is.',
    fits: (known) => isTopicKnown('income', known) && isTopicKnown('expenses', known),
  },
  { line: 'Ask me what it takes to reach your goal.', fits: ({ goals }) => goals.length > 0 },
  { line: 'Ask me what your net worth is.', fits: ({ assets }) => assets.length > 0 },
  { line: 'Ask me what you could afford for a home.', fits: (known) => isTopicKnown('income', known) },
]

const START = [
  'Tell me what you earn and what you spend, and I can show your savings rate.',
  'Tell me about a debt and its rate, and I can show how fast it can be gone.',
] as const

/** A single concrete thing to ask next, from what is known. */
export function suggest({ snapshot, dialogue }: Scene): string {
  const [first, ...others] = suggestions.filter(({ fits }) => fits(snapshot)).map(({ line }) => line)
  return first === undefined ? vary(START, dialogue) : vary([first, ...others], dialogue)
}

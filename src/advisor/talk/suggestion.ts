import type { Snapshot } from '#advisor/snapshot.ts'
import { isTopicKnown } from './interview/topics.ts'
import { type Scene, vary } from './scene.ts'

interface Suggestion {
  /** After 'Ask me'. */
  ask: string
  fits: (snapshot: Snapshot) => boolean
}

/** Pays rent, and owns no home. */
const rents = ({ expenses, assets, liabilities }: Snapshot) =>
  expenses.some(({ category }) => /\brent\b/i.test(category)) &&
  !assets.some(({ category }) => category === 'Real Estate') &&
  !liabilities.some(({ category }) => category === 'Mortgage')

/** Questions that can be answered with what is stored. */
const suggestions: readonly Suggestion[] = [
  { ask: 'which debt to pay off first', fits: ({ liabilities }) => liabilities.length > 1 },
  {
    ask: 'how many months your savings would cover',
    fits: (known) => isTopicKnown('expenses', known) && isTopicKnown('savings', known),
  },
  {
    ask: 'what your savings rate is',
    fits: (known) => isTopicKnown('income', known) && isTopicKnown('expenses', known),
  },
  { ask: 'what it takes to reach your goal', fits: ({ goals }) => goals.length > 0 },
  { ask: 'what your net worth is', fits: ({ assets }) => assets.length > 0 },
  { ask: 'what you could afford for a home', fits: (known) => isTopicKnown('income', known) && rents(known) },
  {
    ask: 'how far you are from retiring',
    fits: (known) => isTopicKnown('birthYear', known) && isTopicKnown('retirementAge', known),
  },
  { ask: 'how the 50/30/20 rule splits your pay', fits: (known) => isTopicKnown('income', known) },
  { ask: 'what your interest costs in a month', fits: ({ liabilities }) => liabilities.length > 0 },
  { ask: 'where your money goes', fits: ({ expenses }) => expenses.length > 1 },
]

const START = [
  'Tell me what you earn and what you spend, and I can show your savings rate.',
  'Tell me about a debt and its rate, and I can show how fast it can be gone.',
] as const

const fitting = (snapshot: Snapshot) => suggestions.filter(({ fits }) => fits(snapshot)).map(({ ask }) => ask)

/** A single concrete thing to ask next, from what is known. */
export function suggest({ snapshot, dialogue }: Scene): string {
  const [first, ...others] = fitting(snapshot).map((ask) => `Ask me ${ask}.`)
  return first === undefined ? vary(START, dialogue) : vary([first, ...others], dialogue)
}

const SEVERAL = 3

/** A few things to ask instead, others for other messages and not those of the last reply where there are more. */
export function suggestSeveral(scene: Scene): string {
  const all = fitting(scene.snapshot)
  if (all.length < 2) return suggest(scene)
  const turn = scene.text.length % all.length
  const turned = [...all.slice(turn), ...all.slice(0, turn)]
  const isNew = (ask: string) => !scene.dialogue.lastContent.includes(ask)
  const chosen = [...turned.filter((ask) => isNew(ask)), ...turned.filter((ask) => !isNew(ask))].slice(
    0,
    SEVERAL,
  )
  return `Ask me ${chosen.slice(0, -1).join(', ')} or ${chosen.at(-1) ?? ''}.`
}

import type { Text } from '#advisor/grounding/pieces.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isTopicKnown } from '#advisor/talk/interview/topics.ts'
import { type Scene, vary } from '#advisor/talk/scene.ts'
import { type Subject, subjectOf } from '#advisor/talk/interview/told-subject.ts'

interface Suggestion {
  /** After 'Shall I show you'. */
  ask: string
  about: readonly Subject[]
  fits: (snapshot: Snapshot) => boolean
  /** Kinds of sums that answer it, the main one first. */
  sums: readonly string[]
}

/** Pays rent, and owns no home. */
const rents = ({ expenses, assets, liabilities }: Snapshot) =>
  expenses.some(({ category }) => /\brent\b/i.test(category)) &&
  !assets.some(({ category }) => category === 'Real Estate') &&
  !liabilities.some(({ category }) => category === 'Mortgage')

/** Questions that can be answered with what is stored. */
const suggestions: readonly Suggestion[] = [
  {
    ask: 'which debt to pay off first',
    about: ['debt'],
    fits: ({ liabilities }) => liabilities.length > 1,
    sums: ['debt-order'],
  },
  {
    ask: 'how many months your savings would cover',
    about: ['savings', 'costs'],
    fits: (known) => isTopicKnown('expenses', known) && isTopicKnown('savings', known),
    sums: ['emergency-fund', 'runway'],
  },
  {
    ask: 'what your savings rate is',
    about: ['pay', 'costs'],
    fits: (known) => isTopicKnown('income', known) && isTopicKnown('expenses', known),
    sums: ['savings-rate', 'budget-summary'],
  },
  {
    ask: 'what it takes to reach your goal',
    about: ['goals'],
    fits: ({ goals }) => goals.length > 0,
    sums: ['goal-payment', 'goal-time', 'goal-pace', 'goal-progress'],
  },
  {
    ask: 'what your net worth is',
    about: ['owned', 'debt'],
    fits: ({ assets }) => assets.length > 0,
    sums: ['net-worth'],
  },
  {
    ask: 'what you could afford for a home',
    about: ['home'],
    fits: (known) => isTopicKnown('income', known) && rents(known),
    sums: ['affordability'],
  },
  {
    ask: 'how far you are from retiring',
    about: ['retirement', 'owned'],
    fits: (known) => isTopicKnown('birthYear', known) && isTopicKnown('retirementAge', known),
    sums: ['retirement-projection', 'retirement-need', 'retirement-odds'],
  },
  {
    ask: 'how the 50/30/20 rule splits your pay',
    about: ['pay'],
    fits: (known) => isTopicKnown('income', known),
    sums: ['fifty-thirty-twenty'],
  },
  {
    ask: 'what your interest costs in a month',
    about: ['debt'],
    fits: ({ liabilities }) => liabilities.some(({ interestRate }) => interestRate !== null),
    sums: ['interest-cost'],
  },
  {
    ask: 'where your money goes',
    about: ['costs'],
    fits: ({ expenses }) => expenses.length > 1,
    sums: ['budget-summary'],
  },
]

const START = [
  'Tell me what you earn and what you spend, and I can show your savings rate.',
  'Tell me about a debt and its rate, and I can show how fast it can be gone.',
] as const

/** In trouble nobody wants to hear of homes to buy and of retiring. */
const hard: ReadonlySet<string> = new Set(
  'death divorce jobloss arrears collectors eviction illness scammed bankruptcy overwhelmed gambling'.split(
    ' ',
  ),
)
export const isHard = (feeling: string | null) => hard.has(feeling ?? '')
/** Who has lost somebody or is ill fills in no form: what is told is taken in, and nothing is asked for. */
const sorrows: ReadonlySet<string> = new Set(['death', 'divorce', 'illness', 'scammed'])
export const isSorrow = (feeling: string | null) => sorrows.has(feeling ?? '')
const carefree: ReadonlySet<Subject> = new Set(['home', 'retirement', 'owned'])

/** What can be asked with what is known, was not answered yet and is about what was just told. */
function fitting({ snapshot, dialogue, saved }: Scene): string[] {
  const told = new Set(saved.map(({ change }) => subjectOf(change)))
  const isMade = ({ sums }: Suggestion) => dialogue.sums.some(({ kind }) => sums.includes(kind))
  const isUnkind = ({ about }: Suggestion) =>
    isHard(dialogue.feeling) && about.some((subject) => carefree.has(subject))
  const isAbout = ({ about }: Suggestion) => told.size === 0 || about.some((subject) => told.has(subject))
  return suggestions
    .filter((one) => one.fits(snapshot) && !isMade(one) && !isUnkind(one) && isAbout(one))
    .map(({ ask }) => ask)
}

/** A single concrete thing to ask next, from what is known, or to tell first. */
export function suggestAnything(scene: Scene): string {
  const [first, ...others] = fitting(scene).map((ask) => `Shall I show you ${ask}?`)
  return first === undefined ? vary(START, scene.dialogue) : vary([first, ...others], scene.dialogue)
}

/** The same, and nothing in the middle of a talk about something else. */
export function suggest(scene: Scene): Text {
  const { topic, sums, feeling } = scene.dialogue
  const isTalking = topic !== null || sums.length > 0 || feeling !== null
  return isTalking && fitting(scene).length === 0 ? [] : [suggestAnything(scene)]
}

const SEVERAL = 3

/** A few things to ask instead, others for other messages and not those of the last reply where there are more. */
export function suggestSeveral(scene: Scene): Text {
  const all = fitting(scene)
  if (all.length < 2) return suggest(scene)
  const turn = scene.text.length % all.length
  const turned = [...all.slice(turn), ...all.slice(0, turn)]
  const isNew = (ask: string) => !scene.dialogue.lastContent.includes(ask)
  const chosen = [...turned.filter((ask) => isNew(ask)), ...turned.filter((ask) => !isNew(ask))].slice(
    0,
    SEVERAL,
  )
  return [`Shall I show you ${chosen.slice(0, -1).join(', ')} or ${chosen.at(-1) ?? ''}?`]
}

/** What suggestions offer, with the sum of each. */
export const offeredBySuggestion: readonly (readonly [words: string, sum: string])[] = suggestions.flatMap(
  ({ ask, sums: [sum] }) => (sum === undefined ? [] : [[ask, sum] as const]),
)

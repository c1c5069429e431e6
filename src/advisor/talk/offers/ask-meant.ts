/** What a message may have meant, where no reading of it is believed: one short question, and no figure. */
import { isArithmetic } from '#advisor/talk/is-believed.ts'
import type { Dialogue } from '#advisor/dialogue.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { sayAnew } from '#advisor/talk/scene.ts'
import type { Part } from '#advisor/talk/tell-sum.ts'
import { tells } from './told-by-sums.ts'

/** A reading less likely than this is not worth a word. */
const WORTH_NAMING = 0.05

/** The sums that may be meant, the likeliest first. */
function meantBy({ readings }: Minded): string[] {
  const chances = new Map<string, number>()
  for (const { actions, score } of readings)
    for (const { intent } of actions) chances.set(intent, (chances.get(intent) ?? 0) + score)
  const likely = [...chances].filter(([, chance]) => chance >= WORTH_NAMING).toSorted(([, a], [, b]) => b - a)
  return likely.flatMap(([intent]) => tells[intent] ?? [])
}

/** Nothing but numbers set against each other was read: which, and for what, is all that can be asked. */
const whichAmounts = [
  "I'd rather ask than guess: which amounts should I take, and do you want what's left or what they come to?",
  "I don't want to guess with your money: which of those amounts do you mean, and what should I make of them?",
  'Which of your figures is that about? Name them with what you want to know, and I work it out.',
]

function linesFor(minded: Minded): string[] {
  const [first] = minded.readings
  const [one, other] = first?.actions.every(({ intent }) => isArithmetic(intent)) ? [] : meantBy(minded)
  if (one === undefined) return whichAmounts
  if (other === undefined)
    return [`Is it ${one} that you want to know?`, `You want to know ${one}: did I get that right?`]
  return [`Do you want to know ${one}, or ${other}?`, `Is it ${one} that you're after, or ${other}?`]
}

export const askMeant = (minded: Minded, dialogue: Dialogue): Part => ({
  lead: [sayAnew(linesFor(minded), dialogue)],
  more: [],
  details: [],
  cards: [],
})

/** What was offered and is taken up is worked out from the message that it was offered for. */
import { bare } from '#advisor/executing/bare-action.ts'
import { sayMinded } from '#advisor/talk/say-minded.ts'
import { isArithmetic } from '#advisor/talk/is-believed.ts'
import { type Lines, type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { onlyChooses, readChoice } from './read-choice.ts'

const whichOne: Lines = [
  'Which one do you mean? Name it, and I go on from there.',
  'Tell me in a word which one that is.',
]

export function takeOffer(scene: Scene): Move | null {
  const { minded, text, dialogue } = scene
  const chosen = minded ? readChoice(text, dialogue) : []
  if (!minded) return null
  // 'The first one', of nothing that was offered: numbers that happen to be there are not what is meant.
  const [guess] = minded.readings[0]?.actions ?? []
  if (chosen.length === 0)
    return onlyChooses(text) && guess && isArithmetic(guess.intent)
      ? { content: [vary(whichOne, dialogue)] }
      : null
  // The mind has read the message before once more: as it took that, where it is what was meant.
  const actions = chosen.map(
    (sum) =>
      minded.readings.flatMap((reading) => reading.actions).find(({ intent }) => intent === sum) ?? bare(sum),
  )
  const { questions: _, ...whole } = minded
  return sayMinded({
    ...scene,
    text: dialogue.heard,
    minded: { ...whole, topics: [], readings: [{ actions, score: 1 }] },
  })
}

/** 'That's not what I asked', and nothing behind it: back to what was to be decided, else one plain question. */
import { complains, withoutComplaint } from '#advisor/reading/asked-part.ts'
import { sayShort } from '#advisor/grounding/fit.ts'
import { type Lines, type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { findSmallTalk } from '#advisor/talk/small-talk/small-talk.ts'
import { askFor } from '#advisor/talk/interview/ask-for-need.ts'
import { stateOf } from './state-of.ts'

const sorry: Lines = ['Sorry, I went past your question.', 'Sorry, I took that the wrong way.']
const ask: Lines = [
  'What did you want to know: what it costs, whether it fits, or what to do next?',
  'Was it about the amount, the time it takes, or what I would do?',
]

/** 'Ugh' blames nobody. */
const OF_US = /\b(?:you|u|ur|your|youre|app|bot|help\w*|answer\w*)\b/i

export function ownMiss(scene: Scene): Move | null {
  const { text, dialogue } = scene
  const isBare = complains(text) && withoutComplaint(text) === text
  const isAnnoyed = findSmallTalk(scene.wording) === 'complaint' && OF_US.test(text)
  if ((!isBare && !isAnnoyed) || dialogue.lastContent === '') return null
  // A complaint gets its word of apology from the last station.
  const line = isBare ? [] : [vary(sorry, dialogue)]
  const need = dialogue.need ?? null
  const question = need && askFor(scene, need)
  if (question)
    return {
      content: sayShort([line, stateOf(scene) ?? [], question.text], [line, question.text]),
      dialogue: question.dialogue,
    }
  return { content: sayShort([line, [vary(ask, dialogue)]]) }
}

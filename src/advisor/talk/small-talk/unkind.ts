import { isMood } from '#advisor/executing/choosing/heard-by-words.ts'
import { findEvent } from '#advisor/executing/choosing/life-events.ts'
import { isSorrow } from '#advisor/talk/saved/suggestion.ts'
import type { Scene } from '#advisor/talk/scene.ts'

const CONSOLES = /\b(?:sorry|loss|grie\w*|miss|gentle|hurts?|mourn\w*|hard)\b/i
/** Words of joy open with a shout. */
const REJOICES = /^[^.?]*!/
/** Unless that is surely meant: 'she is home from the hospital'. */
const SURELY = 0.8

const weighs = (feeling: string) => isMood(feeling) || feeling === 'crisis'

/** Whether a word of ours, as near as `score` to a message, would hurt in that moment. */
export function isUnkind({ text, dialogue, minded }: Scene, { short }: { short: string }, score: number) {
  // 'My dog died', 'dad dropped dead at 64': beside a death nothing is said that does not console.
  if (findEvent(text) === 'death') return !CONSOLES.test(short)
  if (score >= SURELY) return false
  const heard = (minded?.readings[0]?.actions ?? []).flatMap(({ intent }) =>
    intent.startsWith('hear:') ? [intent.slice('hear:'.length)] : [],
  )
  const inSorrow = isSorrow(dialogue.feeling)
  // 'I just feel numb', weeks after a death, is about that, and about no figure.
  if (inSorrow && heard.length > 0 && heard.every(weighs)) return true
  // 'My wife is in the hospital'; 'i have to fly home', after a father's stroke, is no trip to look forward to.
  const isGlad = heard.length > 0 ? !heard.some((one) => isSorrow(one) || weighs(one)) : !inSorrow
  return REJOICES.test(short) && !isGlad
}

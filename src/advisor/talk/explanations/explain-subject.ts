import type { Text } from '#advisor/grounding/pieces.ts'
import type { Block, Draft } from '#advisor/reply.ts'
import { firstSentence, says, sayShort } from '#advisor/talk/fit.ts'
import { askAgain, askTopic, type Question } from '#advisor/talk/interview/ask.ts'
import { isTopicKnown } from '#advisor/talk/interview/topics.ts'
import { isAsking } from '#advisor/talk/is-asking.ts'
import { tellDraft } from '#advisor/talk/say-answer.ts'
import type { Move, Scene } from '#advisor/talk/scene.ts'
import { findComparison } from './compare.ts'
import type { Explanation } from './explanation.ts'
import { findAdvice, findDefinition, findFirst, findMention, findName } from './find-explanation.ts'
import { judgeRate } from './rate-verdict.ts'

/** Named for 'simpler' and 'say that again'. */
export const EXPLAIN_INTENT = 'explanation'

/** 'What is a Roth IRA?', 'is 22.9% a high rate?', 'what if I cannot pay?': no calculator has a say in it. */
export function defineTerm(scene: Scene): Move | null {
  const { text, wording } = scene
  const found = findDefinition(wording) ?? findComparison(wording)
  if (found) return explain(scene, found)
  if (!isAsking(text, wording)) return null
  const verdict = judgeRate(scene)
  if (verdict) return say(scene, verdict, askAgain(scene))
  const pressing = findFirst(wording) ?? (isMissingAll(scene) ? findAdvice(wording) : null)
  return pressing && explain(scene, pressing)
}

/** A calculator would only ask back, for a message without a number in it. */
function isMissingAll(scene: Scene): boolean {
  const answered = /\d/.test(scene.text) ? null : scene.answerQuestion(scene)
  return answered !== null && answered.asked !== null && scene.dialogue.asked === null
}

/** 'How do I improve my credit score?', 'term or whole life?' */
export function adviseInGeneral(scene: Scene): Move | null {
  const { dialogue, text, wording } = scene
  const isTelling = scene.saved.length > 0 && !/\?\s*$/.test(text)
  if (isTelling || !isAsking(text, wording)) return null
  const found = findAdvice(wording) ?? (dialogue.asked === null ? findName(wording) : null)
  return found && explain(scene, found)
}

/** A question that nothing else answers, but that is about something known. */
export function explainMention(scene: Scene): Move | null {
  const found = findMention(scene.wording)
  return found && explain(scene, found)
}

/** What was explained last, once more. */
export function explainedBefore(scene: Scene): Draft | null {
  const { wording } = scene
  const found =
    findDefinition(wording) ?? findComparison(wording) ?? findAdvice(wording) ?? findMention(wording)
  return found ? draftOf(scene, found) : judgeRate(scene)
}

function explain(scene: Scene, explanation: Explanation): Move {
  const { next } = explanation
  const open = askAgain(scene)
  const question = next && !open && !isTopicKnown(next, scene.snapshot) ? askTopic(scene, next) : open
  return say(scene, draftOf(scene, explanation), question)
}

function say(scene: Scene, draft: Draft, question: Question | null): Move {
  const { asked } = scene.dialogue
  // A number or a yes that was asked for before is still awaited.
  const awaited = asked?.kind === 'topic' ? null : asked
  return tellDraft(scene, { intent: EXPLAIN_INTENT, draft, asked: awaited, confidence: 1 }, question)
}

const paragraph = (words: Text): Block => ({ kind: 'paragraph', text: words })

/** The answer, a sentence with the user's own figures where there are any, and the rest in the details. */
function draftOf(scene: Scene, { content, details, own, personal }: Explanation): Draft {
  const worked = own === undefined ? null : workOut(scene, own)
  const mine = personal?.(scene) ?? worked?.content ?? []
  const said = sayShort([[content], mine], [[content], firstSentence(mine)], [[content]])
  return {
    content: said,
    details: [
      ...(mine.length === 0 || says(said, mine) ? [] : [paragraph(mine)]),
      ...details.map((line) => paragraph([line])),
      ...(worked?.details ?? []),
    ],
    cards: worked?.cards ?? [],
  }
}

/** A calculator's answer from what is stored; null when that is not enough. */
function workOut(scene: Scene, question: string): Draft | null {
  const answered = scene.answerQuestion({
    ...scene,
    text: question,
    dialogue: { ...scene.dialogue, asked: null, lastIntent: null },
  })
  return answered !== null && answered.asked === null ? answered.draft : null
}

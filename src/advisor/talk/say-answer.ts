import type { Text } from '#advisor/grounding/pieces.ts'
import type { Block } from '#advisor/reply.ts'
import { acknowledge } from './acknowledge.ts'
import { cut, fits, says, sayShort } from './fit.ts'
import { askNext, type Question } from './interview/ask.ts'
import { warmClause } from './mood.ts'
import { askToConfirm } from './say-saved.ts'
import { helpBlocks } from './say-help.ts'
import type { Answered, Move, Scene } from './scene.ts'

/** With facts in the message, a doubtful question is more likely a statement. */
const SURE_ENOUGH = 0.6

/** A calculator's answer, with what was saved in brief, and the interview where there is room. */
export function sayAnswer(scene: Scene): Move | null {
  const answered = scene.answerQuestion(scene)
  if (!answered || (scene.saved.length > 0 && answered.confidence < SURE_ENOUGH)) return null
  return tellDraft(scene, answered, scene.dialogue.interviewing ? askNext(scene) : null)
}

/** An answer with the question that comes after it, unless something has to be confirmed or is still awaited. */
export function tellDraft(scene: Scene, answered: Answered, next: Question | null): Move {
  const { draft } = answered
  const saved = acknowledge(scene)
  const whole = cut(draft.content)
  const question = answered.asked === null ? (askToConfirm(scene) ?? next) : null
  const ways: Text[][] = [
    [whole, saved?.full ?? [], question?.text ?? []],
    [whole, question?.text ?? []],
    [whole, saved?.full ?? []],
    [whole],
  ]
  const warm = warmClause(scene)
  const content = sayShort([warm, ...(ways[0] ?? [])], ...ways)
  const isAsked = question !== null && says(content, question.text)
  return {
    content,
    details: [
      ...(fits(draft.content) ? [] : paragraph(draft.content)),
      ...draft.details,
      ...unsaid(content, saved),
      ...signpost(scene),
    ],
    cards: draft.cards,
    dialogue: {
      ...(isAsked ? question.dialogue : { asked: answered.asked }),
      lastIntent: intentOf(scene, answered),
    },
  }
}

const paragraph = (text: Text): Block[] => [{ kind: 'paragraph', text }]

const unsaid = (content: Text, saved: ReturnType<typeof acknowledge>): Block[] =>
  saved === null || says(content, saved.full) ? [] : paragraph(saved.full)

function signpost({ distress }: Scene): Block[] {
  return distress === null ? [] : helpBlocks(distress)
}

/** An answer to a question for a number belongs to the question before it. */
function intentOf({ dialogue, text }: Scene, { intent }: Answered) {
  const { asked } = dialogue
  const isMore = asked?.kind === 'slot' && asked.intent === intent
  return { intent, text: isMore ? `${asked.text} ${text}` : text }
}

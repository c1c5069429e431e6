import { sayShort } from '#advisor/grounding/fit.ts'
import { askTopic } from '#advisor/talk/interview/ask.ts'
import { isTopicKnown } from '#advisor/talk/interview/topics.ts'
import { warmClause } from '#advisor/talk/mood.ts'
import { part } from '#advisor/talk/patterns.ts'
import { summarizePlan } from '#advisor/talk/plan/summary.ts'
import { goOn } from '#advisor/talk/saved/say-saved.ts'
import type { Move, Scene } from '#advisor/talk/scene.ts'

const OWING = part('debts?', 'cards?', 'loans?', 'owe', 'owing', 'bills', 'collectors?', 'interest')

/** Worry, grief or joy without a figure: a warm clause, and then the most useful thing that can be done. */
export function comfort(scene: Scene): Move | null {
  const warm = warmClause(scene)
  if (warm.length === 0) return null
  const { snapshot, wording } = scene
  if (OWING.test(wording.said) && !isTopicKnown('debt', snapshot)) {
    const question = askTopic(scene, 'debt', { closer: true })
    return { content: sayShort([warm, question.text]), dialogue: question.dialogue }
  }
  const plan = summarizePlan(scene, warm)
  return plan ? { ...plan, dialogue: { ...plan.dialogue, asked: null } } : goOn(scene, [])
}

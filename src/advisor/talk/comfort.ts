import { sayShort } from '#advisor/grounding/fit.ts'
import { askTopic } from './interview/ask.ts'
import { isTopicKnown } from './interview/topics.ts'
import { warmClause } from './mood.ts'
import { part } from './patterns.ts'
import { summarizePlan } from './plan/summary.ts'
import { goOn } from './say-saved.ts'
import type { Move, Scene } from './scene.ts'

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

import { sayShort } from '#advisor/grounding/fit.ts'
import { askTopic } from '#advisor/talk/interview/ask.ts'
import { isTopicKnown } from '#advisor/talk/interview/topics.ts'
import { warmClause } from '#advisor/talk/mood.ts'
import { part } from '#advisor/talk/patterns.ts'
import { summarizePlan } from '#advisor/talk/plan/summary.ts'
import { goOn } from '#advisor/talk/saved/say-saved.ts'
import type { Move, Scene } from '#advisor/talk/scene.ts'

const OWING = part('debts?', 'cards?', 'loans?', 'owe', 'owing', 'bills', 'collectors?', 'interest')

/** What is looked at first, whatever weighs on somebody. */
const basics = ['income', 'expenses', 'debt', 'savings'] as const

/** Worry, grief or joy without a figure: a warm clause, and then the most useful thing that can be done. */
export function comfort(scene: Scene): Move | null {
  const warm = warmClause(scene)
  if (warm.length === 0) return null
  const { snapshot, wording, dialogue } = scene
  if (OWING.test(wording.said) && !isTopicKnown('debt', snapshot)) {
    const question = askTopic(scene, 'debt', { closer: true })
    return { content: sayShort([warm, question.text]), dialogue: question.dialogue }
  }
  const plan = summarizePlan(scene, warm)
  if (plan) return { ...plan, dialogue: { ...plan.dialogue, asked: null } }
  // What a worried person would like their money to do is plain.
  const open = basics.find((topic) => !isTopicKnown(topic, snapshot) && !dialogue.skipped.includes(topic))
  if (!open) return goOn(scene, [])
  const question = askTopic(scene, open)
  return { content: sayShort([warm, question.text]), dialogue: question.dialogue }
}

import { type Asked, type Dialogue, type InterviewTopic, interviewTopics } from '#advisor/dialogue.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { type Scene, vary } from '#advisor/talk/scene.ts'
import { itemQuestions } from './item-questions.ts'
import { nextTopic, openTopic } from './next-topic.ts'
import { findWish } from './wish.ts'
import { closerQuestions, topicQuestions } from './topics.ts'

/** A question of the interview with what it changes in the dialogue. */
export interface Question {
  text: Text
  dialogue: Partial<Dialogue>
}

interface Manner {
  about?: string
  /** After a bare yes: ask what it is that they have. */
  closer?: boolean
}

export function askTopic(
  { dialogue }: Scene,
  topic: InterviewTopic,
  { about, closer = false }: Manner = {},
): Question {
  const usual = (closer ? closerQuestions : topicQuestions)[topic]
  const questions = (about === undefined ? null : itemQuestions(topic, about)) ?? usual
  const asked: Asked = { kind: 'topic', topic }
  const skipped = [...new Set([...dialogue.skipped, topic])]
  return { text: [vary(questions, dialogue)], dialogue: { asked, skipped, interviewing: true } }
}

/** The next question of the interview; null when nothing is left to ask. */
export function askNext(scene: Scene): Question | null {
  const topic = nextTopic(scene.snapshot, scene.dialogue)
  return topic && askTopic(scene, topic)
}

/** The question in hand once more, in other words; else the next one, while the interview runs. */
export function askAgain(scene: Scene): Question | null {
  const { dialogue, snapshot } = scene
  const open = openTopic(snapshot, dialogue)
  if (!open) return dialogue.interviewing ? askNext(scene) : null
  const about = findWish(dialogue.heard)?.about
  if (about === undefined) return askTopic(scene, open)
  const question = askTopic(scene, open, { about })
  // What a bare number means is still what the user had asked for.
  return { ...question, dialogue: { ...question.dialogue, heard: dialogue.heard } }
}

/** No more questions, also not later. */
export const endInterview: Partial<Dialogue> = {
  asked: null,
  interviewing: false,
  skipped: [...interviewTopics],
}

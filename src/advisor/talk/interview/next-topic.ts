import { type Dialogue, type InterviewTopic, interviewTopics } from '#advisor/dialogue.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isTopicKnown } from './topics.ts'

/** Topics that belong together are asked for together. */
const subjects: readonly (readonly InterviewTopic[])[] = [
  ['goals'],
  ['income', 'expenses'],
  ['debt'],
  ['savings', 'assets'],
  ['risk', 'retirementAge', 'birthYear'],
]

/** Somebody who tells their numbers has begun with those; what they are for comes after them. */
const afterNumbers: readonly InterviewTopic[] = ['income', 'expenses', 'debt', 'savings']

/** What to ask for next: the rest of the present subject, then the first gap; null when there is none. */
export function nextTopic(snapshot: Snapshot, dialogue: Dialogue): InterviewTopic | null {
  const isOpen = (topic: InterviewTopic) =>
    !dialogue.skipped.includes(topic) && !isTopicKnown(topic, snapshot)
  const current = dialogue.asked?.kind === 'topic' ? dialogue.asked.topic : null
  const subject = subjects.find((topics) => current !== null && topics.includes(current)) ?? []
  const isTold = afterNumbers.some((topic) => isTopicKnown(topic, snapshot))
  return [...subject, ...(isTold ? afterNumbers : []), ...interviewTopics].find(isOpen) ?? null
}

/** The question in hand, when the user has not answered it yet. */
export function openTopic(snapshot: Snapshot, { asked }: Dialogue): InterviewTopic | null {
  if (asked?.kind !== 'topic' || isTopicKnown(asked.topic, snapshot)) return null
  return asked.topic
}

/** The one figure that a decision still lacks. */
import type { InterviewTopic, Need } from '#advisor/dialogue.ts'
import { hasWholeBudget } from '#advisor/planning/data/totals.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { askTopic, type Question } from './ask.ts'
import { isTopicKnown } from './topics.ts'
import { type Lines, type Scene, vary } from '#advisor/talk/scene.ts'
import { settlingOf } from './needs.ts'

/** A decision is about what comes in and goes out each month. */
const closer: Partial<Record<InterviewTopic, Lines>> = {
  income: ['What do you bring home a month, all together?', 'How much comes in a month, after taxes?'],
  expenses: [
    'About what goes out each month: home, bills, food, the rest?',
    'Roughly what do you spend in a month, everything together?',
  ],
}

const theRest: Lines = [
  'And all together, that included, what goes out each month?',
  'What does a whole month cost you, with everything else?',
]

/** A rent alone is not what a month takes. */
const isKnown = (topic: InterviewTopic, snapshot: Snapshot) =>
  isTopicKnown(topic, snapshot) && (topic !== 'expenses' || hasWholeBudget(snapshot))

/** What is still missing of a decision, as a question; null where nothing is. */
export function askFor(scene: Scene, need: Need): Question | null {
  const { snapshot, dialogue } = scene
  const { topics, askCost, isCostFirst = false } = settlingOf(need)
  const topic = topics.find((one) => !isKnown(one, snapshot))
  const isOpen = askCost !== undefined && !need.cost
  // Asked once and not told, it can wait for the rest.
  const isPassed = topic !== undefined && dialogue.need?.isCostAsked === true
  if (isOpen && !isPassed && (isCostFirst || !topic))
    return {
      text: [vary(askCost, dialogue)],
      dialogue: { asked: null, interviewing: false, need: { ...need, isCostAsked: true } },
    }
  if (!topic) return null
  const question = askTopic(scene, topic)
  const own = topic === 'expenses' && isTopicKnown(topic, snapshot) ? theRest : closer[topic]
  return {
    text: own ? [vary(own, dialogue)] : question.text,
    dialogue: { ...question.dialogue, interviewing: false, need },
  }
}

/** Answers questions with figures: finds what is asked, takes its numbers from the words and the data, and computes. */
import type { Turn } from '#advisor/advisor.ts'
import type { Asked } from '#advisor/dialogue.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import type { Draft } from '#advisor/reply.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { answerKind } from './answer-kind.ts'
import { joinDrafts } from './compose.ts'
import { lookUp } from './data/known.ts'
import { type FoundQuestion, findQuestions } from './find-question.ts'
import { type Resumed, resumeAsked, resumeLast } from './follow-up.ts'
import { withoutStory } from './question/letter.ts'
import { readQuestion } from './question/read-question.ts'
import { readAllTold, recall } from './told.ts'

export interface Answered {
  intent: string
  draft: Draft
  asked: Asked | null
  /** 0 to 1: how sure it is that this is a question for it. */
  confidence: number
  /** The question with all that was told for it: what a later message may refer to. */
  text: string
}

/** Null when the message is no question that a calculator can answer. */
export function answerQuestion(turn: Turn): Answered | null {
  const question = withoutStory(readQuestion(turn.text))
  const known = lookUp(question, turn.snapshot)
  const found = findQuestions(known)
  const [first, ...others] = found
  // 'What if I paid 400?' after an answer changes that answer; with nothing before it, it is about the budget.
  const isVague = !first || (first.kind.name === 'what-if' && first.confidence < 0.75)
  const resumed = isVague ? (resumeAsked(turn) ?? resumeLast(turn)) : null
  if (resumed) return answerResumed(resumed, turn.snapshot)
  if (!first) return null
  const sheet = new FigureSheet()
  const { draft, asked } = answerKind(first.kind, known, sheet)
  const more = asked ? [] : others.map(({ kind }: FoundQuestion) => answerKind(kind, known, sheet))
  const drafts = more.filter((answer) => answer.asked === null).map((answer) => answer.draft)
  return {
    intent: first.kind.name,
    draft: joinDrafts([draft, ...drafts]),
    asked,
    confidence: first.confidence,
    text: turn.text,
  }
}

/** The message as an answer to what was asked for; null when it is none. */
export function answerSlot(turn: Turn): Answered | null {
  const resumed = resumeAsked(turn)
  return resumed && answerResumed(resumed, turn.snapshot)
}

function answerResumed({ kind, text }: Resumed, snapshot: Snapshot): Answered {
  const { question, told } = recall(text)
  const known = lookUp(readQuestion(question), snapshot)
  const { draft, asked } = answerKind(kind, known, new FigureSheet(), readAllTold(kind, told, snapshot.today))
  return {
    intent: kind.name,
    draft,
    // What was told so far must not be asked for again.
    asked: asked?.kind === 'slot' ? { ...asked, text } : asked,
    confidence: 0.9,
    text,
  }
}

/** Answers questions with figures: finds what is asked, takes its numbers from the words and the data, and computes. */
import type { Turn } from '#advisor/advisor.ts'
import type { Asked } from '#advisor/dialogue.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import type { Draft } from '#advisor/reply.ts'
import { composeDraft, joinDrafts } from './compose.ts'
import { type Known, lookUp } from './data/known.ts'
import { findQuestions } from './find-question.ts'
import type { Given } from './given.ts'
import type { Kind } from './kind.ts'
import { bindNumbers } from './question/bind.ts'
import { readQuestion } from './question/read-question.ts'
import { remarkOn } from './remarks.ts'
import { withRival } from './given.ts'
import { Worksheet } from './worksheet.ts'

export interface Answered {
  intent: string
  draft: Draft
  asked: Asked | null
  /** 0 to 1: how sure it is that this is a question for it. */
  confidence: number
}

/** Null when the message is no question that a calculator can answer. */
export function answerQuestion({ text, snapshot }: Turn): Answered | null {
  const question = readQuestion(text)
  const [first, ...others] = findQuestions(question)
  if (!first) return null
  const known = lookUp(question, snapshot)
  const sheet = new FigureSheet()
  const { draft, asked } = answerKind(first.kind, known, sheet)
  const more = asked
    ? []
    : others.map(({ kind }) => answerKind(kind, known, sheet)).filter((answer) => answer.asked === null)
  return {
    intent: first.kind.name,
    draft: joinDrafts([draft, ...more.map((answer) => answer.draft)]),
    asked,
    confidence: first.confidence,
  }
}

/** Computes, or asks for what is missing. */
function answerKind(kind: Kind, known: Known, sheet: FigureSheet): { draft: Draft; asked: Asked | null } {
  const given = gather(kind, known)
  const plan = kind.plan(Object.fromEntries(given), known)
  if ('ask' in plan) {
    const asked: Asked = { kind: 'slot', intent: kind.name, slot: plan.slot, text: known.question.text }
    return { draft: { content: plan.ask, details: [], cards: [] }, asked }
  }
  const worksheet = new Worksheet(sheet, plan.sources)
  const worked = plan.compute(worksheet)
  worksheet.remarks.push(...[...given].flatMap(([name, value]) => remarkOn(kind.slots[name], value, sheet)))
  return { draft: composeDraft(worked, worksheet, plan), asked: null }
}

/** Each slot from the words of the question, else from what is stored. */
function gather(kind: Kind, known: Known): Map<string, Given> {
  const { question, snapshot } = known
  const said = bindNumbers(kind.slots, question.said, snapshot.today)
  const isImagined = /\b(?:if|suppose|imagine|say|assum\w+|would|could)\b/.test(question.gist)
  const found = new Map<string, Given>()
  for (const [name, slot] of Object.entries(kind.slots)) {
    const words = said.get(name)
    const stored = slot.stored?.(known) ?? null
    if (words) found.set(name, slot.compare && !isImagined ? withRival(words, stored) : words)
    else if (stored) found.set(name, stored)
  }
  return found
}

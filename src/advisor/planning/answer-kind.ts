import type { Asked } from '#advisor/dialogue.ts'
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import type { Draft } from '#advisor/reply.ts'
import { composeDraft } from './compose.ts'
import type { Known } from './data/known.ts'
import { type Given, withRival } from './given.ts'
import type { Kind } from './kind.ts'
import { bindNumbers } from './question/bind.ts'
import { remarkOn } from './remarks.ts'
import { Worksheet } from './worksheet.ts'

export interface KindAnswer {
  draft: Draft
  asked: Asked | null
}

const imagined = /\b(?:if|suppose|imagine|say|assum\w+|would|could)\b/

/** Computes, or asks for what is missing. `told` holds values that were given in answer to such a question. */
export function answerKind(
  kind: Kind,
  known: Known,
  sheet: FigureSheet,
  told: ReadonlyMap<string, Given> = new Map(),
): KindAnswer {
  const given = gather(kind, known, told)
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

/** Each slot from what was told, from the words of the question, else from what is stored. */
export function gather(kind: Kind, known: Known, told: ReadonlyMap<string, Given>): Map<string, Given> {
  const { question, snapshot } = known
  const said = bindNumbers(kind.slots, question.said, snapshot.today)
  const isImagined = imagined.test(question.gist)
  const found = new Map<string, Given>()
  for (const [name, slot] of Object.entries(kind.slots)) {
    const words = told.get(name) ?? said.get(name)
    const stored = slot.stored?.(known) ?? null
    if (words) found.set(name, slot.compare && !isImagined ? withRival(words, stored) : words)
    else if (stored) found.set(name, stored)
  }
  return found
}

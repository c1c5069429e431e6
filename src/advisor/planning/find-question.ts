import type { Kind } from './kind.ts'
import { allKinds } from './kinds/all-kinds.ts'
import { addUp } from './question/cues.ts'
import { isQuestion } from './question/is-question.ts'
import type { Question } from './question/said.ts'

export interface FoundQuestion {
  kind: Kind
  /** 0 to 1. */
  confidence: number
}

/** Below this a few words met by chance. */
const ENOUGH = 5
/** From this on there is no doubt. */
const CERTAIN = 9

export function scoreKind(kind: Kind, gist: string): number {
  return kind.not?.test(gist) ? 0 : addUp(kind.cues, gist)
}

/** What a message asks for, the clearest first; empty when it asks nothing that a calculator answers. */
export function findQuestions(question: Question): FoundQuestion[] {
  if (!isQuestion(question)) return []
  const best = bestKind(question.gist)
  if (!best) return []
  const others = askedParts(question.gist)
    .map((part) => bestKind(part))
    .filter((found) => found !== null)
    .filter(
      ({ kind }) =>
        kind !== best.kind &&
        !best.kind.covers?.includes(kind.name) &&
        !kind.covers?.includes(best.kind.name),
    )
  return [...new Map([best, ...others].map((found) => [found.kind.name, found])).values()]
}

function bestKind(gist: string): FoundQuestion | null {
  const [best] = allKinds
    .map((kind) => ({ kind, score: scoreKind(kind, gist) }))
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((a, b) => b.score - a.score)
  return best ? { kind: best.kind, confidence: Math.min(1, best.score / CERTAIN) } : null
}

/** The single questions of a message that asks several. */
function askedParts(gist: string): string[] {
  const parts = gist.split(
    /\?|\.(?= )|;|,? (?:and|also|plus|then) (?=(?:what|how|when|which|is|am|are|do|can|could|should|my)\b)/,
  )
  return parts.length > 1 ? parts.map((part) => part.trim()).filter((part) => part !== '') : []
}

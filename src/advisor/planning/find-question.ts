import { gather } from './answer-kind.ts'
import type { Known } from './data/known.ts'
import type { Kind } from './kind.ts'
import { allKinds } from './kinds/all-kinds.ts'
import { addUp } from './question/cues.ts'
import { askingSentences } from './question/is-question.ts'

export interface FoundQuestion {
  kind: Kind
  /** 0 to 1. */
  confidence: number
}

/** With so many words for it, a kind is meant even when numbers are missing. */
const ENOUGH = 5
/** With all its numbers at hand, fewer words will do. */
const ENOUGH_WHEN_COMPLETE = 3
/** In a longer message the sentence that asks must say something of it. */
const SOME = 2
const FEW_SENTENCES = 6
/** From this on there is no doubt. */
const CERTAIN = 9

export function scoreKind(kind: Kind, gist: string): number {
  return kind.not?.test(gist) ? 0 : addUp(kind.cues, gist)
}

/** Words that hardly occur elsewhere. */
const hasTellingWord = (kind: Kind, gist: string) =>
  kind.cues.some(([pattern, weight]) => weight >= 3 && pattern.test(gist))

interface Candidate {
  kind: Kind
  words: number
  score: number
}

/** What a message asks for, the clearest first; empty when it asks nothing that a calculator answers. */
export function findQuestions(known: Known): FoundQuestion[] {
  const asked = askingSentences(known.question)
  if (asked.length === 0) return []
  const best = bestKind(asked.join(' '), known)
  if (!best) return []
  const isOther = ({ kind }: FoundQuestion) =>
    kind !== best.kind && !best.kind.covers?.includes(kind.name) && !kind.covers?.includes(best.kind.name)
  const others = askedParts(asked.join(' '))
    .map((part) => clearestKind(part))
    .filter((found) => found !== null)
    .filter(isOther)
  return [...new Map([best, ...others].map((found) => [found.kind.name, found])).values()]
}

/** By words, and by whether the numbers of the question and the data make the calculation possible. */
function bestKind(asked: string, known: Known): FoundQuestion | null {
  const { gist, sentences } = known.question
  const [best] = allKinds
    .filter((kind) => sentences.length <= FEW_SENTENCES || addUp(kind.cues, asked) >= SOME)
    .map((kind) => ({ kind, words: scoreKind(kind, gist) }))
    .filter(
      ({ kind, words }) => words >= ENOUGH || (words >= ENOUGH_WHEN_COMPLETE && hasTellingWord(kind, gist)),
    )
    .map((candidate) => judge(candidate, known))
    .filter((candidate) => candidate !== null)
    .toSorted((a, b) => b.score - a.score)
  return best
    ? { kind: best.kind, confidence: Math.min(1, Math.max(best.words, best.score) / CERTAIN) }
    : null
}

const COMPLETE = 3
const INCOMPLETE = -2
const UNUSED = -0.75

function judge({ kind, words }: Omit<Candidate, 'score'>, known: Known): Candidate | null {
  const given = gather(kind, known, new Map())
  const isComplete = !('ask' in kind.plan(Object.fromEntries(given), known))
  if (!isComplete && (words < ENOUGH || kind.onlyComplete || known.question.isLetter)) return null
  const quotes = Array.from(given.values(), ({ source }) => (source.kind === 'words' ? source.quote : ''))
  const unused = known.question.said.filter(
    (said) =>
      said.kind !== 'bare' &&
      !kind.reads?.includes(said.kind) &&
      !quotes.some((quote) => quote.split(' + ').includes(said.quote)),
  )
  // A story with a number here and there that happens to fit.
  if (unused.length > Math.max(2, known.question.said.length - unused.length)) return null
  return { kind, words, score: words + (isComplete ? COMPLETE : INCOMPLETE) + UNUSED * unused.length }
}

/** By words alone, for a part of a message. */
function clearestKind(gist: string): FoundQuestion | null {
  const [best] = allKinds
    .map((kind) => ({ kind, words: scoreKind(kind, gist) }))
    .filter(({ words }) => words >= ENOUGH)
    .toSorted((a, b) => b.words - a.words)
  return best ? { kind: best.kind, confidence: Math.min(1, best.words / CERTAIN) } : null
}

/** The single questions of a message that asks several. */
function askedParts(gist: string): string[] {
  const parts = gist.split(
    /\?|\.(?= )|;|,? (?:and|also|plus|then) (?=(?:what|how|when|which|is|am|are|do|can|could|should|my)\b)|, (?=(?:what|how|when) )/,
  )
  return parts.length > 1 ? parts.map((part) => part.trim()).filter((part) => part !== '') : []
}

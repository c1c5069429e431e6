/** Writes the likeliest programs for a message, word by word, with a network that says what may come next. */
import {
  type Draft,
  emptyDraft,
  END,
  mayFollow,
  type Step,
  type SumShapes,
  write,
} from '#advisor/actions/program-words.ts'
import type { Composed } from './compose.ts'

/** For each draft: how likely each word, then each place of the message, comes next, as logarithms. */
export type SayNext = (drafts: readonly (readonly number[])[]) => Promise<readonly Float32Array[]>

export interface Written {
  steps: readonly Step[]
  /** 0 to 1. */
  score: number
}

/** Whether a thing that is pointed at can be the value of an input, by what it counts. */
export type MayFill = (intent: string, slot: string, step: Step) => boolean

/** Whether a step can complete the operation that was begun. */
export type MayJoin = (steps: readonly Step[], next: Step) => boolean

interface Branch {
  draft: Draft
  /** Numbers that fill an input of the present action all by themselves, with that input. */
  filled: readonly { slot: string; code: number }[]
  codes: readonly number[]
  chance: number
  isDone: boolean
}

/** Drafts that are followed side by side. */
const WIDTH = 6
/** A draft that is fifty times less likely than the best, as a logarithm, is not written to its end. */
const HOPELESS = 4
const MOST_STEPS = 56
/** Steps that are looked at for each draft. */
const CHOICES = 6

export interface Language {
  words: readonly string[]
  shapes: SumShapes
  mayFill: MayFill
  mayJoin: MayJoin
}

export async function writePrograms(
  composed: Composed,
  { words, shapes, mayFill, mayJoin }: Language,
  sayNext: SayNext,
): Promise<Written[]> {
  const pointers = listPointers(composed)
  const steps: { step: Step; code: number; place: number }[] = [
    ...words.map((word, place) => ({ step: { word }, code: place, place })),
    // Where a pointer is read back, the word for the beginning stands before it.
    ...pointers.map(({ step, at }) => ({ step, code: words.length + 1 + at, place: words.length + at })),
  ]
  let branches: Branch[] = [
    { draft: emptyDraft, filled: [], codes: [words.length], chance: 0, isDone: false },
  ]
  for (let length = 0; length < MOST_STEPS && branches.some(({ isDone }) => !isDone); length += 1) {
    const open = branches.filter(({ isDone }) => !isDone)
    const chances = await sayNext(open.map(({ codes }) => codes))
    const grown = open.flatMap((branch, at) => grow(branch, chances[at] ?? new Float32Array()))
    const ranked = [...branches.filter(({ isDone }) => isDone), ...grown].toSorted(
      (a, b) => b.chance - a.chance,
    )
    const best = ranked[0]?.chance ?? 0
    branches = ranked.filter(({ chance }) => chance > best - HOPELESS).slice(0, WIDTH)
  }
  return branches
    .filter(({ isDone }) => isDone)
    .map(({ draft, chance }) => ({ steps: draft.steps, score: Math.exp(chance) }))

  function grow({ draft, filled, codes, chance }: Branch, next: Float32Array): Branch[] {
    return steps
      .filter(({ step, code }) => mayFollow(draft, step, shapes) && isPlausible(draft, filled, step, code))
      .map((choice) => ({ ...choice, chance: chance + (next[choice.place] ?? -Infinity) }))
      .toSorted((a, b) => b.chance - a.chance)
      .slice(0, CHOICES)
      .map(({ step, code, chance: grown }) => ({
        draft: write(draft, step),
        filled: nowFilled(draft, filled, step, code),
        codes: [...codes, code],
        chance: grown,
        isDone: 'word' in step && step.word === END,
      }))
  }

  /** A number fills one input of a sum, and several numbers of one input come in the order of the message. */
  function isPlausible(draft: Draft, filled: Branch['filled'], step: Step, code: number): boolean {
    if (draft.expected === 'value' && !draft.isFresh && !mayJoin(draft.steps, step)) return false
    if ('word' in step || 'sum' in step || !draft.isFresh) return true
    if (!mayFill(draft.intent, draft.slot, step)) return false
    if (!('number' in step || 'heard' in step)) return true
    // 'A 15-year and a 30-year loan at 6.2%': both have the one rate.
    const isShared = (slot: string) => draft.slot === `${slot}2`
    return !filled.some(
      (one) => (one.code === code && !isShared(one.slot)) || (one.slot === draft.slot && one.code > code),
    )
  }
}

function nowFilled(draft: Draft, filled: Branch['filled'], step: Step, code: number): Branch['filled'] {
  if ('word' in step) return step.word.startsWith('do ') ? [] : filled
  const isNumber = 'number' in step || 'heard' in step
  return isNumber && draft.isFresh ? [...filled, { slot: draft.slot, code }] : filled
}

function listPointers({ numbers, heard, rows, sums, figures }: Composed): { step: Step; at: number }[] {
  return [
    ...numbers.map((at, number) => ({ step: { number }, at })),
    ...heard.map((at, place) => ({ step: { heard: place }, at })),
    ...rows.map((at, row) => ({ step: { row }, at })),
    ...sums.map((at, sum) => ({ step: { sum }, at })),
    ...figures.flatMap((places, of) => places.map((at, figure) => ({ step: { figure, of }, at }))),
  ]
}

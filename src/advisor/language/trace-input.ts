import type { Figure, FigureSource } from '#contract/figures.ts'
import { findUntraced } from '#advisor/grounding/check.ts'
import { byFormula } from '#advisor/grounding/figures.ts'
import { numberOf } from './figure-data.ts'
import type { Known } from './known.ts'

export interface TracedInput {
  /** Where the values of the input come from, by name. */
  sources: Record<string, FigureSource>
  /** Values that come from nowhere. */
  untraced: string[]
}

/** Deeper than the input of any calculator. */
const MAX_DEPTH = 5

/**
 * A calculation is no better than what goes in: every number must be a known figure (or that over twelve months, or
 * a twelfth of it), and a text may hold no number of its own.
 */
export function traceInput(input: unknown, known: Known, said: readonly string[]): TracedInput {
  const traced: TracedInput = { sources: {}, untraced: [] }
  const visit = (value: unknown, path: string[]) => {
    if (path.length > MAX_DEPTH) traced.untraced.push(path.join('.'))
    else if (typeof value === 'number') {
      const source = sourceOf(value, known)
      if (source && path.length === 1) traced.sources[path[0] ?? ''] = source
      if (!source && value !== 0) traced.untraced.push(path.join('.'))
    } else if (typeof value === 'string') {
      if (!isHarmless(value, known, said)) traced.untraced.push(path.join('.'))
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key])
    }
  }
  visit(input, [])
  return traced
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

function sourceOf(value: number, known: Known): FigureSource | null {
  const { figures } = known
  const exact = figures.find((figure) => isSame(numberOf(figure), value))
  if (exact) return exact.source
  const yearly = figures.find((figure) => isYearly(figure) && isSame(numberOf(figure) * 12, value))
  if (yearly) return byFormula('over the months of a year', [yearly])
  const monthly = figures.find((figure) => isYearly(figure) && isRounded(numberOf(figure) / 12, value))
  return monthly ? byFormula('spread over the months of a year', [monthly]) : null
}

const isYearly = ({ unit }: Figure) => unit === 'money' || unit === 'years' || unit === 'months'

/** A twelfth, to the cent. */
const isRounded = (exact: number, value: number) => Math.abs(exact - value) <= 0.005

/** Names of the user's rows, words of the user, and words without a number. */
const isHarmless = (text: string, known: Known, said: readonly string[]) =>
  text.length <= 200 &&
  (known.names.includes(text) ||
    said.some((words) => words.includes(text)) ||
    findUntraced(text).length === 0)

import fc from 'fast-check'
import { expect } from 'vitest'
import type { Figure } from '#contract/figures.ts'
import { hasNumber } from '#advisor/grounding/check.ts'
import { checkText } from '#advisor/grounding/testing/check-text.ts'
import { byWords, FigureSheet } from '#advisor/grounding/figures.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { readText } from '#advisor/grounding/print.ts'
import type { Worked } from '#advisor/planning/worked.ts'
import type { Given, Quantity } from '#advisor/planning/given.ts'
import type { Household, Input, Sum } from '#advisor/planning/sum.ts'
import { Worksheet } from '#advisor/planning/worksheet.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'

export const householdOf = (known: Partial<Household> = {}): Household => ({
  snapshot: emptySnapshot(),
  debt: null,
  goal: null,
  asset: null,
  row: null,
  text: '',
  ...known,
})

interface Options extends Partial<Household> {
  units?: Record<string, Quantity>
  /** The words by which an input was said. */
  quotes?: Record<string, string>
}

export interface Tried {
  /** Inputs that would have to be asked for. */
  asks: string[]
  /** The first sentence, or what is said instead of a sum. */
  first: string
  /** All sentences. */
  said: string[]
  /** Values of the results: cents, percent, months or years. */
  results: Record<string, number>
  texts: Record<string, string>
  worked: Worked | null
  /** What is said about the inputs. */
  remarks: string[]
}

const words = (value: number, quote = ''): Given => ({ value, source: byWords(quote) })

/** Fills the inputs from what is said, what is stored and what is assumed, in this order, and computes. */
export function trySum(sum: Sum, said: Record<string, number> = {}, options: Options = {}): Tried {
  const { units = {}, quotes = {}, ...known } = options
  const household = householdOf(known)
  const given = Object.entries(sum.inputs).map(([name, input]): [string, Given | null] => {
    const value = said[name]
    const stored = value === undefined ? input.stored?.(household) : undefined
    return [name, value === undefined ? (stored ?? input.assume ?? null) : words(value, quotes[name])]
  })
  const asks = given.filter(([name, value]) => !value && sum.inputs[name]?.ask).map(([name]) => name)
  if (asks.length > 0) return { asks, first: '', said: [], results: {}, texts: {}, worked: null, remarks: [] }
  const values = Object.fromEntries(given.map(([name, value]) => [name, value?.value]))
  const sources = Object.fromEntries(given.map(([name, value]) => [name, value?.source]))
  const sheet = new Worksheet(new FigureSheet(), sources, units)
  const worked = sum.compute(values, sheet, household)
  const figures = [...sheet.results]
  const isWorked = typeof worked !== 'string'
  const sentences = isWorked ? [...worked.answer, ...worked.lines, ...(worked.notes ?? [])] : []
  expect(faultsOf(worked, [...sheet.results.values(), ...sheet.inputs])).toEqual([])
  const spoken = sentences.map((sentence) => readText(sentence))
  return {
    asks,
    first: isWorked ? (spoken[0] ?? '') : worked,
    said: spoken,
    results: Object.fromEntries(figures.map(([name, figure]) => [name, figure.value])),
    texts: Object.fromEntries(figures.map(([name, figure]) => [name, figure.text])),
    worked: isWorked ? worked : null,
    remarks: sheet.remarks.map((remark) => readText(remark)),
  }
}

const BROKEN = /NaN|Infinity|undefined|null|\be\+/

/** Sentences with a number that no figure stands behind, and figures that are none. */
function faultsOf(worked: Worked | string, figures: readonly Figure[]): string[] {
  if (typeof worked === 'string') return hasNumber(worked) ? [worked] : []
  const { answer, lines, notes = [], cards = [] } = worked
  const steps = cards.flatMap((card) => (card.kind === 'plan' ? card.steps : []))
  const headings = cards.flatMap((card): Text[] => [[card.title], [card.formula]])
  const texts = [
    ...answer,
    ...lines,
    ...notes,
    ...headings,
    ...steps.flatMap((step) => [step.title, step.reason]),
  ]
  return [
    ...texts.filter((words) => checkText(words).length > 0 || BROKEN.test(readText(words))).map(readText),
    ...figures
      .filter(({ value, text }) => !Number.isFinite(value) || BROKEN.test(text))
      .map(({ label }) => label),
  ]
}

/** Words of a sum that hold a number: it must come from a figure. */
function numbersIn({ about, formula, assumptions, inputs }: Sum): string[] {
  const asked = Object.values(inputs).flatMap(({ ask, assume }) => [
    ask ?? '',
    assume?.source.kind === 'rule' ? assume.source.text : '',
  ])
  return [about, formula, ...assumptions, ...asked].filter((words) => hasNumber(words))
}

/** Any value that an input may have, the odd ones more often. */
function valueOf({ unit, min = 0, max = 1e14 }: Input): fc.Arbitrary<number> {
  const edges = [min, max, 0, 1].filter((value) => value >= min && value <= max)
  const usual = Math.min(max, unit === 'money' ? 1e8 : unit === 'months' ? 480 : 100)
  const whole = unit === 'money' || unit === 'months'
  const between = whole
    ? fc.integer({ min: Math.ceil(min), max: usual })
    : fc.double({ min, max: usual, noNaN: true, noDefaultInfinity: true })
  return fc.oneof({ weight: 3, arbitrary: between }, { weight: 1, arbitrary: fc.constantFrom(...edges) })
}

/** Whatever goes in within bounds, what comes out is finite, traced, and said in a sentence. */
export function neverBreaks(sum: Sum, known: readonly Partial<Household>[] = [{}], numRuns = 150): void {
  const inputs = Object.fromEntries(
    Object.entries(sum.inputs).map(([name, input]) => [name, fc.option(valueOf(input), { nil: undefined })]),
  )
  const said = fc.record(inputs) as fc.Arbitrary<Record<string, number | undefined>>
  expect(numbersIn(sum)).toEqual([])
  fc.assert(
    fc.property(said, fc.constantFrom(...known), (values, household) => {
      const given = Object.entries(values).filter(
        (entry): entry is [string, number] => entry[1] !== undefined,
      )
      const tried = trySum(sum, Object.fromEntries(given), household)
      if (tried.asks.length === 0) expect(tried.first.length).toBeGreaterThan(0)
      expect(tried.first.length).toBeLessThanOrEqual(200)
    }),
    { numRuns },
  )
}

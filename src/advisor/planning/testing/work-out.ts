import fc from 'fast-check'
import type { FigureSource } from '#contract/figures.ts'
import { checkText, hasNumber } from '#advisor/grounding/check.ts'
import { byWords, FigureSheet } from '#advisor/grounding/figures.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { readText } from '#advisor/grounding/print.ts'
import type { Worked } from '#advisor/planning/calculator.ts'
import { fitContent } from '#advisor/planning/compose.ts'
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

export interface WorkedOut {
  /** The short answer as it is read, or what is asked for. */
  answer: string
  details: string
  /** Every result by name: cents, percent, months. */
  results: Record<string, number>
  worked: Worked | null
}

/** Works a sum out as it is done for an answer: what is said, else stored, else assumed, else asked for. */
export function workOut(sum: Sum, said: Record<string, number>, known: Partial<Household> = {}): WorkedOut {
  const household = householdOf(known)
  const values: Record<string, number | undefined> = {}
  const sources: Record<string, FigureSource> = {}
  for (const [name, input] of Object.entries<Input>(sum.inputs)) {
    const words = said[name]
    const given =
      words === undefined
        ? (input.stored?.(household) ?? input.assume ?? null)
        : { value: words, source: byWords(String(words)) }
    if (!given && input.ask) return { answer: input.ask, details: '', results: {}, worked: null }
    if (!given) continue
    values[name] = given.value
    sources[name] = given.source
  }
  const sheet = new Worksheet(new FigureSheet(), sources)
  const worked = sum.compute(values, sheet, household)
  if (typeof worked === 'string') return { answer: worked, details: '', results: {}, worked: null }
  const results = Object.fromEntries([...sheet.results].map(([name, figure]) => [name, figure.value]))
  const details = [...worked.lines, ...(worked.notes ?? [])].map((line) => readText(line)).join('\n')
  return { answer: readText(fitContent(worked.answer)), details, results, worked }
}

const textsOf = ({ answer, lines, notes = [], cards = [] }: Worked): Text[] => [
  ...answer,
  ...lines,
  ...notes,
  ...cards.flatMap((card): Text[] => [[card.title], [card.formula]]),
]

/** Texts of the sum itself, which are printed as they stand. */
const plainTextsOf = ({ formula, assumptions, inputs }: Sum): string[] => [
  formula,
  ...assumptions,
  ...Object.values(inputs).flatMap(({ label, ask, assume }) => [
    label,
    ask ?? '',
    assume?.source.kind === 'rule' ? assume.source.text : '',
  ]),
]

const valueOf = ({ unit, min = 0, max = 1e14 }: Input) => {
  const usual = { money: 50_000_000, percent: 30, months: 360, age: 100, number: 60 }[unit]
  const isWhole = unit === 'money' || unit === 'months'
  const upTo = (top: number) =>
    isWhole
      ? fc.integer({ min: Math.ceil(min), max: Math.floor(top) })
      : fc.double({ min, max: top, noNaN: true, noDefaultInfinity: true })
  return fc.oneof(upTo(Math.min(max, usual)), upTo(max), fc.constantFrom(min, max))
}

/**
 * Whatever stands within bounds must give finite figures and no number of its own: what breaks that, or null.
 */
export function findFault(sum: Sum, known: Partial<Household>[] = [{}], numRuns = 150): string | null {
  const plain = plainTextsOf(sum).find((words) => hasNumber(words))
  if (plain) return `A number in ‘${plain}’`
  const given = fc.record(
    Object.fromEntries(Object.entries(sum.inputs).map(([name, input]) => [name, valueOf(input)])),
    { requiredKeys: [] },
  )
  const isSound = (said: Record<string, number>, household: Partial<Household>) => {
    const { answer, results, worked } = workOut(sum, said, household)
    if (!worked) return !hasNumber(answer)
    const texts = textsOf(worked)
    return (
      worked.answer.length > 0 &&
      Object.values(results).every(Number.isFinite) &&
      texts.every((text) => checkText(text).length === 0) &&
      texts.every((text) => !/NaN|Infinity|undefined/.test(readText(text)))
    )
  }
  const report = fc.check(
    fc.property(given, fc.constantFrom(...known), (said, household) =>
      isSound(said as Record<string, number>, household),
    ),
    { numRuns },
  )
  return report.failed ? (fc.defaultReportMessage(report) ?? 'failed') : null
}

import fc from 'fast-check'
import type { Figure, FigureSource } from '#contract/figures.ts'
import { hasNumber } from '#advisor/grounding/check.ts'
import { checkText } from '#advisor/grounding/testing/check-text.ts'
import { byWords, FigureSheet } from '#advisor/grounding/figures.ts'
import { joinSentences } from '#advisor/grounding/fit.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { readText } from '#advisor/grounding/print.ts'
import type { Worked } from '#advisor/planning/worked.ts'
import type { Household, Input, Sum } from '#advisor/planning/sum.ts'
import { Worksheet } from '#advisor/planning/worksheet.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'

const householdOf = (known: Partial<Household> = {}): Household => ({
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
  /** What the user should know about the inputs. */
  remarks: string
  /** Every result by name: cents, percent, months. */
  results: Record<string, number>
  figures: readonly Figure[]
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
    if (!given && input.ask)
      return { answer: input.ask, details: '', remarks: '', results: {}, figures: [], worked: null }
    if (!given) continue
    values[name] = given.value
    sources[name] = given.source
  }
  const sheet = new Worksheet(new FigureSheet(), sources)
  const worked = sum.compute(values, sheet, household)
  if (typeof worked === 'string')
    return { answer: worked, details: '', remarks: '', results: {}, figures: [], worked: null }
  const results = Object.fromEntries([...sheet.results].map(([name, figure]) => [name, figure.value]))
  const details = [...worked.lines, ...(worked.notes ?? [])].map((line) => readText(line)).join('\n')
  const remarks = sheet.remarks.map((line) => readText(line)).join('\n')
  const figures = [...sheet.results.values()]
  return { answer: readText(joinSentences(worked.answer)), details, remarks, results, figures, worked }
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

/** What a message can bring: money is never negative, everything else may lie out of bounds. */
const valueOf = ({ unit }: Input) => {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
  if (unit === 'money')
    return fc.oneof(fc.nat(50_000_000), fc.integer({ min: 0, max: 1e14 }), fc.constantFrom(0, 1, 1e14))
  if (unit === 'percent')
    return fc.oneof(fc.nat(30), between(0, 30), between(-100, 1000), fc.constantFrom(0, 100, 1000))
  if (unit === 'months')
    return fc.oneof(fc.nat(360), fc.nat(1200), between(0, 1200), fc.constantFrom(0, 1200))
  return fc.oneof(fc.nat(60), between(-10, 1e6), fc.constantFrom(0, -1))
}

/** Money is whole cents, everything else a number. */
const isPrintable = ({ unit, value }: Figure) =>
  unit === 'money' ? Number.isSafeInteger(value) : Number.isFinite(value)

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
    const { answer, figures, worked } = workOut(sum, said, household)
    if (!worked) return !hasNumber(answer)
    const texts = textsOf(worked)
    return (
      worked.answer.length > 0 &&
      figures.every(isPrintable) &&
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

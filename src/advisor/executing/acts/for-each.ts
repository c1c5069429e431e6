/** 'How much a month each', of what two or more share: the part of each, by how many an earlier message split something. */
import { byFormula, type FigureSheet } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { figurePeriod } from '#advisor/executing/periods/period-of.ts'
import { mainResult, show } from '#advisor/figures/show.ts'

const EACH =
  /\beach\b(?! (?:month|year|week|day|time|paycheck|check|pay|of|way|one|side|other))|\bapiece\b|\bper person\b/i
/** Words of a question about what people share. */
const SHARED =
  /\b(?:each|split\w*|half|shar(?:e|ed|ing)|room ?mates?|of us|ways|sister|brother|friends?|wife|husband|partner|me (?:n|and|&))\b/i
/** Sums that tell each one's part by themselves. */
const split: ReadonlySet<string> = new Set(['quotient', 'fair-split', 'product'])
const MOST_PEOPLE = 12

/** Among how many something was split last. */
function countOf(sums: readonly SumRecord[]): number | null {
  const shared = sums.findLast(({ kind, missing }) => kind === 'quotient' && missing === undefined)
  const by = shared?.inputs['by']
  const isPeople =
    by?.unit === 'count' && Number.isInteger(by.value) && by.value > 1 && by.value <= MOST_PEOPLE
  return isPeople && SHARED.test(shared?.words ?? '') ? by.value : null
}

export function tellEach(
  question: string,
  record: SumRecord,
  sums: readonly SumRecord[],
  sheet: FigureSheet,
): Text | null {
  const count = EACH.test(question) && !split.has(record.kind) ? countOf(sums) : null
  const [name, main] = mainResult(record) ?? []
  if (count === null || name === undefined || !main || main.unit !== 'money' || main.value <= 0) return null
  const whole = show(sheet, main)
  const parts = sheet.number('Shared by', 'count', count, byFormula('as it was split before', []))
  const value = Math.round(main.value / count)
  const each = show(sheet, {
    label: 'Each',
    unit: 'money',
    value,
    source: byFormula('the whole divided by how many share it', [whole, parts]),
  })
  const often = figurePeriod(record, name) === 'month' ? ' a month' : ''
  return text`${each}${often} each: ${whole} shared by ${parts}.`
}

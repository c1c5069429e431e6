/** 'What month is that?', after a sum that came to a time. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { byFormula, type FigureSheet } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { addMonths } from '#finance/dates.ts'
import type { Told } from './acts.ts'
import { show } from '#advisor/figures/show.ts'

const WHEN = new RegExp(
  [
    String.raw`^\W*(?:(?:ok|okay|and|so|but|cool|wow|then) )*(?:(?:in )?(?:what|which) (?:month|date|year|day)\b[^.?!]*|`,
    String.raw`when (?:is|would|will) that\b[^.?!]*)\W*$`,
  ].join(''),
  'i',
)

interface Asking {
  text: string
  minded: Minded
  sums: readonly SumRecord[]
  snapshot: Snapshot
  sheet: FigureSheet
}

export function tellDay({ text: said, sums, snapshot, sheet, minded }: Asking): Told | null {
  if (!WHEN.test(said) || minded.numbers.length > 0) return null
  const last = sums.findLast(({ missing, results }) => missing === undefined && results['months'])
  const time = last?.results['months']
  if (!time || time.unit !== 'months') return null
  const then = addMonths(snapshot.today, Math.ceil(time.value))
  const month = new Date(`${then}T00:00:00Z`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
  const months = show(sheet, time)
  const year = sheet.number(
    'Year',
    'year',
    Number(then.slice(0, 4)),
    byFormula('today and that many months', [months]),
  )
  return { answer: [text`${month} ${year}, ${months} from now.`], details: [] }
}

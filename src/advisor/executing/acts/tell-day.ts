/** 'What month is that?', after a sum that came to a time. */
import { byFormula } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { addMonths } from '#finance/dates.ts'
import type { Executing } from '#advisor/executing/outcome.ts'
import type { Told } from './acts.ts'
import { show } from '#advisor/figures/show.ts'

const WHEN = new RegExp(
  [
    String.raw`^\W*(?:(?:ok|okay|and|so|but|cool|wow|then) )*(?:(?:in )?(?:what|which) (?:month|date|year|day)\b[^.?!]*|`,
    String.raw`when (?:is|would|will) that\b[^.?!]*)\W*$`,
  ].join(''),
  'i',
)

export function tellDay({ text: said, sums, snapshot, sheet, minded }: Executing): Told | null {
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

import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Block } from '#advisor/reply.ts'
import { show } from '#advisor/figures/show.ts'

/** Every result that both have, one against the other. */
export function sideBySide(sheet: FigureSheet, now: SumRecord, then: SumRecord): Block[] {
  const shared = Object.entries(now.results).filter(([name]) => then.results[name] !== undefined)
  if (shared.length === 0) return []
  return [
    {
      kind: 'list',
      items: shared.map(([name, figure]) => {
        const other = then.results[name]
        return other ? text`${figure.label}: ${show(sheet, figure)} against ${show(sheet, other)}` : []
      }),
    },
  ]
}

import type { FigureUnit } from '#advisor/minding/compose.ts'
// @ts-expect-error: replaced by the sums themselves once they stand
import { kinds as catalog } from '/work/briefs/catalog.mjs'

export interface KindLabels {
  slots: Record<string, FigureUnit>
  results: string[]
}
const units: Record<string, FigureUnit> = {
  $: 'money',
  '$/': 'money',
  '%': 'percent',
  t: 'time',
  a: 'age',
  n: 'number',
}
export const kinds: Record<string, KindLabels> = Object.fromEntries(
  Object.entries(catalog as Record<string, [string, string, string]>).map(([name, [slots, results]]) => [
    name,
    {
      slots: Object.fromEntries(
        slots
          .split(' ')
          .filter(Boolean)
          .map((slot) => slot.split(':') as [string, string])
          .filter(([, unit]) => unit !== 'r')
          .map(([slot, unit]) => [slot, units[unit]!]),
      ),
      results: results.split(',').filter(Boolean),
    },
  ]),
)

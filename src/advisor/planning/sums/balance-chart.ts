import type { SeriesCard } from '#contract/cards.ts'
import { type GrowthInput, growthSeries } from '#finance/growth.ts'

/** A balance year by year beside what was put in; by age where that is known. */
export function balanceChart(terms: GrowthInput, age?: number): SeriesCard {
  const points = growthSeries(terms)
  return {
    kind: 'series',
    title: age === undefined ? 'How it grows' : 'Your balance by age',
    formula: 'What was put in, with growth upon growth',
    open: null,
    unit: 'money',
    step: age === undefined ? 'year' : 'age',
    from: Math.round(age ?? 0),
    lines: [
      { label: 'Worth', points: points.map((point) => point.balance) },
      { label: 'Put in', points: points.map((point) => point.contributed) },
    ],
  }
}

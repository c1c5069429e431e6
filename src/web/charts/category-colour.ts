/** Muted colours that tell categories apart; whole class names, as the style sheet is made from what it finds here. */
const colours = [
  { fill: 'fill-category-1', background: 'bg-category-1' },
  { fill: 'fill-category-5', background: 'bg-category-5' },
  { fill: 'fill-category-3', background: 'bg-category-3' },
  { fill: 'fill-category-6', background: 'bg-category-6' },
  { fill: 'fill-category-2', background: 'bg-category-2' },
  { fill: 'fill-category-8', background: 'bg-category-8' },
  { fill: 'fill-category-4', background: 'bg-category-4' },
  { fill: 'fill-category-7', background: 'bg-category-7' },
] as const

export type CategoryColour = (typeof colours)[number]
export type ColourOf = (name: string) => CategoryColour

const keyOf = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * Each category its own colour for as long as there are colours, in the order in which they were first written (ids
 * are times): what is added later changes no colour that somebody has got used to.
 */
export function assignColours(rows: readonly { id: number; category: string }[]): ColourOf {
  const oldestFirst = rows.toSorted((a, b) => a.id - b.id)
  const order = new Map(
    [...new Set(oldestFirst.map(({ category }) => keyOf(category)))].map((key, at) => [key, at]),
  )
  return (name) => colours[(order.get(keyOf(name)) ?? 0) % colours.length] ?? colours[0]
}

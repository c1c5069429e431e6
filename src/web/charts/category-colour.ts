/**
 * Muted colours that tell categories apart, none of them the teal of what can be pressed; whole class names, as the
 * style sheet is made from what it finds here.
 */
const colours = [
  'fill-category-1',
  'fill-category-5',
  'fill-category-3',
  'fill-category-6',
  'fill-category-2',
  'fill-category-8',
  'fill-category-4',
  'fill-category-7',
  'fill-category-9',
  'fill-category-10',
  'fill-category-11',
  'fill-category-12',
] as const

export type Colour = (typeof colours)[number]
export type ColourOf = (name: string) => Colour

const keyOf = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * The categories in the order in which they were first written (ids are times), those `known` first: what is added
 * later changes no colour that somebody has got used to, nor does what goes while they look on. It is `known` itself
 * while there is no other.
 */
export function orderCategories(
  rows: readonly { id: number; category: string }[],
  known: readonly string[] = [],
): readonly string[] {
  // Thousands of rows have a few names between them.
  const names = new Set(rows.toSorted((a, b) => a.id - b.id).map(({ category }) => category))
  const order = new Set([...known, ...Array.from(names, keyOf)])
  return order.size === known.length ? known : [...order]
}

/** Each category its own colour for as long as there are colours. */
export function assignColours(order: readonly string[]): ColourOf {
  const places = new Map(order.map((key, at) => [key, at]))
  return (name) => colours[(places.get(keyOf(name)) ?? 0) % colours.length] ?? colours[0]
}

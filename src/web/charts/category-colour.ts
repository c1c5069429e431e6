/** Muted colours that tell categories apart; whole class names, as the style sheet is made from what it finds here. */
const colours = [
  { fill: 'fill-category-1', background: 'bg-category-1' },
  { fill: 'fill-category-2', background: 'bg-category-2' },
  { fill: 'fill-category-3', background: 'bg-category-3' },
  { fill: 'fill-category-4', background: 'bg-category-4' },
  { fill: 'fill-category-5', background: 'bg-category-5' },
  { fill: 'fill-category-6', background: 'bg-category-6' },
  { fill: 'fill-category-7', background: 'bg-category-7' },
  { fill: 'fill-category-8', background: 'bg-category-8' },
] as const

export type CategoryColour = (typeof colours)[number]

/** The same name has the same colour in any letter case, whatever stands beside it. */
export function categoryColour(name: string): CategoryColour {
  let sum = 0
  for (const character of name.trim().toLowerCase()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return colours[sum % colours.length] ?? colours[0]
}

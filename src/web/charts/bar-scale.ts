/** The arithmetic of a bar chart, in pixels and in the unit of its values. */

const STEPS = [1, 2, 2.5, 5, 10]

/** Round values from 0 up to the first one at or above `max`, at most `count` above zero. */
export function roundTicks(max: number, count = 4): number[] {
  // A whole number of the smallest unit, so that no line stands for a fraction of a cent.
  const rough = Math.max(1, max / count)
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const factor = STEPS.find((step) => Number.isInteger(step * magnitude) && step * magnitude >= rough) ?? 10
  const step = factor * magnitude
  const lines = Math.max(1, Math.ceil(max / step))
  return Array.from({ length: lines + 1 }, (_, index) => index * step)
}

export interface BarLayout {
  /** The width of the drawing; more than there is room for when the bars would get too thin. */
  width: number
  isScrolling: boolean
  /** Room before the first bar, for a slanted name that would be cut off where the drawing scrolls. */
  inset: number
  slot: number
  barWidth: number
  isSlanted: boolean
  /** How many letters of a name have room. */
  letters: number
}

const MIN_SLOT = 28
const MAX_BAR = 72
const LETTER_WIDTH = 6.6
const SLANTED_LETTERS = 11
const SLANTED_INSET = 36

export function layoutBars(labels: string[], room: number): BarLayout {
  const isScrolling = labels.length * MIN_SLOT > room
  const slot = isScrolling ? MIN_SLOT : room / Math.max(1, labels.length)
  const letters = Math.floor((slot - 8) / LETTER_WIDTH)
  const isSlanted = labels.some((label) => label.length > letters) && letters < SLANTED_LETTERS
  const inset = isScrolling ? SLANTED_INSET : 0
  return {
    width: inset + labels.length * slot,
    isScrolling,
    inset,
    slot,
    barWidth: Math.min(MAX_BAR, slot * 0.62),
    isSlanted,
    letters: isSlanted ? SLANTED_LETTERS : letters,
  }
}

const graphemes = new Intl.Segmenter('en')

export function shorten(label: string, letters: number): string {
  const characters = Array.from(graphemes.segment(label), ({ segment }) => segment)
  return characters.length <= letters
    ? label
    : `${characters
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`
}

/** Which bar a point of the drawing belongs to; null outside. */
export function barAt(x: number, slot: number, count: number): number | null {
  const index = Math.floor(x / slot)
  return index >= 0 && index < count ? index : null
}

/** Where an arrow key leads from a bar; null for other keys. */
export function barAfterKey(key: string, index: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowRight: Math.min(count - 1, index + 1),
    ArrowLeft: Math.max(0, index - 1),
    Home: 0,
    End: count - 1,
  }
  return targets[key] ?? null
}

const CORNER = 4

/** A bar with rounded upper corners that stands on the base line. */
export function barPath(centre: number, base: number, barWidth: number, height: number): string {
  const corner = Math.min(CORNER, height, barWidth / 2)
  const [left, right, top] = [centre - barWidth / 2, centre + barWidth / 2, base - height]
  return [
    `M${left},${base}`,
    `V${top + corner}`,
    `Q${left},${top} ${left + corner},${top}`,
    `H${right - corner}`,
    `Q${right},${top} ${right},${top + corner}`,
    `V${base}`,
    'Z',
  ].join('')
}

/** The arithmetic of a chart of lying bars, in pixels. */

export const BARS_HEIGHT = 320
/** More than these are told together. */
export const BARS_SHOWN = 8

const WIDE = 520
const TALLEST_ROW = 64
const LETTER_WIDTH = 7
const GAP = 12

export interface BarsLayout {
  rowHeight: number
  /** Names beside their bars; on a phone they stand above them. */
  isWide: boolean
  barLeft: number
  barHeight: number
  /** Room for the longest bar: what it says at its end fits beside it. */
  barRoom: number
  /** How many letters of a name have room. */
  letters: number
}

/** `names` and `notes`, what each bar says at its end, decide how much room is left for the bars. */
export function layOutBars(names: readonly string[], notes: readonly string[], width: number): BarsLayout {
  const isWide = width >= WIDE
  const rowHeight = Math.min(TALLEST_ROW, BARS_HEIGHT / Math.max(1, names.length))
  const noteWidth = longest(notes) * LETTER_WIDTH
  const nameWidth = Math.min(longest(names) * LETTER_WIDTH, width * 0.28)
  const barLeft = isWide ? nameWidth + GAP : 0
  return {
    rowHeight,
    isWide,
    barLeft,
    barHeight: isWide ? Math.min(26, rowHeight * 0.55) : 8,
    barRoom: Math.max(0, width - barLeft - (isWide ? noteWidth + GAP : 0)),
    letters: Math.floor((isWide ? nameWidth : width - noteWidth - GAP) / LETTER_WIDTH),
  }
}

const longest = (texts: readonly string[]) => texts.reduce((most, text) => Math.max(most, text.length), 0)

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

/** Which bar a height of the drawing belongs to; null below the last. */
export function barAt(y: number, rowHeight: number, count: number): number | null {
  const index = Math.floor(y / rowHeight)
  return index >= 0 && index < count ? index : null
}

/** Where an arrow key leads from a bar; null for other keys. */
export function barAfterKey(key: string, index: number, count: number): number | null {
  const next = Math.min(count - 1, index + 1)
  const previous = Math.max(0, index - 1)
  const targets: Record<string, number> = {
    ArrowDown: next,
    ArrowRight: next,
    ArrowUp: previous,
    ArrowLeft: previous,
    Home: 0,
    End: count - 1,
  }
  return targets[key] ?? null
}

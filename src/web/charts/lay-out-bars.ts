/** The arithmetic of a chart of lying bars, in pixels. */

export const BARS_HEIGHT = 320
/** Bars beyond this number are combined into one. */
export const BARS_SHOWN = 8

const WIDE = 520
/** Up to these, each has room for larger words above a thicker bar. */
const FEW = 3
const GAP = 12
const small = { letterWidth: 7, lineHeight: 16 }
const large = { letterWidth: 9, lineHeight: 22 }

export interface BarsLayout {
  /** All rows together are as tall as the drawing, however few they are. */
  rowHeight: number
  /** Names beside their bars; on a phone, and where there are few, they stand above them. */
  isBeside: boolean
  hasLargeText: boolean
  /** Within a row. */
  textMiddle: number
  barTop: number
  barLeft: number
  barHeight: number
  /** Room for the longest bar: what it says at its end fits beside it. */
  barRoom: number
  /** How many letters of a name fit. */
  letters: number
}

/** `names` and `notes`, what each bar says at its end, decide how much room is left for the bars. */
export function layOutBars(names: readonly string[], notes: readonly string[], width: number): BarsLayout {
  const rowHeight = BARS_HEIGHT / Math.max(1, names.length)
  const hasLargeText = names.length <= FEW
  const { letterWidth, lineHeight } = hasLargeText ? large : small
  const noteWidth = longest(notes) * letterWidth
  if (width >= WIDE && !hasLargeText) {
    const nameWidth = Math.min(longest(names) * letterWidth, width * 0.28)
    const barLeft = nameWidth + GAP
    const barHeight = Math.min(36, rowHeight * 0.55)
    return {
      rowHeight,
      isBeside: true,
      hasLargeText,
      textMiddle: rowHeight / 2,
      barTop: (rowHeight - barHeight) / 2,
      barLeft,
      barHeight,
      barRoom: Math.max(0, width - barLeft - noteWidth - GAP),
      letters: Math.floor(nameWidth / letterWidth),
    }
  }
  const barHeight = Math.max(8, Math.min(44, (rowHeight - lineHeight) * 0.4))
  const gap = hasLargeText ? 10 : 4
  const top = (rowHeight - lineHeight - gap - barHeight) / 2
  return {
    rowHeight,
    isBeside: false,
    hasLargeText,
    textMiddle: top + lineHeight / 2,
    barTop: top + lineHeight + gap,
    barLeft: 0,
    barHeight,
    barRoom: width,
    letters: Math.max(1, Math.floor((width - noteWidth - GAP) / letterWidth)),
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

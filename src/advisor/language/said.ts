import type { Figure, FigureSource } from '#contract/figures.ts'
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { toCents } from '#finance/money.ts'

/** A message of the user, the newest with no id yet. */
export interface UserMessage {
  id: number | null
  at: string | null
  text: string
}

/** A number that the user has said, and where. */
export interface Said {
  number: SaidNumber
  source: Extract<FigureSource, { kind: 'words' }>
  isNow: boolean
  /** The words around it. */
  around: string
}

const BESIDE = 30
/** More numbers than a message of any use has. */
const MOST = 60

export class SaidNumbers {
  readonly #messages: readonly UserMessage[]
  readonly all: readonly Said[]

  /** The newest message first. */
  constructor(messages: readonly UserMessage[]) {
    this.#messages = messages
    this.all = messages.flatMap(({ id, at, text }, place) =>
      readNumbers(text)
        .slice(0, MOST)
        .map((number): Said => ({
          number,
          source: { kind: 'words', quote: number.quote, messageId: id, at },
          isNow: place === 0,
          around: text.slice(Math.max(0, number.start - BESIDE), number.end + BESIDE),
        })),
    )
  }

  /** The one number in words that the model quotes; a sentence saying why there is none. */
  find(quoted: string): Said | string {
    const wanted = quoted.trim().toLowerCase()
    if (wanted === '') return 'the quote is empty'
    for (const { id, text } of this.#messages) {
      const words = text.toLowerCase()
      const places = placesOf(words, wanted)
      if (places.length === 0) continue
      const numbers = this.all.filter(({ source, isNow }) => (id === null ? isNow : source.messageId === id))
      const inside = numbers.filter(({ number }) =>
        places.some((start) => number.start < start + wanted.length && start < number.end),
      )
      const values = new Set(inside.map(({ number }) => number.value))
      // 'At 67 rather than 67 and a half': of one number said twice the place that tells its unit.
      const first = inside.find(({ number }) => number.kind !== 'number') ?? inside[0]
      if (!first) return `there is no number in ${JSON.stringify(quoted)}`
      if (values.size > 1)
        return `${JSON.stringify(quoted)} holds several numbers; quote one of them with the words around it`
      return first
    }
    return `${JSON.stringify(quoted)} does not stand in a message of the user`
  }
}

function placesOf(text: string, wanted: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    // '45' does not stand in '450'.
    const isWhole = !/[\d]/.test(text[at - 1] ?? '') || !/^\d/.test(wanted)
    const isEnd = !/\d/.test(text[at + wanted.length] ?? '') || !/\d$/.test(wanted)
    if (isWhole && isEnd) places.push(at)
  }
  return places
}

const LABEL = 'As you said'

/** A number that was said, as a figure that opens the words it stands in. */
export function figureOfSaid(sheet: FigureSheet, { number: { kind, value }, source }: Said): Figure {
  if (kind === 'money') return sheet.money(LABEL, toCents(value), source)
  if (kind === 'percent') return sheet.percent(LABEL, value, source)
  if (kind === 'months')
    return value >= 24 && value % 12 === 0
      ? sheet.years(LABEL, value / 12, source)
      : sheet.months(LABEL, value, source)
  if (kind === 'age' || kind === 'year') return sheet.number(LABEL, kind, value, source)
  return sheet.number(LABEL, kind === 'factor' ? 'ratio' : 'count', value, source)
}

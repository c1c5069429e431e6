/**
 * What the network reads: what is known, the last sums and what was explained last, then the message. Every number,
 * stored row, sum and figure is one marker, at whose place the network says what it is for.
 */
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { contentWords } from './content-words.ts'
import type { WordPieces } from './word-pieces.ts'

export type FigureUnit = 'money' | 'percent' | 'time' | 'age' | 'number'

export interface ContextFigure {
  /** The name of an input or a result. */
  name: string
  unit: FigureUnit
  /** Dollars, percent, months, years of age or so many; its size is shown, where it is known. */
  value?: number | undefined
}

export interface ContextSum {
  kind: string
  /** The message that it was made for. */
  words?: string | undefined
  figures: readonly ContextFigure[]
  /** The input that was asked for last, where one is missing. */
  missing?: string | undefined
}

export type RowClass = 'debt' | 'cost' | 'income' | 'owned' | 'goal' | 'savings' | 'age'

export interface ContextRow {
  class: RowClass
  name: string
  /** Dollars; those of a month where it comes again. */
  value?: number | undefined
}

export interface Context {
  /** The newest first. */
  sums: readonly ContextSum[]
  rows: readonly ContextRow[]
  /** Numbers of earlier messages, the newest first. */
  heard: readonly HeardNumber[]
  /** What was explained last. */
  topic: string | null
  /** The message before this one: what 'that' and 'it' may mean. */
  said: { text: string; numbers: readonly SaidNumber[] } | null
}

export interface Composed {
  ids: number[]
  /** Places of the markers among the ids, in the order of what they stand for. */
  numbers: number[]
  heard: number[]
  rows: number[]
  sums: number[]
  /** One list for each sum. */
  figures: number[][]
  /** True where the message was too long to be read whole. */
  isCut: boolean
}

const figureMarks: Record<FigureUnit, string> = {
  money: '[f$]',
  percent: '[f%]',
  time: '[ft]',
  age: '[fa]',
  number: '[f#]',
}

/** Markers, in the order in which they follow the pieces of words in the vocabulary. */
export const marks = [
  '[k]',
  '[s]',
  '[m]',
  '[r]',
  '[h]',
  '[br]',
  ...Object.values(figureMarks),
  ...[1, 2, 3, 4, 5, 6, 7].map((digits) => `[q$${digits}]`),
  ...[1, 2, 3, 4, 5, 6, 7].map((digits) => `[q#${digits}]`),
  '[q%]',
  '[qt1]',
  '[qt2]',
  '[qt3]',
  '[qa]',
  '[qy]',
  '[qh]',
  '[qx]',
  '[p]',
] as const

const MOST_CONTEXT = 280
export const MOST_PIECES = 512
export const MOST_ROWS = 12
/** So many sums can be pointed at; of the newest of them the figures, too. */
export const MOST_SUMS = 7
export const MOST_FULL_SUMS = 3
export const MOST_FIGURES = 10
const MOST_HEARD = 12
/** Words that tell one sum from another: of those whose figures are shown, and of the others. */
const MOST_ABOUT = { full: 10, bare: 5 }
/** Of the message before, so many pieces at its end. */
const MOST_SAID = 28

export const digitsOf = (value: number) =>
  Math.min(7, Math.max(1, Math.floor(Math.log10(Math.max(1, Math.abs(value)))) + 1))

function markOf({ kind, value }: Pick<SaidNumber, 'kind' | 'value'>): string {
  if (kind === 'money') return `[q$${digitsOf(value)}]`
  if (kind === 'number') return `[q#${digitsOf(value)}]`
  if (kind === 'months') return value <= 12 ? '[qt1]' : value <= 84 ? '[qt2]' : '[qt3]'
  return { percent: '[q%]', age: '[qa]', year: '[qy]', hours: '[qh]', factor: '[qx]' }[kind]
}

/** The marker of how large an earlier figure is, where that tells it from others. */
function sizeOf({ unit, value }: Omit<ContextFigure, 'name'>): string | null {
  if (value === undefined) return null
  if (unit === 'money') return markOf({ kind: 'money', value })
  if (unit === 'time') return markOf({ kind: 'months', value })
  return unit === 'number' ? markOf({ kind: 'number', value }) : null
}

/** 'firstInterest' as 'first interest', 'payoff-time' as 'payoff time' */
export const spell = (name: string) => name.replaceAll(/[A-Z]/g, ' $&').replaceAll('-', ' ').toLowerCase()

export function compose(
  message: string,
  numbers: readonly SaidNumber[],
  context: Context,
  pieces: WordPieces,
): Composed {
  const ids: number[] = [pieces.idOf('[CLS]')]
  const composed: Composed = { ids, numbers: [], heard: [], rows: [], sums: [], figures: [], isCut: false }
  const mark = (name: string) => ids.push(pieces.idOf(name)) - 1
  const say = (words: string) => ids.push(...pieces.cut(words))
  if (context.topic !== null) {
    mark('[k]')
    ids.push(...pieces.cut(context.topic).slice(0, 8))
  }
  for (const [place, sum] of context.sums.slice(0, MOST_SUMS).entries()) {
    composed.sums.push(mark('[s]'))
    say(spell(sum.kind))
    const about = contentWords(sum.words ?? '', MOST_ABOUT[place < MOST_FULL_SUMS ? 'full' : 'bare'])
    if (about !== '') say(`: ${about}`)
    composed.figures.push(
      sum.figures.slice(0, place < MOST_FULL_SUMS ? MOST_FIGURES : 0).map((figure) => {
        const place = mark(figureMarks[figure.unit])
        say(spell(figure.name))
        const size = sizeOf(figure)
        if (size) mark(size)
        return place
      }),
    )
    if (place === 0 && sum.missing !== undefined) {
      mark('[m]')
      say(spell(sum.missing))
    }
  }
  for (const number of context.heard.slice(0, MOST_HEARD)) {
    const words = pieces.cut(number.words).slice(-6)
    if (ids.length + words.length + 2 > MOST_CONTEXT) break
    mark('[h]')
    ids.push(...words)
    composed.heard.push(mark(markOf(number)))
  }
  for (const row of context.rows.slice(0, MOST_ROWS)) {
    const words = [...pieces.cut(row.class), ...pieces.cut(row.name).slice(0, 5)]
    if (ids.length + words.length + 2 > MOST_CONTEXT) break
    composed.rows.push(mark('[r]'))
    ids.push(...words)
    const size = sizeOf({ unit: 'money', value: row.value })
    if (size) mark(size)
  }
  if (context.said) {
    mark('[p]')
    ids.push(...endOf(context.said, pieces))
  }
  mark('[SEP]')
  let at = 0
  const read = (until: number) => {
    const lines = message.slice(at, until).split('\n')
    for (const [place, line] of lines.entries()) {
      if (place > 0) mark('[br]')
      say(line)
    }
  }
  for (const number of numbers) {
    if (ids.length > MOST_PIECES - 8) break
    read(number.start)
    composed.numbers.push(mark(markOf(number)))
    at = number.end
  }
  read(message.length)
  if (ids.length > MOST_PIECES - 1) {
    composed.isCut = true
    ids.length = MOST_PIECES - 1
    composed.numbers = composed.numbers.filter((place) => place < ids.length)
  }
  mark('[SEP]')
  return composed
}

/** The last words of a message, its numbers as markers that nothing points at. */
function endOf({ text, numbers }: NonNullable<Context['said']>, pieces: WordPieces): number[] {
  const ends = numbers.flatMap((number, at) => [
    ...pieces.cut(text.slice(numbers[at - 1]?.end ?? 0, number.start)),
    pieces.idOf(markOf(number)),
  ])
  return [...ends, ...pieces.cut(text.slice(numbers.at(-1)?.end ?? 0))].slice(-MOST_SAID)
}

/** What the network is shown of a message, and what it has to say. */
import { type Step, spellProgram } from '#advisor/actions/program-words.ts'
import {
  type Composed,
  type Context,
  type ContextRow,
  type ContextSum,
  compose,
  MOST_FIGURES,
  MOST_FULL_SUMS,
  MOST_ROWS,
  MOST_SUMS,
} from '#advisor/minding/compose.ts'
import type { WordPieces } from '#advisor/minding/word-pieces.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { Mark, Meant } from './conversations.ts'
import { disturb } from './disturb.ts'
import { leaves } from './expressions.ts'
import { labels } from './labels.ts'
import { toProgram } from './programs.ts'

export interface Example {
  voice: string
  ids: number[]
  /** Places of the numbers, and what each is: whose, and what it is remembered as. */
  n: number[]
  roles: number[]
  whats: number[]
  intents: number[]
  /** Words by their number, pointers as that of the word after the last plus a place among the ids. */
  program: number[]
  topic: number
}

export interface Heard {
  number: HeardNumber
  mark: Mark | undefined
}

export interface Told {
  voice: string
  text: string
  marks: readonly Mark[]
  meant: readonly Meant[]
  rows: readonly ContextRow[]
  /** All sums so far, the oldest first. */
  sums: readonly ContextSum[]
  /** The newest first. */
  heard: readonly Heard[]
  topic: string | null
  variant: number
}

const indexOf = (list: readonly string[], name: string | null | undefined) =>
  Math.max(0, list.indexOf(name ?? ''))

export function toExample(told: Told, pieces: WordPieces, random: () => number): Example {
  const { voice, meant, sums, topic, variant } = told
  const disturbed = disturb(told.text, told.marks, variant, random)
  const numbers = readNumbers(disturbed.text)
  const recent = sums
    .map((sum, at) => ({ sum, number: at + 1 }))
    .toReversed()
    .slice(0, MOST_SUMS)
  const rows = chooseRows(told, random)
  const heard = told.heard.filter(() => variant === 0 || random() < 0.95)
  const context: Context = {
    sums: recent.map(({ sum }) => sum),
    rows,
    heard: heard.map(({ number }) => number),
    topic: variant < 3 ? topic : null,
  }
  const composed = compose(disturbed.text, numbers, context, pieces)
  const marksOf = composed.numbers.map((_, i) => {
    const number = numbers[i]
    return disturbed.marks.find((mark) => number && mark.start < number.end && number.start < mark.end)
  })
  const program = toProgram(meant, {
    marks: marksOf,
    heard: heard.slice(0, composed.heard.length).map(({ mark }) => mark),
    rows: rows.slice(0, composed.rows.length),
    sums: recent.map(({ sum, number }, place) => ({
      number,
      kind: sum.kind,
      figures: sum.figures.slice(0, place < MOST_FULL_SUMS ? MOST_FIGURES : 0).map(({ name }) => name),
    })),
    before: sums.length,
  })
  const intents = meant.map(({ intent }) => labels.intents.indexOf(intent))
  if (intents.includes(-1)) throw new Error(`unknown intent in ${voice}: ${told.text}`)
  return {
    voice,
    ids: composed.ids,
    n: composed.numbers,
    roles: marksOf.map((mark) => indexOf(labels.roles, mark?.role ?? 'C')),
    whats: marksOf.map((mark) => indexOf(labels.whats, mark?.what?.split(' ')[0])),
    intents,
    program:
      program === null || program.length === 0
        ? []
        : spellProgram(program).map((step) => encode(step, composed)),
    topic: -1,
  }
}

function encode(step: Step, { numbers, heard, rows, sums, figures }: Composed): number {
  if ('word' in step) {
    const place = labels.words.indexOf(step.word)
    if (place < 0) throw new Error(`no word '${step.word}'`)
    return place
  }
  const place =
    'number' in step
      ? numbers[step.number]
      : 'heard' in step
        ? heard[step.heard]
        : 'row' in step
          ? rows[step.row]
          : 'sum' in step
            ? sums[step.sum]
            : figures[step.of]?.[step.figure]
  if (place === undefined) throw new Error(`nothing stands at ${JSON.stringify(step)}`)
  return labels.words.length + place
}

/** Rows that the label names, and most of the others, in any order. */
function chooseRows({ rows, meant, variant }: Told, random: () => number): ContextRow[] {
  const used = new Set(
    meant
      .flatMap(({ inputs }) => inputs.flatMap(({ value }) => leaves(value)))
      .flatMap((leaf) => (leaf.kind === 'row' ? [leaf.name.toLowerCase()] : [])),
  )
  const isUsed = (row: ContextRow) => used.has(row.name) || (row.class === 'savings' && used.has('savings'))
  const unique = [...new Map(rows.map((row) => [`${row.class} ${row.name}`, row])).values()]
  const named = unique.filter(isUsed)
  const others = unique.filter((row) => !isUsed(row) && (variant === 0 || random() < 0.8))
  const shown = [...named, ...others.slice(0, MOST_ROWS - named.length)]
  if (variant === 0) return shown
  return shown
    .map((row) => ({ row, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ row }) => row)
}

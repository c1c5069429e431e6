/** What the network is shown of a message, and what it has to say. */
import type { Expression } from '#advisor/actions/program.ts'
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
import { endOfSaid } from '#advisor/minding/context.ts'
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
  sums: readonly ToldSum[]
  /** The newest first. */
  heard: readonly Heard[]
  topic: string | null
  /** The message before. */
  said: string
  variant: number
}

/** What a sum may have lacked; the advisor has asked for it then, and the next message need not answer. */
export interface ToldSum extends ContextSum {
  lacking: readonly string[]
  /** How many of its figures are results. */
  results: number
}

/** What other people said, have and had worked out: the advisor may know it while a message speaks of other things. */
export interface Strange {
  rows: readonly ContextRow[]
  sums: readonly ToldSum[]
  heard: readonly Heard[]
}

const indexOf = (list: readonly string[], name: string | null | undefined) =>
  Math.max(0, list.indexOf(name ?? ''))

/** At the beginning of a talk. */
export const nothingKnown = { rows: [], sums: [], heard: [], topic: null, said: '' }
const nobody: Strange = { rows: [], sums: [], heard: [] }

/** One example; some of those that need nothing but their own words are shown without all that is known. */
export function toExample(
  told: Told,
  pieces: WordPieces,
  random: () => number,
  strange: Strange = nobody,
): Example {
  if (told.variant > 0 && random() < 0.2) {
    const bare = { ...told, rows: [], heard: [], topic: null, said: '' }
    const example = showExample({ ...bare, recent: [] }, pieces, random, nobody)
    if (example.program.length > 0) return example
  }
  return showExample({ ...told, recent: chooseSums(told, strange, random) }, pieces, random, strange)
}

interface Shown extends Told {
  recent: ReturnType<typeof chooseSums>
}

function showExample(told: Shown, pieces: WordPieces, random: () => number, strange: Strange): Example {
  const { voice, meant, topic, variant, said, recent } = told
  const disturbed = disturb(told.text, told.marks, variant, random)
  const numbers = readNumbers(disturbed.text)
  const rows = chooseRows(told, strange, random)
  const heard = chooseHeard(told, strange, random)
  const context: Context = {
    sums: recent.map(({ sum }) => sum),
    rows,
    heard: heard.map(({ number }) => number),
    topic,
    said: variant === 0 || random() < 0.9 ? endOfSaid(said) : null,
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
    before: told.sums.length,
    placeOf: (leaf) => placeIn(leaf, composed),
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
  }
}

/** Where a leaf of a value stands among the ids. */
export function placeIn(leaf: Expression, { numbers, heard, rows, figures }: Composed): number | null {
  if (leaf.kind === 'number') return numbers[leaf.at] ?? null
  if (leaf.kind === 'heard') return heard[leaf.at] ?? null
  if (leaf.kind === 'row') return rows[leaf.at] ?? null
  return leaf.kind === 'figure' ? (figures[leaf.sum]?.[leaf.at] ?? null) : null
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

const pick = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items.slice(Math.floor(random() * items.length)).slice(0, 1)

/** The newest first; sometimes with one of somebody else among them, or without the input that was asked for. */
function chooseSums({ sums, variant }: Told, strange: Strange, random: () => number) {
  const recent: { sum: ContextSum; number: number }[] = sums
    .map((sum, at) => ({ sum, number: at + 1 }))
    .toReversed()
  if (variant > 0 && random() < 0.15) {
    const place = Math.min(recent.length, random() < 0.25 ? 0 : 1 + Math.floor(random() * 3))
    recent.splice(place, 0, ...pick(strange.sums, random).map((sum) => ({ sum, number: 0 })))
  }
  const last = sums.at(-1)
  const [newest] = recent
  const [asked] = last?.lacking ?? []
  if (
    newest &&
    newest.sum === last &&
    last &&
    asked !== undefined &&
    last.missing === undefined &&
    random() < 0.6
  ) {
    const figures = last.figures.slice(0, last.figures.length - last.results)
    recent[0] = { ...newest, sum: { ...last, figures, missing: asked } }
  }
  return recent.slice(0, MOST_SUMS)
}

/** The newest first, sometimes among numbers of somebody else. */
function chooseHeard({ heard, variant }: Told, strange: Strange, random: () => number): Heard[] {
  if (variant === 0) return [...heard]
  const kept = heard.filter(() => random() < 0.95)
  const guests = random() < 0.3 ? 1 + Math.floor(random() * 4) : 0
  for (let guest = 0; guest < guests; guest += 1)
    kept.splice(Math.floor(random() * (kept.length + 1)), 0, ...pick(strange.heard, random))
  return kept
}

/** Rows that the label names, and most of the others, in any order, sometimes among rows of somebody else. */
function chooseRows(
  { text, rows, meant, variant }: Told,
  strange: Strange,
  random: () => number,
): ContextRow[] {
  const used = new Set(
    meant
      .flatMap(({ inputs }) => inputs.flatMap(({ value }) => leaves(value)))
      .flatMap((leaf) => (leaf.kind === 'row' ? [leaf.name.toLowerCase()] : [])),
  )
  const isUsed = (row: ContextRow) => used.has(row.name) || (row.class === 'savings' && used.has('savings'))
  const keyOf = (row: ContextRow) => `${row.class} ${row.name}`
  const unique = [...new Map(rows.map((row) => [keyOf(row), row])).values()]
  const named = unique.filter(isUsed)
  const others = unique.filter((row) => !isUsed(row) && (variant === 0 || random() < 0.8))
  const names = new Set(rows.map(({ name }) => name))
  const isNamed = (name: string) => name.split(' ').some((word) => text.toLowerCase().includes(word))
  const guests =
    variant === 0 || random() < 0.6
      ? []
      : Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(strange.rows, random))
          .flat()
          .filter(({ name }) => !names.has(name) && !isNamed(name))
  const shown = [...named, ...[...others, ...guests].slice(0, MOST_ROWS - named.length)]
  if (variant === 0) return shown
  return shown
    .map((row) => ({ row, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ row }) => row)
}

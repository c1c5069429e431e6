/** What a labelled message means, in place of what the network would say: labels are checked by playing them. */
import type { What } from '#advisor/actions/language.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { compose } from '#advisor/minding/compose.ts'
import { buildContext, type Surroundings } from '#advisor/minding/context.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { resolveProgram } from '#advisor/minding/resolve-program.ts'
import type { WordPieces } from '#advisor/minding/word-pieces.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { recallThousands } from '#advisor/reading/recall-thousands.ts'
import { answered, type Mark, type Message } from './conversations.ts'
import { placeIn } from './examples.ts'
import { leaves } from './expressions.ts'
import { kinds } from './kinds.ts'
import { toProgram } from './programs.ts'

/** A conversation that is played: which mark stood at a number, and which sum was made for which label. */
export interface Played {
  marks: { value: number; mark: Mark }[]
  /** By the number of the sum in the labels. */
  sums: Map<number, string>
  /** Sums that the labels have named so far. */
  named: number
}

export const nothingPlayed = (): Played => ({ marks: [], sums: new Map(), named: 0 })

/** Null where the label speaks of what is not in sight. */
export function asLabelled(
  message: Message,
  surroundings: Surroundings,
  { marks, sums: made, named }: Played,
  pieces: WordPieces,
): Minded | null {
  const { text, meant } = message
  const numbers = recallThousands(text, readNumbers(text, surroundings.snapshot.today), surroundings.heard)
  const { context, rows, sums } = buildContext(text, surroundings)
  const composed = compose(text, numbers, context, pieces)
  const markOf = (start: number, end: number) =>
    message.marks.find((mark) => mark.start < end && start < mark.end)
  const numberOf = (id: string) => [...made].find(([, other]) => other === id)?.[0] ?? 0
  const program = toProgram(meant, {
    marks: numbers.map(({ start, end }) => markOf(start, end)),
    heard: context.heard.map(({ value }) => marks.findLast((one) => one.value === value)?.mark),
    rows: rows.map(({ name }, at) => ({
      class: context.rows[at]?.class ?? '',
      name: nameLike(name.toLowerCase(), message),
    })),
    sums: sums.map(({ id }, at) => ({
      number: numberOf(id),
      kind: context.sums[at]?.kind ?? '',
      figures: context.sums[at]?.figures.map(({ name }) => name) ?? [],
    })),
    before: named,
    placeOf: (leaf) => placeIn(leaf, composed),
  })
  if (program === null) return null
  const sight = { numbers, heard: context.heard, rows, sums, shown: context.sums }
  const actions: Action[] = resolveProgram(program, sight)
  return {
    readings: [{ actions, score: 1 }],
    intents: actions.map(({ intent }) => ({ name: intent, score: 1 })),
    numbers: numbers.map((number) => {
      const mark = markOf(number.start, number.end)
      const role = (mark?.role ?? 'C') as Minded['numbers'][number]['role']
      const what = (mark?.what?.split(' ')[0] ?? null) as What | null
      return { ...number, role, own: role === 'F' ? 1 : 0, what, sure: 1 }
    }),
    topics: meant.flatMap(({ topics }) => topics ?? []).map((id) => ({ id, score: 1 })),
    isCut: composed.isCut,
    cry: 0,
  }
}

/** The name that the label has for a stored row: 'car_gas' for 'Car + gas'. */
function nameLike(name: string, { meant }: Message): string {
  const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
  const said = meant
    .flatMap(({ inputs }) => inputs.flatMap(({ value }) => leaves(value)))
    .flatMap((leaf) => (leaf.kind === 'row' ? [leaf.name.toLowerCase()] : []))
  const isLike = (one: string) => words(one).some((word) => words(name).includes(word))
  return said.find((one) => one === name) ?? said.find(isLike) ?? name
}

/** What stands behind the next message. */
export function playOn({ marks, sums, named }: Played, message: Message, made: readonly SumRecord[]): Played {
  const { text, marks: own } = message
  const next = new Map(sums)
  const rest = [...made]
  let count = named
  for (const { intent } of answered(message)) {
    if (!kinds[intent]) continue
    count += 1
    const at = rest.findIndex(({ kind }) => kind === intent)
    const [record] = rest.splice(Math.max(0, at), 1)
    if (record) next.set(count, record.id)
  }
  const heard = readNumbers(text).flatMap((number) => {
    const mark = own.find(({ start, end }) => start < number.end && number.start < end)
    return mark ? [{ value: number.value, mark: { ...mark, slot: null } }] : []
  })
  return { marks: [...marks, ...heard], sums: next, named: count }
}

/** What a conversation has behind it at each of its messages. */
import type { ContextFigure, ContextRow, ContextSum } from '#advisor/minding/compose.ts'
import { MOST_RESULTS } from '#advisor/minding/context.ts'
import { MOST_WORDS } from '#advisor/executing/find-household.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { perMonth, perYear } from '#advisor/reading/question/per-period.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { answered, type Conversation, type Mark, type Meant, type Message } from './conversations.ts'
import type { Heard, Told, ToldSum } from './examples.ts'
import { kinds } from './kinds.ts'
import { rowClasses, unitOfResult } from './labels.ts'

/** What the sums of a conversation came to when its labels were played, by their numbers. */
export type PlayedSums = Readonly<Record<number, ContextSum>>

/** Every message with its surroundings, as the advisor would have them. */
export function withHistory(
  voice: string,
  { known, messages }: Conversation,
  played: PlayedSums = {},
): Omit<Told, 'variant'>[] {
  const rows: ContextRow[] = known.flatMap((words) =>
    toRow(words.replace(/(?: -?[\d.,]+%?| min| of)+$/g, ''), amountIn(words)),
  )
  const sums: ToldSum[] = []
  let heard: Heard[] = []
  let topic: string | null = null
  return messages.map((message, at) => {
    const { text, marks, meant } = message
    const said = messages[at - 1]?.text ?? ''
    const told = { voice, text, marks, meant, rows: [...rows], sums: [...sums], heard, topic, said }
    const numbers = readNumbers(text)
    for (const mark of marks) if (mark.what) rows.push(...toRow(mark.what, amountOf(mark, numbers)))
    for (const one of answered(message))
      if (kinds[one.intent]) {
        const sum = toSum(one, marks, sums, missingIn(messages[at + 1], sums.length + 1))
        const words = text.slice(0, MOST_WORDS)
        sums.push({ ...asPlayed(sum, played[sums.length + 1]), words })
      }
    heard = [...hear(message), ...heard]
    if (answered(message).some(({ intent }) => intent === 'know')) topic = gistOf(text)
    return told
  })
}

/** Numbers of a message for later ones, the newest first. What a sum has used is found in that sum. */
function hear(message: Message): Heard[] {
  const { text, marks } = message
  const isSum = answered(message).some(({ intent }) => kinds[intent])
  return hearNumbers(text, readNumbers(text))
    .map((number) => {
      const mark = marks.find(({ start, end }) => start < number.end && number.start < end)
      return { number, mark: mark && isSum ? { ...mark, slot: null } : mark }
    })
    .toReversed()
}

/** The input that a bare answer in the next message fills: the advisor has asked for it. */
function missingIn(next: Message | undefined, sum: number): string | undefined {
  if (!next || next.text.split(/\s+/).length > 6) return undefined
  if (!answered(next).some(({ from, intent }) => from === sum && kinds[intent])) return undefined
  return next.marks.find(({ slot, op }) => slot && op === 'set')?.slot ?? undefined
}

function toRow(words: string, value: number | undefined): ContextRow[] {
  const [kind = '', ...rest] = words.split(' ')
  const rowClass = rowClasses[kind]
  const size = rowClass === 'age' ? undefined : value
  return rowClass ? [{ class: rowClass, name: rest.join(' ').toLowerCase(), value: size }] : []
}

/** 'liability Visa 6,200 24.9% min 140' */
function amountIn(words: string): number | undefined {
  const said = / ([\d.,]+)(?: |$)/.exec(words)?.[1]
  return said === undefined ? undefined : Number(said.replaceAll(',', ''))
}

/** As it is stored: by the month where it comes again. */
function amountOf({ start, end, what }: Mark, numbers: readonly SaidNumber[]): number | undefined {
  const number = numbers.find((one) => start < one.end && one.start < end)
  if (!number) return undefined
  const [kind] = what?.split(' ') ?? []
  if (kind === 'expense') return perMonth(number)
  return kind === 'income' ? perYear(number) / 12 : number.value
}

/** With the figures that it was truly made of and came to, where it was played. */
function asPlayed(sum: ToldSum, played: ContextSum | undefined): ToldSum {
  if (played?.kind !== sum.kind) return sum
  const isInput = ({ name }: ContextFigure) => name in (kinds[sum.kind]?.slots ?? {})
  const results = played.figures.filter((figure) => !isInput(figure)).length
  return { ...sum, ...played, results }
}

function toSum(
  meant: Meant,
  said: readonly Mark[],
  sums: readonly ContextSum[],
  missing: string | undefined,
): ToldSum {
  const before = meant.from === null ? undefined : sums[meant.from - 1]
  const given = new Set([
    ...(before?.figures.map(({ name }) => name) ?? []),
    ...said.flatMap(({ slot }) => slot ?? []),
    ...meant.inputs.map(({ slot }) => slot),
  ])
  return sumOf(meant.intent, given, missing)
}

/** A sum that was made with nothing but what it needs. */
export const plainSum = (kind: string): ToldSum => sumOf(kind, new Set(kinds[kind]?.asked))

function sumOf(kind: string, given: ReadonlySet<string>, missing?: string): ToldSum {
  const { slots = {}, results: named = [], asked = [] } = kinds[kind] ?? {}
  const inputs = Object.entries(slots)
    .filter(([name]) => given.has(name))
    .map(([name, unit]) => ({ name, unit }))
  const results = named.slice(0, MOST_RESULTS).map((name) => ({ name, unit: unitOfResult(name) }))
  return {
    kind,
    figures: missing === undefined ? [...inputs, ...results] : inputs,
    missing,
    lacking: asked.filter((name) => !given.has(name)),
    results: missing === undefined ? results.length : 0,
  }
}

const stopWords = new Set(
  'what is the a an of to and or i my do does how are in on for it that be can should me with if much'.split(
    ' ',
  ),
)
const gistOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z() ]/g, ' ')
    .split(/\s+/)
    .filter((word) => !stopWords.has(word))
    .slice(0, 5)
    .join(' ')

/** Makes the examples that the network learns from: numbers of pieces, places of markers, and what stands at each. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Context, type ContextRow, type ContextSum, compose, marks } from '#advisor/minding/compose.ts'
import { allTopics } from '#advisor/knowledge/topics/all-topics.ts'
import { createWordPieces } from '#advisor/minding/word-pieces.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { type Conversation, type Mark, type Meant, readConversations } from './conversations.ts'
import { createRandom, disturb } from './disturb.ts'
import { type Labels, collectLabels, rowClasses, unitOfResult } from './labels.ts'
import { kinds } from './kinds.ts'

const corpus = new URL('../eval/corpus/', import.meta.url)
const out = new URL('../.cache/training/', import.meta.url)
mkdirSync(out, { recursive: true })

const baseVocabulary = readFileSync(new URL('../.cache/base/vocab.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const files = readdirSync(corpus)
const talk = files.filter((name) => name.startsWith('talk-'))
const random = createRandom(7)
const labels = collectLabels()
const VARIANTS = 4

interface Example {
  voice: string
  ids: number[]
  /** Places. */
  n: number[]
  r: number[]
  s: number[]
  f: number[]
  /** What stands there. */
  intents: number[]
  result: number
  roles: number[]
  slots: number[]
  ops: number[]
  whats: number[]
  rowSlots: number[]
  sumUses: number[]
  figureSlots: number[]
  topic: number
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

/** A vocabulary of what corpus and plain English need. */
function chooseVocabulary(texts: readonly string[]): string[] {
  const whole = createWordPieces(baseVocabulary)
  const counts = new Map<number, number>()
  for (const text of texts) for (const id of whole.cut(text)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const isPlain = (piece: string) =>
    /^(?:##)?(?:[a-z]+|[0-9]|[^\sa-z0-9])$/.test(piece) && (piece.codePointAt(0) ?? 0) < 0x2100
  const kept = baseVocabulary.filter((piece, at) => {
    if (['[PAD]', '[UNK]', '[CLS]', '[SEP]'].includes(piece)) return true
    if ((counts.get(at) ?? 0) >= 1) return true
    if (/^(?:##)?[a-z0-9]$/.test(piece)) return true
    return isPlain(piece) && at < 11_000
  })
  return [...kept, ...marks]
}

const conversations = talk.flatMap((name) =>
  readConversations(new URL(name, corpus).pathname).map((conversation) => ({
    voice: name.replace('.txt', ''),
    conversation,
  })),
)
const passages = files
  .filter((name) => name.startsWith('marked-'))
  .flatMap((name) =>
    readFileSync(new URL(name, corpus), 'utf8')
      .split('\n')
      .filter((line) => line.includes('{{'))
      .map((line) => ({ voice: name.replace('.txt', ''), line })),
  )
const topics = allTopics
const vocabulary = chooseVocabulary([
  ...conversations.flatMap(({ conversation }) => conversation.messages.map(({ text }) => text)),
  ...passages.map(({ line }) => line),
  ...topics.flatMap(({ asked, title }) => [...asked, title]),
  ...labels.intents,
  ...labels.slots,
])
const pieces = createWordPieces(vocabulary)
const missed: string[] = []

const examples: Example[] = [
  ...conversations.flatMap(({ voice, conversation }) => examplesOf(voice, conversation)),
  ...passages.flatMap(({ voice, line }) => passageExample(voice, line)),
  ...topics.flatMap(({ asked }, topic) => asked.flatMap((words) => topicExamples(words, topic))),
]

function examplesOf(voice: string, { known, messages }: Conversation): Example[] {
  const rows: ContextRow[] = known.flatMap((words) =>
    toRow(words.replace(/(?: -?[\d.,]+%?| min| of)+$/g, '')),
  )
  const sums: ContextSum[] = []
  let topic: string | null = null
  return messages.flatMap((message, at) => {
    const next = messages[at + 1]
    const variants = Array.from({ length: VARIANTS }, (_, variant) =>
      toExample({
        voice,
        text: message.text,
        marks: message.marks,
        meant: message.meant,
        rows,
        sums,
        topic,
        variant,
      }),
    ).filter((example) => example !== null)
    for (const mark of message.marks) if (mark.what) rows.push(...toRow(mark.what))
    for (const meant of message.meant) {
      const kind = kinds[meant.intent]
      if (kind)
        sums.push(
          sumOf(
            meant,
            message.marks,
            sums,
            next ? missingIn(next.text, next.meant, next.marks, sums.length + 1) : undefined,
          ),
        )
    }
    topic = message.meant.some(({ intent }) => intent === 'know') ? gistOf(message.text) : topic
    return variants
  })
}

function missingIn(
  text: string,
  meant: readonly Meant[],
  said: readonly Mark[],
  sum: number,
): string | undefined {
  const isBare =
    text.split(/\s+/).length <= 6 && meant.some(({ from, intent }) => from === sum && kinds[intent])
  return isBare ? (said.find(({ slot, op }) => slot && op === 'set')?.slot ?? undefined) : undefined
}

function toRow(words: string): ContextRow[] {
  const [kind = '', ...rest] = words.split(' ')
  const rowClass = rowClasses[kind]
  return rowClass ? [{ class: rowClass, name: rest.join(' ').toLowerCase() }] : []
}

function sumOf(
  meant: Meant,
  said: readonly Mark[],
  sums: readonly ContextSum[],
  missing: string | undefined,
): ContextSum {
  const kind = kinds[meant.intent]!
  const before = meant.from === null ? undefined : sums[meant.from - 1]
  const names = new Set([
    ...(before?.figures.map(({ name }) => name).filter((name) => name in kind.slots) ?? []),
    ...said.flatMap(({ slot }) => (slot && slot in kind.slots ? [slot] : [])),
    ...meant.rows.map(({ slot }) => slot),
    ...meant.figures.map(({ slot }) => slot),
  ])
  const inputs = [...names]
    .filter((name) => kind.slots[name])
    .map((name) => ({ name, unit: kind.slots[name]! }))
  const results = kind.results.slice(0, 4).map((name) => ({ name, unit: unitOfResult(name) }))
  return { kind: meant.intent, figures: [...inputs, ...results].slice(0, 9), missing }
}

interface Told {
  voice: string
  text: string
  marks: readonly Mark[]
  meant: readonly Meant[]
  rows: readonly ContextRow[]
  sums: readonly ContextSum[]
  topic: string | null
  variant: number
}

function toExample({ voice, text, marks: said, meant, rows, sums, topic, variant }: Told): Example | null {
  const disturbed = disturb(text, said, variant, random)
  const numbers = readNumbers(disturbed.text)
  const recent = sums
    .map((sum, at) => ({ sum, number: at + 1 }))
    .toReversed()
    .slice(0, 3)
  const used = new Set(meant.flatMap((one) => one.rows.map(({ name }) => name.toLowerCase())))
  const isUsed = (row: ContextRow) => used.has(row.name) || (row.class === 'savings' && used.has('savings'))
  const unique = [...new Map(rows.map((row) => [`${row.class} ${row.name}`, row])).values()]
  const others = unique.filter((row) => !isUsed(row) && (variant === 0 || random() < 0.8))
  const shown = shuffle([...unique.filter(isUsed), ...others.slice(0, 12 - used.size)], variant)
  const context: Context = {
    sums: recent.map(({ sum }) => sum),
    rows: shown,
    topic: variant < 3 ? topic : null,
  }
  const composed = compose(disturbed.text, numbers, context, pieces)
  const marksOf = numbers.map((number) =>
    disturbed.marks.find((mark) => mark.start < number.end && number.start < mark.end),
  )
  for (const mark of disturbed.marks)
    if (variant === 0 && mark.slot && !marksOf.includes(mark))
      missed.push(`${text.slice(mark.start, mark.end)} in ${text}`)
  const at = (list: readonly string[], name: string | null | undefined) =>
    Math.max(0, list.indexOf(name ?? ''))
  const shownRows = shown.slice(0, composed.rows.length)
  const named = (row: ContextRow) =>
    meant
      .flatMap((one) => one.rows)
      .filter(
        ({ name }) =>
          name.toLowerCase() === row.name || (row.class === 'savings' && name.toLowerCase() === 'savings'),
      )
  const useOf = (number: number) =>
    meant.some(({ from }) => from === number) ? 1 : meant.some(({ about }) => about.includes(number)) ? 2 : 0
  const intents = meant.map(({ intent }) => labels.intents.indexOf(intent))
  if (intents.includes(-1)) throw new Error(`unknown intent in ${voice}: ${text}`)
  return {
    voice,
    ids: composed.ids,
    n: composed.numbers,
    r: composed.rows,
    s: composed.sums,
    f: composed.figures.flat(),
    intents,
    result: at(labels.results, meant.find(({ result }) => result)?.result),
    roles: composed.numbers.map((_, i) => at(labels.roles, marksOf[i]?.role ?? 'C')),
    slots: composed.numbers.map((_, i) => at(labels.slots, marksOf[i]?.slot)),
    ops: composed.numbers.map((_, i) => at(labels.ops, marksOf[i]?.op ?? 'set')),
    whats: composed.numbers.map((_, i) => at(labels.whats, marksOf[i]?.what?.split(' ')[0])),
    rowSlots: shownRows.map((row) => at(labels.slots, named(row)[0]?.slot)),
    sumUses: recent.map(({ number }) => useOf(number)).slice(0, composed.sums.length),
    figureSlots: recent.flatMap(({ sum, number }) =>
      sum.figures.map(({ name }) =>
        at(
          labels.slots,
          meant.flatMap((one) => one.figures).find((ref) => ref.sum === number && ref.figure === name)?.slot,
        ),
      ),
    ),
    topic: -1,
  }
}

function shuffle<Item>(items: Item[], variant: number): Item[] {
  if (variant === 0) return items
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

/** '{{1450|expenseItem|rent}}': whose and what an amount is, without a question. */
function passageExample(voice: string, line: string): Example[] {
  const whatOf: Record<string, string> = {
    expenseItem: 'expense',
    income: 'income',
    savings: 'savings',
    asset: 'asset',
    liability: 'liability',
    goalTarget: 'goal',
    goalCurrent: 'saved',
    expenses: 'expenses',
    debt: 'debt',
    retirementGoal: 'nestegg',
  }
  const said: Mark[] = []
  let text = ''
  let at = 0
  for (const match of line.matchAll(/\{\{([^{}|]*)\|([^{}|]*)(?:\|[^{}]*)?\}\}/g)) {
    text += line.slice(at, match.index)
    const words = match[1] ?? ''
    const kind = match[2] ?? ''
    const mark = { start: text.length, end: text.length + words.length, slot: null, op: 'set' as const }
    said.push({ ...mark, role: kind === 'none' ? '?' : 'F', what: whatOf[kind] ?? null })
    text += words
    at = match.index + match[0].length
  }
  text += line.slice(at)
  return [0, 1].flatMap((variant) => {
    const example = toExample({
      voice,
      text,
      marks: said,
      meant: [],
      rows: [],
      sums: [],
      topic: null,
      variant: variant * 2,
    })
    if (!example) return []
    const roles = example.roles.map((_, i) => {
      const number = readNumbers(text)[i]
      const mark = said.find(({ start, end }) => number && start < number.end && number.start < end)
      return mark === undefined ? -1 : mark.role === '?' ? -2 : example.roles[i]!
    })
    return variant === 0 ? [{ ...example, roles, intents: [-1], result: -1 }] : []
  })
}

function topicExamples(words: string, topic: number): Example[] {
  return [0, 1].flatMap((variant) => {
    const example = toExample({
      voice: 'topics',
      text: words,
      marks: [],
      rows: [],
      sums: [],
      topic: null,
      variant: variant * 2,
      meant: [{ intent: 'know', from: null, about: [], rows: [], figures: [], result: null }],
    })
    return example ? [{ ...example, topic }] : []
  })
}

writeFileSync(new URL('vocabulary.txt', out), vocabulary.join('\n'))
const kept = vocabulary
  .slice(0, vocabulary.length - marks.length)
  .map((piece) => baseVocabulary.indexOf(piece))
const header: Labels & { kept: number[]; marks: number; topics: string[] } = {
  ...labels,
  kept,
  marks: marks.length,
  topics: topics.map(({ id }) => id),
}
writeFileSync(new URL('labels.json', out), JSON.stringify(header))
writeFileSync(
  new URL('examples.jsonl.gz', out),
  gzipSync(examples.map((example) => JSON.stringify(example)).join('\n')),
)
const longest = Math.max(...examples.map(({ ids }) => ids.length))
console.log(
  `${examples.length} examples, ${vocabulary.length} pieces, longest ${longest}, ${topics.length} topics`,
)
console.log(`${missed.length} marked numbers were not read:\n${missed.slice(0, 25).join('\n')}`)

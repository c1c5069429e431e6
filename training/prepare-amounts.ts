/** Makes the examples from which the judge learns what an amount is, in pieces of the model's vocabulary. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { composeAmounts } from '#advisor/minding/compose-amounts.ts'
import { createWordPieces } from '#advisor/minding/word-pieces.ts'
import {
  type Amount,
  isMoneyLike,
  type Reading,
  readMessage,
} from '#advisor/understanding/reading/reading.ts'
import { type Role, roles } from '#advisor/understanding/roles.ts'
import { align } from '../eval/training/align.ts'
import { readOpenCorpus } from '../eval/training/corpus.ts'
import { readMarkedExamples } from '../eval/training/marked.ts'
import { type Mark, readConversations } from './conversations.ts'
import { createRandom, disturb } from './disturb.ts'

const corpus = new URL('../eval/corpus/', import.meta.url)
const model = new URL('../src/advisor/minding/model/', import.meta.url)
const out = new URL('../.cache/training/', import.meta.url)
mkdirSync(out, { recursive: true })

const pieces = createWordPieces(readFileSync(new URL('vocabulary.txt', model), 'utf8').split('\n'))
const random = createRandom(5)

interface Labelled {
  voice: string
  reading: Reading
  /** The message before, where it is shown. */
  said: string
  roles: ReadonlyMap<Amount, Role>
}

/** Amounts of one message are learnt together. */
function byMessage(examples: readonly { reading: Reading; amount: Amount; role: Role }[]) {
  const messages = new Map<Reading, Map<Amount, Role>>()
  for (const { reading, amount, role } of examples) {
    const known = messages.get(reading) ?? new Map<Amount, Role>()
    messages.set(reading, known.set(amount, role))
  }
  return messages
}

/** Labelled conversations; a later message is learnt by itself and after the one before it. */
function readOpen(): Labelled[] {
  return readOpenCorpus()
    .filter(({ context }) => !context)
    .flatMap((conversation) =>
      [...byMessage(align(conversation))].flatMap(([reading, known]) => {
        const turn = conversation.turns.findIndex((text) => readMessage(text).text === reading.text)
        const before = conversation.turns[turn - 1]
        return (before ? ['', before] : ['']).map((said) => ({
          voice: conversation.voice,
          reading,
          said,
          roles: known,
        }))
      }),
    )
}

/** Passages in which every amount is marked. */
function readMarked(): Labelled[] {
  const examples = readMarkedExamples()
  const voices = new Map(examples.map(({ reading, voice }) => [reading, voice]))
  return [...byMessage(examples)].map(([reading, known]) => ({
    voice: voices.get(reading) ?? '',
    reading,
    said: '',
    roles: known,
  }))
}

/** What the marks of talk are in the finances. A payment may be a cost or a term of a debt: it teaches nothing. */
const roleOf: Record<string, Role> = {
  liability: 'liability',
  expense: 'expenseItem',
  expenses: 'expenseTotal',
  income: 'income',
  savings: 'savings',
  asset: 'asset',
  nestegg: 'asset',
  goal: 'goalTarget',
  saved: 'goalCurrent',
  debt: 'debtTotal',
  rate: 'none',
  age: 'none',
  retireage: 'none',
  minimum: 'none',
}

/** What is supposed in a question teaches nothing either: the same words tell in another place. */
function roleOfMark({ role, what }: Mark): Role | null {
  if (role === 'S') return null
  return role === 'F' ? (roleOf[what?.split(' ')[0] ?? ''] ?? null) : 'none'
}

/** Every talk as it is and with slips of the pen, seven in ten of each. */
function readTalk(): Labelled[] {
  return readdirSync(corpus)
    .filter((name) => name.startsWith('talk-'))
    .flatMap((name) => readConversations(new URL(name, corpus).pathname).map((talk) => ({ name, talk })))
    .flatMap(({ name, talk }) =>
      talk.messages.flatMap(({ text, marks }, at) =>
        [0, 2].flatMap((variant) => {
          if (marks.length === 0 || random() < 0.3) return []
          const typed = disturb(text, marks, variant, random)
          const reading = readMessage(typed.text)
          const known = new Map(
            reading.amounts.filter(isMoneyLike).flatMap((amount) => {
              const mark = typed.marks.find(({ start, end }) => start < amount.end && amount.start < end)
              const role = mark && roleOfMark(mark)
              return role ? [[amount, role] as const] : []
            }),
          )
          const said = random() < 0.7 ? (talk.messages[at - 1]?.text ?? '') : ''
          return [{ voice: name.replace('.txt', ''), reading, said, roles: known }]
        }),
      ),
    )
}

function spell({ voice, reading, said, roles: known }: Labelled): string[] {
  const { ids, places } = composeAmounts(reading, said, pieces)
  const placed = [...known].filter(([amount]) => places.has(amount))
  const at = placed.map(([amount]) => places.get(amount))
  const classes = placed.map(([, role]) => roles.indexOf(role))
  return placed.length === 0 ? [] : [JSON.stringify({ voice, ids, at, classes })]
}

const lines = [...readOpen(), ...readMarked(), ...readTalk()].flatMap(spell)
writeFileSync(new URL('amounts.jsonl.gz', out), gzipSync(lines.join('\n')))
console.log(`${lines.length} messages`)

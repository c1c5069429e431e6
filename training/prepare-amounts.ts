/** Makes the examples from which the judge learns what amounts are and messages tell, in pieces of the vocabulary. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { composeAmounts } from '#advisor/minding/compose-amounts.ts'
import { createWordPieces } from '#advisor/minding/word-pieces.ts'
import { nameless } from '#advisor/understanding/names/naming-rules.ts'
import {
  type Amount,
  isMoneyLike,
  type Reading,
  readMessage,
} from '#advisor/understanding/reading/reading.ts'
import type { Role } from '#advisor/understanding/roles.ts'
import { readMarkedExamples } from '../eval/training/marked.ts'
import { type AmountLabel, type MessageLabel, spellLabels } from './amount-labels.ts'
import { type Mark, readConversations } from './conversations.ts'
import { createRandom, disturb } from './disturb.ts'
import { labelOpen } from './open-labels.ts'
import { readTold } from './told-lines.ts'

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
  known: ReadonlyMap<Amount, AmountLabel>
  whole: MessageLabel
}

/** Passages in which every amount is marked. */
function readMarked(): Labelled[] {
  const messages = new Map<Reading, { voice: string; known: Map<Amount, AmountLabel> }>()
  for (const { reading, amount, role, want, voice } of readMarkedExamples()) {
    const { known } = messages.get(reading) ?? { known: new Map<Amount, AmountLabel>() }
    messages.set(reading, { voice, known: known.set(amount, { role, ...(want && { want }) }) })
  }
  return [...messages].map(([reading, { voice, known }]) => ({ voice, reading, said: '', known, whole: {} }))
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
function labelOfMark({ role, what }: Mark, amount: Amount): AmountLabel | null {
  if (role === 'S') return null
  const [kind = '', ...words] = what?.split(' ') ?? []
  const own = role === 'F' ? roleOf[kind] : 'none'
  const retires = kind === 'retireage' && role === 'F' ? 1 : 0
  if (!isMoneyLike(amount) || !own) return { retires }
  const name = words.filter((word) => word.length > 2).join('|')
  const want = { role: own, value: amount.value, flow: null, name, category: null }
  return { role: own, ...(own !== 'none' && name !== '' && { want }), retires }
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
            reading.amounts.flatMap((amount) => {
              const mark = typed.marks.find(({ start, end }) => start < amount.end && amount.start < end)
              const label = mark && labelOfMark(mark, amount)
              return label ? [[amount, label] as const] : []
            }),
          )
          const said = random() < 0.7 ? (talk.messages[at - 1]?.text ?? '') : ''
          return [{ voice: name.replace('.txt', ''), reading, said, known, whole: {} }]
        }),
      ),
    )
}

function spell({ voice, reading, said, known, whole }: Labelled): string[] {
  const composed = composeAmounts(reading, said, pieces)
  const labels = spellLabels(reading, composed, known, whole, nameless)
  const isEmpty = labels.at.length === 0 && labels.said.every((one) => one < 0)
  return isEmpty ? [] : [JSON.stringify({ voice, ids: composed.ids, ...labels })]
}

const lines = [...labelOpen(), ...readTold(corpus), ...readMarked(), ...readTalk()].flatMap(spell)
writeFileSync(new URL('amounts.jsonl.gz', out), gzipSync(lines.join('\n')))
console.log(`${lines.length} messages`)

/** Makes the examples that the network learns from: numbers of pieces, places of markers, and what stands at each. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { allTopics } from '#advisor/knowledge/topics/all-topics.ts'
import { marks } from '#advisor/minding/compose.ts'
import { createWordPieces } from '#advisor/minding/word-pieces.ts'
import { type Conversation, readConversations } from './conversations.ts'
import { createRandom } from './disturb.ts'
import { joinMessages } from './join.ts'
import { nothingKnown, toExample } from './examples.ts'
import { type PlayedSums, withHistory } from './history.ts'
import { labels } from './labels.ts'
import { passageExample } from './passages.ts'
import { readSteps } from './steps.ts'
import { baseVocabulary, chooseVocabulary } from './vocabulary.ts'

const VARIANTS = 3
/** A role that is not learnt. */
const UNKNOWN = -1
/** Messages in which two things are asked, made of two. */
const JOINED = 9000
const corpus = new URL('../eval/corpus/', import.meta.url)
const out = new URL('../.cache/training/', import.meta.url)
mkdirSync(out, { recursive: true })
const files = readdirSync(corpus)
const random = createRandom(7)

/** What the labels of a file came to (prepare-sums.ts), a list for its conversations. */
function sumsOf(name: string): PlayedSums[] {
  const file = new URL(`sums/${name}.json`, out)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PlayedSums[]) : []
}

interface Labelled {
  voice: string
  conversation: Conversation
  played: PlayedSums | undefined
}

function withSums(voice: string, conversations: readonly Conversation[]): Labelled[] {
  const played = sumsOf(voice)
  return conversations.map((conversation, at) => ({ voice, conversation, played: played[at] }))
}

const conversations = files
  .filter((name) => name.startsWith('talk-'))
  .flatMap((name) => withSums(name.replace('.txt', ''), readConversations(new URL(name, corpus).pathname)))
const passages = files
  .filter((name) => name.startsWith('marked-'))
  .flatMap((name) =>
    readFileSync(new URL(name, corpus), 'utf8')
      .split('\n')
      .filter((line) => line.includes('{{'))
      .map((line) => ({ voice: name.replace('.txt', ''), line })),
  )
/** Word problems of our own, and those that others have published where they were fetched. */
const problems = [corpus, new URL('../.cache/problems/', import.meta.url)].flatMap((folder) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.startsWith('steps-'))
    .flatMap((name) =>
      withSums(name.replace('.txt', ''), readSteps(readFileSync(new URL(name, folder), 'utf8'))),
    )
    .map((one) => ({ ...one, voice: 'steps' })),
)
/** The other networks share the vocabulary that stands in the model: a new one means that all of them learn anew. */
const present = new URL('../src/advisor/minding/model/vocabulary.txt', import.meta.url)
const isNew = process.argv.includes('--new-vocabulary')
const texts = () => [
  ...conversations.flatMap(({ conversation }) => conversation.messages.map(({ text }) => text)),
  ...passages.map(({ line }) => line),
  ...allTopics.flatMap(({ asked, title }) => [...asked, title]),
  ...labels.intents,
  ...labels.words,
]
const vocabulary = isNew ? chooseVocabulary(texts()) : readFileSync(present, 'utf8').split('\n')
const pieces = createWordPieces(vocabulary)

const joined = joinMessages(
  conversations.map(({ conversation }) => conversation),
  JOINED,
  random,
)
const told = conversations.map(({ voice, conversation, played }) => withHistory(voice, conversation, played))
const strange = {
  rows: told.flatMap((messages) => messages.at(-1)?.rows ?? []).filter(({ name }) => name !== ''),
  sums: told.flatMap((messages) => messages.at(-1)?.sums ?? []),
  heard: told
    .flatMap((messages) => messages.at(-1)?.heard ?? [])
    .map(({ number }) => ({ number, mark: undefined })),
}
const talk = told
  .flat()
  .flatMap((one) =>
    Array.from({ length: VARIANTS }, (_, variant) => toExample({ ...one, variant }, pieces, random, strange)),
  )
/** Nothing is said of whose the numbers of a word problem are. */
const steps = problems
  .flatMap(({ voice, conversation, played }) => withHistory(voice, conversation, played))
  .flatMap((one) =>
    Array.from({ length: VARIANTS }, (_, variant) => toExample({ ...one, variant }, pieces, random, strange)),
  )
  .map((example) => ({ ...example, roles: example.roles.map(() => UNKNOWN) }))
const pairs = joined
  .flatMap((conversation) => withHistory('joined', conversation))
  .map((one) => toExample({ ...one, variant: 1 }, pieces, random, strange))
const know = { intent: 'know', from: null, about: [], inputs: [], result: null }
const asked = allTopics.flatMap((topic) =>
  topic.asked.flatMap((text) => {
    const told = { voice: 'topics', text, marks: [], meant: [know], ...nothingKnown }
    return [0, 2].map((variant) => toExample({ ...told, variant }, pieces, random))
  }),
)
const examples = [
  ...talk,
  ...steps,
  ...pairs,
  ...passages.map(({ voice, line }) => passageExample(voice, line, pieces, random)),
  ...asked,
]

const kept = vocabulary
  .slice(0, vocabulary.length - marks.length)
  .map((piece) => baseVocabulary.indexOf(piece))
writeFileSync(new URL('vocabulary.txt', out), vocabulary.join('\n'))
writeFileSync(new URL('labels.json', out), JSON.stringify({ ...labels, kept, marks: marks.length }))
writeFileSync(
  new URL('examples.jsonl.gz', out),
  gzipSync(examples.map((example) => JSON.stringify(example)).join('\n')),
)
const unseen = talk.filter(({ program }) => program.length === 0).length
const longest = examples.reduce((most, { ids }) => Math.max(most, ids.length), 0)
console.log(`${examples.length} examples, ${vocabulary.length} pieces, longest ${longest}`)
console.log(
  `${steps.length} of word problems, ${steps.filter(({ program }) => program.length === 0).length} out of sight`,
)
console.log(`${talk.length} of talk; the label of ${unseen} speaks of what is not in sight`)

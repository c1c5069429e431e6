/** Makes the examples that the network learns from: numbers of pieces, places of markers, and what stands at each. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { allTopics } from '#advisor/knowledge/topics/all-topics.ts'
import { marks } from '#advisor/minding/compose.ts'
import { createWordPieces } from '#advisor/minding/word-pieces.ts'
import { readConversations } from './conversations.ts'
import { createRandom } from './disturb.ts'
import { type Example, toExample } from './examples.ts'
import { withHistory } from './history.ts'
import { labels } from './labels.ts'
import { passageExample } from './passages.ts'
import { baseVocabulary, chooseVocabulary } from './vocabulary.ts'

const VARIANTS = 3
const corpus = new URL('../eval/corpus/', import.meta.url)
const out = new URL('../.cache/training/', import.meta.url)
mkdirSync(out, { recursive: true })
const files = readdirSync(corpus)
const random = createRandom(7)

const conversations = files
  .filter((name) => name.startsWith('talk-'))
  .flatMap((name) =>
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
const vocabulary = chooseVocabulary([
  ...conversations.flatMap(({ conversation }) => conversation.messages.map(({ text }) => text)),
  ...passages.map(({ line }) => line),
  ...allTopics.flatMap(({ asked, title }) => [...asked, title]),
  ...labels.intents,
  ...labels.words,
])
const pieces = createWordPieces(vocabulary)

const talk = conversations.flatMap(({ voice, conversation }) =>
  withHistory(voice, conversation).flatMap((told) =>
    Array.from({ length: VARIANTS }, (_, variant) => toExample({ ...told, variant }, pieces, random)),
  ),
)
const know = { intent: 'know', from: null, about: [], inputs: [], result: null }
const asked = allTopics.flatMap((topic, at) =>
  topic.asked.flatMap((text): Example[] =>
    [0, 2].map((variant) => ({
      ...toExample(
        {
          voice: 'topics',
          text,
          marks: [],
          rows: [],
          sums: [],
          heard: [],
          topic: null,
          variant,
          meant: [know],
        },
        pieces,
        random,
      ),
      topic: at,
    })),
  ),
)
const examples = [
  ...talk,
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
console.log(`${talk.length} of talk; the label of ${unseen} speaks of what is not in sight`)

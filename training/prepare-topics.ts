/** Makes the examples from which the network learns which explanation answers, in the pieces it was trained with. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { allRemarks, findRemark } from '#advisor/knowledge/remarks/all-remarks.ts'
import type { Topic } from '#advisor/knowledge/topic.ts'
import { allTopics } from '#advisor/knowledge/topics/all-topics.ts'
import { NOTHING } from '#advisor/minding/nearest-topics.ts'
import { createWordPieces } from '#advisor/minding/word-pieces.ts'
import { type Ask, readAsks } from './asks.ts'
import { readConversations } from './conversations.ts'
import { createRandom } from './disturb.ts'
import { toExample } from './examples.ts'
import { withHistory } from './history.ts'
import { kinds } from './kinds.ts'

const VARIANTS = 3
const corpus = new URL('../eval/corpus/', import.meta.url)
const model = new URL('../src/advisor/minding/model/', import.meta.url)
const out = new URL('../.cache/training/', import.meta.url)
mkdirSync(out, { recursive: true })
const files = readdirSync(corpus)
const random = createRandom(11)
const pieces = createWordPieces(readFileSync(new URL('vocabulary.txt', model), 'utf8').split('\n'))
/** All that can be found, and that nothing is. */
const ids = [...allTopics, ...allRemarks].map(({ id }) => id).concat(NOTHING)
const places = new Map(ids.map((id, at) => [id, at]))

const talks = files
  .filter((name) => name.startsWith('talk-'))
  .flatMap((name) =>
    readConversations(new URL(name, corpus).pathname).map((conversation) =>
      withHistory(name.replace('.txt', ''), conversation),
    ),
  )
const strange = {
  rows: talks.flatMap((messages) => messages.at(-1)?.rows ?? []).filter(({ name }) => name !== ''),
  sums: talks.flatMap((messages) => messages.at(-1)?.sums ?? []),
  heard: talks
    .flatMap((messages) => messages.at(-1)?.heard ?? [])
    .map(({ number }) => ({ number, mark: undefined })),
}
const inTalk: Ask[] = talks
  .flat()
  .flatMap((told) => told.meant.flatMap(({ topics }) => (topics ? [{ told, topics }] : [])))
const written = files
  .filter((name) => name.startsWith('asks-'))
  .flatMap((name) => readAsks(name.replace('.txt', ''), readFileSync(new URL(name, corpus), 'utf8')))
/** What an explanation says tells its subject as well as how people ask for it; a kind word does not. */
const saysOf = ({ id, short, more }: Pick<Topic, 'id' | 'short' | 'more'>) =>
  findRemark(id) ? [] : [short, ...more]
const wordings = [...allTopics, ...allRemarks].flatMap(({ id, title, asked, short, more }) =>
  readAsks(
    'topics',
    [title, ...asked, ...saysOf({ id, short, more })].map((words) => `${id} | - | - | ${words}`).join('\n'),
  ),
)

/** What only tells a fact, or asks for a sum: nothing is to be explained. */
const plain: Ask[] = talks
  .flat()
  .filter(
    ({ meant, marks }) =>
      marks.length > 0 && meant.every(({ intent }) => intent === 'tell' || intent in kinds),
  )
  .filter((_, at) => at % 8 === 0)
  .map((told) => ({ told, topics: [NOTHING] }))

const separator = pieces.idOf('[SEP]')
const examples = [...inTalk, ...written, ...wordings, ...plain].flatMap(({ told, topics }, at) =>
  Array.from({ length: VARIANTS }, (_, variant) => {
    // What lies near is looked for without the words of earlier sums.
    const sums = told.sums.map((sum) => ({ ...sum, words: '' }))
    const { voice, ids } = toExample({ ...told, sums, variant }, pieces, random, strange)
    const known = topics.flatMap((id) => places.get(id) ?? [])
    return { voice, at, variant, ids, from: ids.indexOf(separator), topics: known }
  }).filter(({ topics: known }) => known.length > 0),
)
writeFileSync(
  new URL('asks.jsonl.gz', out),
  gzipSync(examples.map((example) => JSON.stringify(example)).join('\n')),
)
writeFileSync(new URL('topics.json', out), JSON.stringify(ids))
console.log(
  `${inTalk.length} in talk, ${written.length} written, ${wordings.length} wordings, ${plain.length} of nothing`,
)

/** Places explanations the finder has not learnt yet by the mean of their wordings; forgets those that are gone. */
import { readFileSync, writeFileSync } from 'node:fs'
import { allRemarks } from '#advisor/knowledge/remarks/all-remarks.ts'
import { allTopics } from '#advisor/knowledge/topics/all-topics.ts'
import { compose } from '#advisor/minding/compose.ts'
import { NOTHING } from '#advisor/minding/nearest-topics.ts'
import { openNetwork } from '#advisor/minding/open-network.ts'
import { createWordPieces } from '#advisor/minding/word-pieces.ts'

const folder = new URL('../src/advisor/minding/model/', import.meta.url)
const network = await openNetwork(folder)
if (!network) throw new Error('This machine has no runtime for the network.')
const { find, topics } = network
const pieces = createWordPieces(network.vocabulary)
const none = { sums: [], rows: [], heard: [], topic: null, said: null }

async function meanOf(wordings: readonly string[]): Promise<Int8Array> {
  const mean = new Float32Array(topics.width)
  for (const words of wordings) {
    const { ids } = compose(words, [], none, pieces)
    const vector = await find({ ids, spokenFrom: ids.indexOf(pieces.idOf('[SEP]')) })
    for (const [at, value] of vector.entries()) mean[at] = (mean[at] ?? 0) + value
  }
  // Left as short as it is: wordings that lie apart make a place that is believed less.
  const byte = (value: number) => Math.round(value / wordings.length / topics.step)
  return Int8Array.from(mean, (value) => Math.max(-127, Math.min(127, byte(value))))
}

const rows: Int8Array[] = []
let added = 0
const entries = [...allTopics, ...allRemarks]
for (const { id, title, asked } of entries) {
  const at = topics.ids.indexOf(id)
  if (at < 0) added += 1
  rows.push(
    at < 0
      ? await meanOf([title, ...asked])
      : topics.vectors.subarray(at * topics.width, (at + 1) * topics.width),
  )
}
const nothing = topics.ids.indexOf(NOTHING)
rows.push(topics.vectors.subarray(nothing * topics.width, (nothing + 1) * topics.width))
writeFileSync(new URL('topics.bin', folder), Buffer.concat(rows.map((row) => new Uint8Array(row))))
const papers = JSON.parse(readFileSync(new URL('topics.json', folder), 'utf8')) as object
writeFileSync(
  new URL('topics.json', folder),
  `${JSON.stringify({ ...papers, ids: [...entries.map(({ id }) => id), NOTHING] })}\n`,
)
console.log(`${entries.length} topics and remarks, ${added} of them placed by their wordings`)

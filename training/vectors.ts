/** Writes where each wording of each topic lies (topics.bin), with the network as it was trained. */
import { readFileSync, writeFileSync } from 'node:fs'
import { allTopics } from '#advisor/knowledge/topics/all-topics.ts'
import { compose } from '#advisor/minding/compose.ts'
import { openNetwork } from '#advisor/minding/open-network.ts'
import { createWordPieces } from '#advisor/minding/word-pieces.ts'

const folder = new URL('../src/advisor/minding/model/', import.meta.url)
const network = await openNetwork(folder)
if (!network) throw new Error('This machine has no runtime for the network.')
const pieces = createWordPieces(network.vocabulary)
const none = { sums: [], rows: [], heard: [], topic: null, said: null }
const ids: string[] = []
const rows: Uint8Array[] = []
for (const { id, title, asked } of allTopics) {
  for (const words of [title, ...asked]) {
    const { ids: said } = compose(words, [], none, pieces)
    const { vector } = await network.read({
      ids: said,
      spokenFrom: said.indexOf(pieces.idOf('[SEP]')),
      writing: null,
    })
    ids.push(id)
    rows.push(new Uint8Array(Int8Array.from(vector, (value) => Math.round(value * 127)).buffer))
  }
}
writeFileSync(new URL('topics.bin', folder), Buffer.concat(rows))
const labels = JSON.parse(readFileSync(new URL('labels.json', folder), 'utf8')) as object
writeFileSync(
  new URL('labels.json', folder),
  JSON.stringify({ ...labels, kept: undefined, marks: undefined, topics: ids }),
)
console.log(`${allTopics.length} topics, ${ids.length} wordings`)

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Learned, weightFiles } from '#advisor/understanding/learned/learned.ts'
import type { PackedNetwork } from '#advisor/understanding/learned/network.ts'
import { align } from './align.ts'
import { type Conversation, readOpenCorpus } from './corpus.ts'
import { trainCategories } from './train-categories.ts'
import { trainLinks } from './train-links.ts'

/** Learns where things belong in the balance sheet, and what a later amount sets right: after the judge has learnt. */
const train = (conversations: readonly Conversation[]): Record<keyof Learned, PackedNetwork> => ({
  // A bare answer has no words to learn from.
  categories: trainCategories(
    conversations.filter(({ context }) => !context).flatMap((conversation) => align(conversation)),
  ),
  links: trainLinks(conversations),
})

const folder = join(import.meta.dirname, '../../src/advisor/understanding/learned')
for (const [key, weights] of Object.entries(train(readOpenCorpus()))) {
  writeFileSync(join(folder, weightFiles[key as keyof Learned]), `${JSON.stringify(weights)}\n`)
  console.log(`${key}: ${weights.facts.split('\n').length} facts weighed`)
}
process.exit(0)

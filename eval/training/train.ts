import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf } from '#advisor/understanding/features.ts'
import { type Learned, unpack, weightFiles } from '#advisor/understanding/learned/learned.ts'
import type { PackedNetwork } from '#advisor/understanding/learned/network.ts'
import { roles } from '#advisor/understanding/roles.ts'
import { align, type Example } from './align.ts'
import { type Conversation, readOpenCorpus } from './corpus.ts'
import { learnClasses } from './learn-classes.ts'
import { readMarkedExamples } from './marked.ts'
import { trainCategories } from './train-categories.ts'
import { trainLinks, unlinked } from './train-links.ts'
import { trainNames } from './train-names.ts'

/** Settings that did best on voices left out of the training. */
const settings = { passes: 8, rate: 0.03, hidden: 0.45, cells: 64, least: 7 }

/** Learns what amounts are, what they are called, and where they belong. */
export function train(conversations: readonly Conversation[]): Record<keyof Learned, PackedNetwork> {
  // A bare answer has no words to learn from.
  const examples = [
    ...conversations.filter(({ context }) => !context).flatMap((conversation) => align(conversation)),
    ...readMarkedExamples(),
  ]
  const base = {
    roles: trainRoles(examples),
    names: trainNames(examples),
    categories: trainCategories(examples),
  }
  // The second time the conversations go on from what the first has learnt.
  const first = trainLinks(conversations, unpack({ ...base, links: unlinked }))
  return { ...base, links: trainLinks(conversations, unpack({ ...base, links: first })) }
}

const trainRoles = (examples: readonly Example[]) =>
  learnClasses(
    examples.map(({ reading, amount, role }) => ({ facts: featuresOf(reading, amount).facts, class: role })),
    roles,
    settings,
  )

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../../src/advisor/understanding/learned')
  for (const [key, weights] of Object.entries(train(readOpenCorpus()))) {
    writeFileSync(join(folder, weightFiles[key as keyof Learned]), `${JSON.stringify(weights)}\n`)
    console.log(`${key}: ${weights.facts.split('\n').length} facts weighed`)
  }
}

/**
 * `node training/prepare-sums.ts talk-NAME steps-NAME …`: plays the labels and writes what each sum was made of and
 * came to, so that the examples show earlier sums as the advisor would. Takes a minute for 8,000 messages; run several
 * at once.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { toContext } from '#advisor/minding/context.ts'
import type { ContextSum } from '#advisor/minding/compose.ts'
import { readConversations } from './conversations.ts'
import { playLabels } from './play-labels.ts'
import { readSteps } from './steps.ts'

const corpus = new URL('../eval/corpus/', import.meta.url)
const out = new URL('../.cache/training/sums/', import.meta.url)
mkdirSync(out, { recursive: true })

for (const name of process.argv.slice(2)) {
  const file = new URL(`${name}.txt`, corpus)
  const conversations = name.startsWith('steps-')
    ? readSteps(readFileSync(file, 'utf8'))
    : readConversations(file.pathname)
  const played = conversations.map((conversation) => {
    const sums: Record<number, ContextSum> = {}
    for (const { kept, played } of playLabels(conversation))
      for (const [number, id] of played.sums) {
        const record = kept.find((sum) => sum.id === id)
        if (record) sums[number] = toContext(record)
      }
    return sums
  })
  writeFileSync(new URL(`${name}.json`, out), JSON.stringify(played))
}

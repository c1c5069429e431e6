/**
 * `node eval/compare.ts --keep [PATTERN]` goes through every set that nothing was learnt from and keeps the verdicts,
 * with all that the networks answered (minutes); `node eval/compare.ts [PATTERN]` does so again with the code of now,
 * asks the networks only what they were not asked before, and prints what became better and worse. Of sealed sets no
 * text is ever shown.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { createBuiltInAdvisor } from '#advisor/built-in.ts'
import { createMind } from '#advisor/minding/network.ts'
import { openNetwork, openSession, type Session } from '#advisor/minding/open-network.ts'
import { judge, normalise } from './score.mjs'
import { holdTalk, readTalks } from './talks.ts'
import { readConversations } from './training/corpus.ts'
import { converseWhole } from './training/simulate.ts'

/** What was right: of a conversation all of it or not, with what it found, added and missed; of a talk its checks. */
interface Verdict {
  right: number
  found: number
  added: number
  missed: number
}

const none = (): Verdict => ({ right: 0, found: 0, added: 0, missed: 0 })

interface Item {
  id: string
  set: string
  run: () => Promise<Verdict>
}

const here = import.meta.dirname
const folder = join(here, '../.cache/compare')
const [answersFile, verdictsFile] = [join(folder, 'answers.bin'), join(folder, 'verdicts.json')]
const answers = existsSync(answersFile)
  ? (deserialize(readFileSync(answersFile)) as Map<string, unknown>)
  : new Map<string, unknown>()

/** Asks a network once. */
const remembered =
  <Args extends unknown[], Answer>(name: string, ask: (...args: Args) => Promise<Answer>) =>
  async (...args: Args): Promise<Answer> => {
    const key = name + JSON.stringify(args)
    if (!answers.has(key)) answers.set(key, structuredClone(await ask(...args)))
    return answers.get(key) as Answer
  }

const network = await openNetwork(undefined, async () => {
  const session = await openSession()
  return (
    session && {
      read: remembered('read', (question: Parameters<Session['read']>[0]) => session.read(question)),
      find: remembered('find', (message: Parameters<Session['find']>[0]) => session.find(message)),
      hear: remembered('hear', (parts: Parameters<Session['hear']>[0]) => session.hear(parts)),
      weigh: remembered('weigh', (ids: Parameters<Session['weigh']>[0]) => session.weigh(ids)),
      close: () => session.close(),
    }
  )
})
if (!network) throw new Error('This machine has no runtime for the networks')
const advisor = createBuiltInAdvisor(createMind(network))

const conversationsOf = (name: string): Item[] =>
  readConversations(join(here, 'corpus', `${name}.jsonl`)).map((conversation) => ({
    id: conversation.id,
    set: name,
    run: async () => {
      const { tp, fp, fn, exact } = judge(conversation, normalise(await converseWhole(conversation, advisor)))
      return { right: exact ? 1 : 0, found: tp, added: fp, missed: fn }
    },
  }))

const talksOf = (name: string): Item[] =>
  readTalks(join(here, name)).map((talk) => ({
    id: talk.id,
    set: name.replace(/^.*\/|\.jsonl?$/g, ''),
    run: async () => ({ ...none(), right: (await holdTalk(talk, advisor)).right }),
  }))

/** Nothing was learnt from these; the older ones were learnt from or mended for. */
const items = [
  ...globSync('sealed-*.jsonl', { cwd: join(here, 'corpus') })
    .toSorted()
    .map((file) => file.replace('.jsonl', '')),
  'open-wagtail',
  'open-xenops',
]
  .flatMap(conversationsOf)
  .concat(
    ['two', 'three', 'four', 'five', 'six']
      .map((number) => `first-sight/talk-twenty-${number}.jsonl`)
      .concat('public/talk.jsonl')
      .concat(
        ['five', 'six', 'seven', 'eight', 'nine'].map((number) => `first-sight/calculations-${number}.json`),
      )
      .concat('public/scenarios.json')
      .flatMap(talksOf),
  )

const isKept = process.argv.includes('--keep')
const pattern = new RegExp(process.argv.slice(2).find((word) => word !== '--keep') ?? '')
const before = existsSync(verdictsFile)
  ? (JSON.parse(readFileSync(verdictsFile, 'utf8')) as Record<string, Verdict>)
  : {}
const now: Record<string, Verdict> = {}
const sums = new Map<string, { items: number; was: Verdict; is: Verdict }>()
const count = (sum: Verdict, one: Verdict) => {
  for (const key of Object.keys(sum) as (keyof Verdict)[]) sum[key] += one[key]
}

for (const { id, set, run } of items.filter((item) => pattern.test(item.set))) {
  const is = await run()
  const was = before[`${set} ${id}`] ?? is
  now[`${set} ${id}`] = is
  const sum = sums.getOrInsertComputed(set, () => ({ items: 0, was: none(), is: none() }))
  sum.items += 1
  count(sum.was, was)
  count(sum.is, is)
  if (is.right !== was.right) console.log(`${is.right > was.right ? '+' : '-'} ${set} ${id}`)
}
for (const [set, { items: number, was, is }] of sums)
  console.log(
    `${set}: ${was.right} -> ${is.right} right in ${number};`,
    `found ${is.found - was.found}, added ${is.added - was.added}, missed ${is.missed - was.missed}`,
  )
if (isKept) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(verdictsFile, JSON.stringify({ ...before, ...now }))
  writeFileSync(answersFile, serialize(answers))
}
process.exit(0)

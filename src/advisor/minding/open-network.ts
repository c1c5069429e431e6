import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { sumShapes } from '#advisor/planning/sums/sum-shapes.ts'
import type { Step } from '#advisor/actions/program-words.ts'
import { MOST_PIECES } from './compose.ts'
import { isSound } from './is-sound.ts'
import { createFitting } from './may-fill.ts'
import type { TopicPlaces } from './nearest-topics.ts'
import type { Answer, Composition, Labels, Network, Question } from './network.ts'
import type { Judgement } from './weigh-amounts.ts'
import { writePrograms } from './write-program.ts'

/** What stands in topics.json: the topic of each row of topics.bin, and how its bytes are read. */
type TopicPapers = Omit<TopicPlaces, 'vectors'>

/** The weights in memory, ready to be asked. It must never be ended while it reads. */
export interface Session {
  read(question: Question): Promise<Answer>
  find(message: Composition): Promise<Float32Array>
  hear(parts: readonly (readonly number[])[]): Promise<number>
  weigh(ids: readonly number[]): Promise<Judgement>
  close(): Promise<void>
}

const besideThisFile = new URL('./model/', import.meta.url)

const readLabels = async (folder: URL) =>
  JSON.parse(await readFile(new URL('labels.json', folder), 'utf8')) as Labels

async function readTopics(folder: URL): Promise<TopicPlaces> {
  const [papers, bytes] = await Promise.all([
    readFile(new URL('topics.json', folder), 'utf8'),
    readFile(new URL('topics.bin', folder)),
  ])
  return { ...(JSON.parse(papers) as TopicPapers), vectors: new Int8Array(bytes) }
}

/** Opens the weights; null where this machine has no runtime for them. */
export async function openSession(folder = besideThisFile): Promise<Session | null> {
  const runtime = await import('onnxruntime-node').catch(() => null)
  if (!runtime) return null
  const { InferenceSession, Tensor } = runtime
  const options = {
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    enableCpuMemArena: false,
    // A thread that has nothing to do sleeps: others want the processor too.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  } as const
  // By its name: read into a buffer first, it would stand in memory twice. The bundle has the runtime's own format.
  const format = import.meta.url.endsWith('.ts') ? 'onnx' : 'ort'
  const open = (name: string, threads: number) =>
    InferenceSession.create(fileURLToPath(new URL(`${name}.${format}`, folder)), {
      ...options,
      intraOpNumThreads: threads,
    })
  // Whoever has sent a message waits for these two; what the others do is too short to be shared.
  const forLong = Math.min(2, availableParallelism())
  const [{ words }, reader, writer, finder, listener, judge] = await Promise.all([
    readLabels(folder),
    open('reader', forLong),
    open('writer', 1),
    open('finder', forLong),
    open('listener', 1),
    open('judge', 1),
  ])
  const whole = (rows: readonly (readonly number[])[]) =>
    new Tensor('int64', BigInt64Array.from(rows.flat(), BigInt), [rows.length, rows[0]?.length ?? 0])

  async function sayNext(drafts: readonly (readonly number[])[], memory: Float32Array, size: number) {
    const out = await writer.run({
      steps: whole(drafts),
      memory: new Tensor('float32', memory, [size, memory.length / size]),
    })
    const chances = out['next']?.data as Float32Array
    const width = chances.length / drafts.length
    return drafts.map((_, at) => chances.subarray(at * width, (at + 1) * width))
  }

  function run(weights: typeof reader, { ids, spokenFrom }: Composition, wanted: readonly string[]) {
    // A run cannot be broken off: it is kept short instead.
    if (ids.length > MOST_PIECES) throw new Error(`A message of ${ids.length} pieces is too long`)
    const isSpoken = Float32Array.from(ids, (_, at) => (at >= spokenFrom ? 1 : 0))
    const inputs = { ids: whole([ids]), spoken: new Tensor('float32', isSpoken, [1, ids.length]) }
    const isAsked = ([name]: [string, unknown]) => weights.inputNames.includes(name)
    return weights.run(Object.fromEntries(Object.entries(inputs).filter(isAsked)), wanted)
  }

  return {
    async read({ message, writing: { places, sight, today } }) {
      const out = await run(reader, message, ['intents', 'places', 'memory'])
      const take = (name: string) => out[name]?.data as Float32Array
      const language = {
        words,
        shapes: sumShapes,
        mayFill: createFitting(sight, today),
        mayJoin: (steps: readonly Step[], next: Step) => isSound(steps, next, sight),
      }
      return {
        intents: take('intents'),
        places: take('places'),
        written: await writePrograms(places, language, (drafts) =>
          sayNext(drafts, take('memory'), message.ids.length),
        ),
      }
    },
    async find(message) {
      const { vector } = await run(finder, message, ['vector'])
      return vector?.data as Float32Array
    },
    async hear(parts) {
      const chances: number[] = []
      for (const ids of parts) {
        const { cry } = await listener.run({ ids: whole([ids]) })
        chances.push(1 / (1 + Math.exp(-Number(cry?.data[0] ?? 0))))
      }
      return Math.max(...chances)
    },
    async weigh(ids) {
      const out = await judge.run({ ids: whole([ids]) })
      const take = (name: keyof Judgement) => out[name]?.data as Float32Array
      return { places: take('places'), pointers: take('pointers'), said: take('said') }
    },
    close: async () => {
      await Promise.all([reader, writer, finder, listener, judge].map((weights) => weights.release()))
    },
  }
}

/** The trained network beside this file, with its weights here or in another thread. */
export async function openNetwork(folder = besideThisFile, open = openSession): Promise<Network | null> {
  const [session, labels, vocabulary, topics] = await Promise.all([
    open(folder),
    readLabels(folder),
    readFile(new URL('vocabulary.txt', folder), 'utf8'),
    readTopics(folder),
  ])
  if (!session) return null
  return {
    labels,
    vocabulary: vocabulary.split('\n'),
    topics,
    read: (question) => session.read(question),
    find: (message) => session.find(message),
    hear: (parts) => session.hear(parts),
    weigh: (ids) => session.weigh(ids),
  }
}

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { MOST_PIECES } from './compose.ts'
import type { Labels, Network, Output, TopicVectors } from './network.ts'

interface Papers extends Labels {
  /** The topic of each row of topics.bin. */
  topics: readonly string[]
}

/** A length of vectors in topics.bin. */
const WIDTH = 128
const STEP = 127

/** What is put to the network. Plain data: it travels between threads. */
export interface Question {
  ids: readonly number[]
  /** Where the message begins, after what is known. */
  spokenFrom: number
}

/** The weights in memory, ready to be asked. It must never be ended while it reads. */
export interface Session {
  read(question: Question): Promise<Output>
  close(): Promise<void>
}

const besideThisFile = new URL('./model/', import.meta.url)

/** Opens the weights; null where this machine has no runtime for them. */
export async function openSession(folder = besideThisFile): Promise<Session | null> {
  const runtime = await import('onnxruntime-node').catch(() => null)
  if (!runtime) return null
  // By its name: read into a buffer first, it would stand in memory twice. One thread: a message is short, and
  // others want to be read too.
  const session = await runtime.InferenceSession.create(fileURLToPath(new URL('model.onnx', folder)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
  })
  return {
    async read({ ids, spokenFrom }) {
      const size = ids.length
      // A run cannot be broken off: it is kept short instead.
      if (size > MOST_PIECES) throw new Error(`A question of ${size} pieces is too long`)
      const spoken = Float32Array.from({ length: size }, (_, at) => (at >= spokenFrom ? 1 : 0))
      const out = await session.run({
        ids: new runtime.Tensor('int64', BigInt64Array.from(ids, BigInt), [1, size]),
        spoken: new runtime.Tensor('float32', spoken, [1, size]),
      })
      const take = (name: string) => out[name]?.data as Float32Array
      return {
        intents: take('intents'),
        result: take('result'),
        places: take('places'),
        vector: take('vector'),
      }
    },
    close: () => session.release(),
  }
}

/** The trained network beside this file, with its weights here or in another thread. */
export async function openNetwork(folder = besideThisFile, open = openSession): Promise<Network | null> {
  const [session, papers, vocabulary, vectors] = await Promise.all([
    open(folder),
    readFile(new URL('labels.json', folder), 'utf8'),
    readFile(new URL('vocabulary.txt', folder), 'utf8'),
    readFile(new URL('topics.bin', folder)).catch(() => null),
  ])
  if (!session) return null
  const labels = JSON.parse(papers) as Papers
  return {
    labels,
    vocabulary: vocabulary.split('\n'),
    topics: vectors && readVectors(labels.topics, vectors),
    run: (ids, spokenFrom) => session.read({ ids, spokenFrom }),
  }
}

/** One byte a number: enough to tell which wording is nearest. */
function readVectors(ids: readonly string[], bytes: Uint8Array): TopicVectors {
  const whole = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  return { ids, vectors: Float32Array.from(whole, (value) => value / STEP), width: WIDTH }
}

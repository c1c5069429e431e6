import { readFile } from 'node:fs/promises'
import type { TopicVectors } from './nearest-topics.ts'
import type { Labels, Network } from './network.ts'

interface Papers extends Labels {
  /** The topic of each row of topics.bin. */
  topics: readonly string[]
}

/** A length of vectors in topics.bin. */
const WIDTH = 128
const STEP = 127

/** The trained network beside this file; null where this machine has no runtime for it. */
export async function openNetwork(folder = new URL('./model/', import.meta.url)): Promise<Network | null> {
  const runtime = await import('onnxruntime-node').catch(() => null)
  if (!runtime) return null
  const { InferenceSession, Tensor } = runtime
  const [papers, vocabulary, readerFile, writerFile, vectors] = await Promise.all([
    readFile(new URL('labels.json', folder), 'utf8'),
    readFile(new URL('vocabulary.txt', folder), 'utf8'),
    readFile(new URL('reader.onnx', folder)),
    readFile(new URL('writer.onnx', folder)),
    readFile(new URL('topics.bin', folder)).catch(() => null),
  ])
  const labels = JSON.parse(papers) as Papers
  // One thread: a message is short, and others want to be read too.
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1, graphOptimizationLevel: 'all' } as const
  const [reader, writer] = await Promise.all([
    InferenceSession.create(readerFile, options),
    InferenceSession.create(writerFile, options),
  ])
  const whole = (rows: readonly (readonly number[])[]) =>
    new Tensor('int64', BigInt64Array.from(rows.flat(), BigInt), [rows.length, rows[0]?.length ?? 0])
  return {
    labels,
    vocabulary: vocabulary.split('\n'),
    topics: vectors && readVectors(labels.topics, vectors),
    async read(ids, spokenFrom) {
      const spoken = Float32Array.from(ids, (_, at) => (at >= spokenFrom ? 1 : 0))
      const out = await reader.run({
        ids: whole([ids]),
        spoken: new Tensor('float32', spoken, [1, ids.length]),
      })
      const get = (name: string) => out[name]?.data as Float32Array
      return { intents: get('intents'), places: get('places'), vector: get('vector'), memory: get('memory') }
    },
    async sayNext(drafts, memory, size) {
      const out = await writer.run({
        steps: whole(drafts),
        memory: new Tensor('float32', memory, [size, memory.length / size]),
      })
      const chances = out['next']?.data as Float32Array
      const width = chances.length / drafts.length
      return drafts.map((_, at) => chances.subarray(at * width, (at + 1) * width))
    },
  }
}

/** One byte a number: enough to tell which wording is nearest. */
function readVectors(ids: readonly string[], bytes: Uint8Array): TopicVectors {
  const whole = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  return { ids, vectors: Float32Array.from(whole, (value) => value / STEP), width: WIDTH }
}

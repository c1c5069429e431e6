import { readFile } from 'node:fs/promises'
import type { Labels, Network, Output, TopicVectors } from './network.ts'

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
  const [papers, vocabulary, model, vectors] = await Promise.all([
    readFile(new URL('labels.json', folder), 'utf8'),
    readFile(new URL('vocabulary.txt', folder), 'utf8'),
    readFile(new URL('model.onnx', folder)),
    readFile(new URL('topics.bin', folder)).catch(() => null),
  ])
  const labels = JSON.parse(papers) as Papers
  // One thread: a message is short, and others want to be read too.
  const session = await runtime.InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
  })
  return {
    labels,
    vocabulary: vocabulary.split('\n'),
    topics: vectors && readVectors(labels.topics, vectors),
    async run(ids, spokenFrom): Promise<Output> {
      const size = ids.length
      const spoken = Float32Array.from({ length: size }, (_, at) => (at >= spokenFrom ? 1 : 0))
      const out = await session.run({
        ids: new runtime.Tensor('int64', BigInt64Array.from(ids, BigInt), [1, size]),
        spoken: new runtime.Tensor('float32', spoken, [1, size]),
      })
      const read = (name: string) => out[name]?.data as Float32Array
      return {
        intents: read('intents'),
        result: read('result'),
        places: read('places'),
        vector: read('vector'),
      }
    },
  }
}

/** One byte a number: enough to tell which wording is nearest. */
function readVectors(ids: readonly string[], bytes: Uint8Array): TopicVectors {
  const whole = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  return { ids, vectors: Float32Array.from(whole, (value) => value / STEP), width: WIDTH }
}

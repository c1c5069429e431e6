import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sumShapes } from '#advisor/planning/sums/sum-shapes.ts'
import type { Step } from '#advisor/actions/program-words.ts'
import { MOST_PIECES } from './compose.ts'
import { isSound } from './is-sound.ts'
import { createFitting } from './may-fill.ts'
import type { Answer, Labels, Network, Question } from './network.ts'
import { writePrograms } from './write-program.ts'

interface Papers extends Labels {
  /** The topic of each row of topics.bin. */
  topics: readonly string[]
}

/** A length of vectors in topics.bin. */
const WIDTH = 128

/** The weights in memory, ready to be asked. It must never be ended while it reads. */
export interface Session {
  read(question: Question): Promise<Answer>
  close(): Promise<void>
}

const besideThisFile = new URL('./model/', import.meta.url)

const readPapers = async (folder: URL) =>
  JSON.parse(await readFile(new URL('labels.json', folder), 'utf8')) as Papers

/** Opens the weights; null where this machine has no runtime for them. */
export async function openSession(folder = besideThisFile): Promise<Session | null> {
  const runtime = await import('onnxruntime-node').catch(() => null)
  if (!runtime) return null
  const { InferenceSession, Tensor } = runtime
  // One thread: a message is short, and others want to be read too.
  const options = {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    graphOptimizationLevel: 'all',
    enableCpuMemArena: false,
  } as const
  // By its name: read into a buffer first, it would stand in memory twice. The bundle has the runtime's own format.
  const format = import.meta.url.endsWith('.ts') ? 'onnx' : 'ort'
  const open = (name: string) =>
    InferenceSession.create(fileURLToPath(new URL(`${name}.${format}`, folder)), options)
  const [{ words }, reader, writer] = await Promise.all([readPapers(folder), open('reader'), open('writer')])
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

  return {
    async read({ ids, spokenFrom, writing }) {
      const size = ids.length
      // A run cannot be broken off: it is kept short instead.
      if (size > MOST_PIECES) throw new Error(`A question of ${size} pieces is too long`)
      const spoken = Float32Array.from(ids, (_, at) => (at >= spokenFrom ? 1 : 0))
      const out = await reader.run({ ids: whole([ids]), spoken: new Tensor('float32', spoken, [1, size]) })
      const take = (name: string) => out[name]?.data as Float32Array
      const memory = take('memory')
      const language = writing && {
        words,
        shapes: sumShapes,
        mayFill: createFitting(writing.sight, writing.today),
        mayJoin: (steps: readonly Step[], next: Step) => isSound(steps, next, writing.sight),
      }
      return {
        intents: take('intents'),
        places: take('places'),
        vector: take('vector'),
        written:
          writing && language
            ? await writePrograms(writing.places, language, (drafts) => sayNext(drafts, memory, size))
            : [],
      }
    },
    close: async () => {
      await Promise.all([reader.release(), writer.release()])
    },
  }
}

/** The trained network beside this file, with its weights here or in another thread. */
export async function openNetwork(folder = besideThisFile, open = openSession): Promise<Network | null> {
  const [session, labels, vocabulary, vectors] = await Promise.all([
    open(folder),
    readPapers(folder),
    readFile(new URL('vocabulary.txt', folder), 'utf8'),
    readFile(new URL('topics.bin', folder)).catch(() => null),
  ])
  if (!session) return null
  return {
    labels,
    vocabulary: vocabulary.split('\n'),
    topics: vectors && { ids: labels.topics, vectors: new Int8Array(vectors), width: WIDTH },
    read: (question) => session.read(question),
  }
}

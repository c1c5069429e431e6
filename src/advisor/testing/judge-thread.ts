/** The judge alone, for tests: it answers through a port and wakes whoever waits for it. */
import { readFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import type { MessagePort } from 'node:worker_threads'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { type Judgement, weighAmounts } from '#advisor/minding/weigh-amounts.ts'
import { createWordPieces } from '#advisor/minding/word-pieces.ts'

const { port, isDone } = workerData as { port: MessagePort; isDone: Int32Array }
const folder = new URL('../minding/model/', import.meta.url)
const pieces = createWordPieces((await readFile(new URL('vocabulary.txt', folder), 'utf8')).split('\n'))
const judge = await InferenceSession.create(await readFile(new URL('judge.onnx', folder)), {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
})

async function weigh(ids: readonly number[]): Promise<Judgement> {
  const out = await judge.run({ ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]) })
  const take = (name: keyof Judgement) => out[name]?.data as Float32Array
  return { places: take('places'), pointers: take('pointers'), said: take('said') }
}

async function answer({ text, said }: { text: string; said: string }) {
  port.postMessage(await weighAmounts(text, said, pieces, weigh))
  Atomics.store(isDone, 0, 1)
  Atomics.notify(isDone, 0)
}

port.on('message', (asked: { text: string; said: string }) => void answer(asked))

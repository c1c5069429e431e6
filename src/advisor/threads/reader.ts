import type { MessagePort } from 'node:worker_threads'
import type { PackedCall } from './call.ts'
import type { Answered, Reader } from './reader-pool.ts'
import { startThread } from './start-thread.ts'

/** What a reader says: that it can be asked, or an answer. */
export type ReaderMessage = { kind: 'ready' } | Answered

/** Its heap may grow to this; a message that needs more ends it, and nothing else. */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 4 }

/** Starts a thread that reads messages with the network at the other end of a port. */
export function openReader(network: MessagePort): Reader {
  const worker = startThread('reader-thread', { workerData: network, transfer: [network], limits: HEAP })
  const ready = Promise.withResolvers<void>()
  const gone = Promise.withResolvers<void>()
  let asked: PromiseWithResolvers<Answered> | null = null
  const fail = (error: unknown) => {
    ready.reject(error)
    asked?.reject(error)
  }
  worker.on('message', (message: ReaderMessage) => {
    if (message.kind === 'ready') ready.resolve()
    else asked?.resolve(message)
  })
  worker.on('error', fail)
  worker.on('exit', () => {
    fail(new Error('A reader has ended'))
    gone.resolve()
  })
  return {
    ready: ready.promise,
    gone: gone.promise,
    ask: (call: PackedCall) => {
      asked = Promise.withResolvers()
      worker.postMessage(call)
      return asked.promise
    },
    end: () => void worker.terminate(),
  }
}

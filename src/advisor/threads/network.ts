import { once } from 'node:events'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { NetworkOrder } from './network-thread.ts'
import { startThread } from './start-thread.ts'

/** The one thread that runs the network. */
export interface NetworkThread {
  /** A way to it for one reader. */
  connect(): MessagePort
  /** When it is gone. */
  gone: Promise<unknown>
  /** Lets it end what it runs, then itself. */
  close(): Promise<unknown>
}

/** Its weights lie outside of the heap. */
const HEAP = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 4 }

export function openNetworkThread(): NetworkThread {
  const worker = startThread('network-thread', { limits: HEAP })
  const order = (what: NetworkOrder, transfer: MessagePort[] = []) => worker.postMessage(what, transfer)
  // Readers notice when it fails: their ports close.
  worker.on('error', () => {})
  const gone = once(worker, 'exit')
  return {
    connect: () => {
      const { port1, port2 } = new MessageChannel()
      order({ kind: 'connect', port: port1 }, [port1])
      return port2
    },
    gone,
    close: () => {
      order({ kind: 'close' })
      return gone
    },
  }
}

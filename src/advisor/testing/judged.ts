import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { type Reading, readMessage } from '#advisor/understanding/reading/reading.ts'
import { type WeighedAmounts, weighedIn } from '#advisor/understanding/reading/weighed.ts'

interface JudgeThread {
  ask: (text: string, said: string) => WeighedAmounts
}

let thread: JudgeThread | undefined

function openThread(): JudgeThread {
  const { port1, port2 } = new MessageChannel()
  const isDone = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(new URL('./judge-thread.ts', import.meta.url), {
    workerData: { port: port2, isDone },
    transferList: [port2],
  })
  worker.unref()
  port1.unref()
  return {
    ask(text, said) {
      Atomics.store(isDone, 0, 0)
      port1.postMessage({ text, said })
      // A wake-up that came late for the answer before is no answer to this.
      while (Atomics.load(isDone, 0) === 0) Atomics.wait(isDone, 0, 0)
      return receiveMessageOnPort(port1)?.message as WeighedAmounts
    },
  }
}

const known = new Map<string, WeighedAmounts>()

/** What the judge says of a message, at once: a test may ask without waiting. */
export function judged(text: string, said: string): WeighedAmounts {
  const key = `${text}\0${said}`
  const found = known.get(key) ?? (thread ??= openThread()).ask(text, said)
  known.set(key, found)
  return found
}

/** A message as it is read with what the judge says of it, after the message before. */
export function readAsJudged(message: string, said = ''): Reading {
  const reading = readMessage(hideForeign(message))
  return { ...reading, ...weighedIn(reading.text, judged(message, said)) }
}

import { type MessagePort, type ResourceLimits, Worker } from 'node:worker_threads'

interface Options {
  workerData?: unknown
  transfer?: MessagePort[]
  limits: ResourceLimits
}

/** A thread of ours by its file, beside this one from the sources as in the bundle. */
export function startThread(name: string, { workerData, transfer = [], limits }: Options): Worker {
  const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new Worker(new URL(`./${name}.${ending}`, import.meta.url), {
    name,
    workerData,
    transferList: transfer,
    resourceLimits: limits,
    // What the process was told to load first is for the process.
    execArgv: [],
  })
}

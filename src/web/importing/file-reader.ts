import type { Mapping } from '#importing/mapping.ts'
import type { ImportRow } from '#importing/read-rows.ts'
import { type OnProgress, untold } from '#importing/progress.ts'
import { checkSize, UnreadableFile } from '#importing/unreadable-file.ts'
import type { FileView, WorkerAnswer, WorkerRequest } from './worker-messages.ts'

/** A file that is read in a worker of its own; `close` ends it and frees all that it holds. */
export function createFileReader() {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })

  function ask(request: WorkerRequest, onProgress: OnProgress = untold): Promise<WorkerAnswer> {
    const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>()
    const { port1, port2 } = new MessageChannel()
    const fail = () =>
      reject(new UnreadableFile('This file could not be read. Please reload the page and try again.'))
    port1.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'progress') {
        onProgress(data.part)
        return
      }
      port1.close()
      if (data.kind === 'refused') reject(new UnreadableFile(data.message))
      else resolve(data)
    })
    port1.start()
    worker.addEventListener('error', fail, { once: true })
    worker.postMessage(request, [port2])
    return promise
  }

  async function view(request: WorkerRequest, onProgress?: OnProgress): Promise<FileView> {
    const answer = await ask(request, onProgress)
    if (answer.kind !== 'view') throw new UnreadableFile('This file could not be read.')
    return answer.view
  }

  return {
    open: async (file: File, onProgress: OnProgress): Promise<FileView> => {
      checkSize(file.size)
      return view({ kind: 'open', file }, onProgress)
    },
    paste: (text: string, onProgress: OnProgress): Promise<FileView> =>
      view({ kind: 'paste', text }, onProgress),
    map: (said: Partial<Mapping>): Promise<FileView> => view({ kind: 'map', said }),
    take: async (from: number, count: number): Promise<ImportRow[]> => {
      const answer = await ask({ kind: 'take', from, count })
      return answer.kind === 'rows' ? answer.rows : []
    },
    close: () => worker.terminate(),
  }
}

export type FileReading = ReturnType<typeof createFileReader>

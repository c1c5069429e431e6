import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileError, NOT_WHOLE, readOwnData } from '#contract/own-data-file.ts'
import { ownData, type RestoreMode } from '#contract/own-data.ts'
import { forgetKept } from '#web/lib/forget-kept.ts'
import { isZip, readZipEntry } from '#web/lib/read-zip.ts'
import { call } from './call.ts'
import { currentUserQuery } from './session.ts'

/** Who signed in long ago is asked for the password first, which a plain link could not do. */
export async function downloadEverything(): Promise<void> {
  await call(ownData.check)
  location.assign(ownData.download.path)
}

interface RestoreInput {
  file: File
  mode: RestoreMode
  /** How many rows have been read so far. */
  onProgress: (rows: number) => void
}

/** Reads a file back; whatever goes wrong, the account is as it was. */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: restoreFrom,
    // Drafts belong to what was there before.
    onSuccess: () => forgetKept(client.getQueryData(currentUserQuery.queryKey)?.id ?? null),
  })
}

async function restoreFrom({ file, mode, onProgress }: RestoreInput): Promise<void> {
  const reader = readOwnData(readText(file))
  // The first lot tells whether it is a file of ours at all, before anything is begun.
  let next = await reader.next()
  await call(ownData.beginRestore, { body: { mode } })
  try {
    let rows = 0
    for (let batch = 0; !next.done; batch += 1) {
      await call(ownData.restoreRows, { body: { batch, ...next.value } })
      rows += next.value.rows.length
      onProgress(rows)
      next = await reader.next()
    }
    await call(ownData.finishRestore, { body: { counts: next.value } })
  } catch (error) {
    // What was read so far would go by itself within the hour.
    await call(ownData.cancelRestore).catch(() => {})
    throw error
  }
}

const NAME_IN_ARCHIVE = 'keel.json'

async function* readText(file: File): AsyncGenerator<string> {
  if (!(await isZip(file))) return yield* readPieces(file.stream())
  try {
    const packed = await readZipEntry(file, NAME_IN_ARCHIVE)
    if (packed) return yield* readPieces(packed)
  } catch {
    throw new FileError(NOT_WHOLE)
  }
  throw new FileError('There is no keel.json in this archive: choose the one that Keel has made.')
}

/** As it is read from the disk; never the whole of it. */
async function* readPieces(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const text = bytes.pipeThrough(new TextDecoderStream('utf-8') as ReadableWritablePair<string, Uint8Array>)
  const reader = text.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** In the words of whoever found the fault: the file's reader, or the server. */
export const explainFailure = (error: unknown): string | null =>
  error instanceof FileError ? error.message : null

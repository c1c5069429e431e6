import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  type ImportedRow,
  imports,
  type ImportInput,
  ROWS_AT_ONCE,
  type StagedCounts,
} from '#contract/imports.ts'
import { call } from './call.ts'
import { refreshTransactions } from './transactions.ts'

export const importsQuery = queryOptions({ queryKey: ['imports'], queryFn: () => call(imports.list) })

interface Sending {
  input: ImportInput
  /** The next rows, in the order of their dates. */
  take: (from: number, count: number) => Promise<ImportedRow[]>
  onProgress: (counts: StagedCounts) => void
  signal: AbortSignal
}

export interface Staged {
  id: number
  counts: StagedCounts
}

/** Sends an import piece by piece. Nothing of it is seen before it is finished; broken off, it is taken back. */
export async function stageImport({ input, take, onProgress, signal }: Sending): Promise<Staged> {
  const { id } = await call(imports.start, { body: input })
  try {
    let counts: StagedCounts = { received: 0, same: 0, alike: 0 }
    let rows = await take(0, ROWS_AT_ONCE)
    while (counts.received < input.rowCount) {
      signal.throwIfAborted()
      const from = counts.received
      // The next rows are made ready while the server stores these.
      ;[counts, rows] = await Promise.all([
        call(imports.addRows, { id, body: { from, rows } }),
        take(from + rows.length, ROWS_AT_ONCE),
      ])
      onProgress(counts)
    }
    return { id, counts }
  } catch (error) {
    await dropImport(id)
    throw error
  }
}

/** What cannot be taken back now is swept by the server. */
export const dropImport = (id: number) => call(imports.undo, { id }).catch(() => {})

export async function finishImport(client: QueryClient, id: number, keepAlike: boolean) {
  const view = await call(imports.finish, { id, body: { keepAlike } })
  refreshTransactions(client)
  return view
}

export function useUndoImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(imports.undo, { id }),
    onSuccess: () => refreshTransactions(client),
  })
}

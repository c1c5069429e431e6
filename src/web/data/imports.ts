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
    while (counts.received < input.rowCount) {
      signal.throwIfAborted()
      const rows = await take(counts.received, ROWS_AT_ONCE)
      counts = await call(imports.addRows, { id, body: { from: counts.received, rows } })
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

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AccountChoice, ImportedRow, ImportInput, ImportView, StagedCounts } from '#contract/imports.ts'
import type { ImportRow } from '#importing/read-rows.ts'
import type { OnProgress } from '#importing/progress.ts'
import type { Mapping } from '#importing/mapping.ts'
import { messageOf } from '#web/data/client.ts'
import { dropImport, finishImport, stageImport, type Staged } from '#web/data/imports.ts'
import { UnreadableFile } from '#importing/unreadable-file.ts'
import { createFileReader, type FileReading } from './file-reader.ts'
import type { FileView } from './worker-messages.ts'

type Step =
  | { kind: 'choose' }
  | { kind: 'reading'; part: number }
  | { kind: 'check'; fileName: string; view: FileView }
  | { kind: 'sending'; total: number; counts: StagedCounts }
  /** Everything has arrived; some rows look like stored ones. */
  | { kind: 'alike'; staged: Staged; total: number }
  | { kind: 'finishing' }
  | { kind: 'done'; result: ImportView }

const NOTHING_SENT: StagedCounts = { received: 0, same: 0, alike: 0 }

const explain = (error: unknown) =>
  error instanceof UnreadableFile
    ? error.message
    : messageOf(error, 'The import did not come through, and nothing was changed. Please try again.')

const toImported =
  (placeOf: (name: string) => number) =>
  ({ date, amount, payee, memo, category, externalId, account }: ImportRow): ImportedRow => ({
    date,
    amount,
    payee,
    memo,
    category,
    externalId,
    account: placeOf(account),
  })

/** The way of a file from being chosen to being seen. Leaving before the end takes back what was sent. */
export function useImport() {
  const client = useQueryClient()
  const [step, setStep] = useState<Step>({ kind: 'choose' })
  const [problem, setProblem] = useState<string | null>(null)
  const reader = useRef<FileReading | null>(null)
  const said = useRef<Partial<Mapping>>({})
  const [stop] = useState(() => new AbortController())
  const waiting = useRef<number | null>(null)

  useEffect(
    () => () => {
      stop.abort()
      reader.current?.close()
      if (waiting.current !== null) void dropImport(waiting.current)
    },
    [stop],
  )

  async function attempt(work: () => Promise<void>, back: Step) {
    setProblem(null)
    try {
      await work()
    } catch (error) {
      if (stop.signal.aborted) return
      setProblem(explain(error))
      setStep(back)
    }
  }

  type Read = (reading: FileReading, onProgress: OnProgress) => Promise<FileView>
  const open = (fileName: string, read: Read) =>
    attempt(
      async () => {
        setStep({ kind: 'reading', part: 0 })
        reader.current ??= createFileReader()
        said.current = {}
        const view = await read(reader.current, (part) => setStep({ kind: 'reading', part }))
        setStep({ kind: 'check', fileName, view })
      },
      { kind: 'choose' },
    )

  /** Says how the file is meant, and looks at it again. */
  const remap = (change: Partial<Mapping>) => {
    if (step.kind !== 'check') return
    said.current = { ...said.current, ...change }
    // What was chosen shows at once; what follows from it when the worker has looked again.
    const { view } = step
    setStep({ ...step, view: { ...view, mapping: { ...view.mapping, ...change } } })
    void attempt(async () => {
      const seen = await reader.current?.map(said.current)
      if (seen) setStep({ ...step, view: seen })
    }, step)
  }

  const send = (accounts: AccountChoice[], placeOf: (name: string) => number) => {
    if (step.kind !== 'check') return
    const { fileName, view } = step
    const input: ImportInput = {
      fileName,
      format: view.format,
      rowCount: view.rowCount,
      accounts,
      balances: view.balances.map(({ account, amount, date }) => ({
        account: placeOf(account ?? ''),
        amount,
        date,
      })),
    }
    void attempt(async () => {
      setStep({ kind: 'sending', total: view.rowCount, counts: NOTHING_SENT })
      const take = async (from: number, count: number) =>
        ((await reader.current?.take(from, count)) ?? []).map(toImported(placeOf))
      const onProgress = (counts: StagedCounts) => setStep({ kind: 'sending', total: view.rowCount, counts })
      const staged = await stageImport({ input, take, onProgress, signal: stop.signal })
      waiting.current = staged.id
      if (staged.counts.alike > 0) setStep({ kind: 'alike', staged, total: view.rowCount })
      else await end(staged.id, false)
    }, step)
  }

  async function end(id: number, keepAlike: boolean) {
    setStep({ kind: 'finishing' })
    const result = await finishImport(client, id, keepAlike)
    waiting.current = null
    setStep({ kind: 'done', result })
  }

  const finish = (keepAlike: boolean) => {
    if (step.kind === 'alike') void attempt(() => end(step.staged.id, keepAlike), step)
  }

  return {
    step,
    problem,
    openFile: (file: File) => open(file.name, (reading, tell) => reading.open(file, tell)),
    openPasted: (text: string) => open('Pasted table', (reading, tell) => reading.paste(text, tell)),
    remap,
    send,
    finish,
  }
}

export type Importing = ReturnType<typeof useImport>

import { useEffect, useEffectEvent } from 'react'
import { counted } from '#web/lib/counted.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AlikeStep } from './alike-step.tsx'
import { CheckStep } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { DoneStep } from './done-step.tsx'
import type { Brought } from './use-dropped-or-pasted.ts'
import { useImport } from './use-import.ts'

const titles = {
  choose: 'Import transactions',
  reading: 'Import transactions',
  check: 'Is this right?',
  sending: 'Importing …',
  alike: 'Some look familiar',
  finishing: 'Importing …',
  done: 'Imported',
}

/** From a file to transactions, a question at a time. Closing it before the end changes nothing. */
export function ImportDialog({ brought, onClose }: { brought: Brought | null; onClose: () => void }) {
  const importing = useImport()
  const { step, problem } = importing
  // What comes while an import is under way must not break it off.
  const openNow = useEffectEvent((next: Brought) => {
    if (step.kind !== 'choose' && step.kind !== 'check') return
    void (typeof next === 'string' ? importing.openPasted(next) : importing.openFile(next))
  })
  useEffect(() => {
    if (brought !== null) openNow(brought)
  }, [brought])
  return (
    <Dialog open onClose={onClose} title={titles[step.kind]} size="lg">
      <div className="grid min-w-0 gap-4">
        {problem !== null && (
          <Alert variant="error" title="Nothing was imported">
            {problem}
          </Alert>
        )}
        {step.kind === 'choose' && <ChooseStep importing={importing} />}
        {step.kind === 'reading' && <Reading part={step.part} />}
        {step.kind === 'check' && <CheckStep step={step} importing={importing} />}
        {step.kind === 'sending' && <Sending received={step.counts.received} total={step.total} />}
        {step.kind === 'alike' && <AlikeStep counts={step.staged.counts} onFinish={importing.finish} />}
        {step.kind === 'finishing' && <Waiting text="Pairing transfers and adding up …" />}
        {step.kind === 'done' && <DoneStep result={step.result} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

function Reading({ part }: { part: number }) {
  return (
    <div className="grid gap-3 py-6">
      <Progress label="The file is being read" value={part} max={1} />
      <output className="block text-sm text-ink-muted tabular-nums">
        Reading the file … {Math.floor(part * 100)}%
      </output>
    </div>
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <output className="flex items-center gap-3 py-8 text-sm text-ink-muted">
      <Spinner label={text} />
      {text}
    </output>
  )
}

function Sending({ received, total }: { received: number; total: number }) {
  return (
    <div className="grid gap-3 py-6">
      <Progress label="Transactions sent" value={received} max={total} />
      <output className="block text-sm text-ink-muted tabular-nums">
        {received.toLocaleString('en-US')} of {counted(total, 'transaction')}
      </output>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportView } from '#contract/imports.ts'
import { messageOf } from '#web/data/client.ts'
import { importsQuery, useUndoImport } from '#web/data/imports.ts'
import { counted } from '#web/lib/counted.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { formatDay } from '#web/lib/format-time.ts'
import { RulesCard } from './rules-card.tsx'

export function ImportsTab() {
  const list = useQuery(importsQuery)
  const [undoing, setUndoing] = useState<ImportView | null>(null)
  const undo = useUndoImport()

  function takeBack() {
    if (!undoing) return
    undo.mutate(undoing.id, {
      onSuccess: () => toast({ title: 'Import undone', description: `${undoing.fileName} was taken back.` }),
      onError: (error) =>
        toast({
          title: 'Not undone',
          description: messageOf(error, 'Please try again.'),
          variant: 'destructive',
        }),
      onSettled: () => setUndoing(null),
    })
  }

  return (
    <div className="grid gap-6">
      <Card title="Imports" description="Each can be taken back as a whole.">
        <ul aria-label="Imports" className="divide-y divide-line">
          {(list.data ?? []).map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
              <div className="min-w-0">
                <p className="truncate font-medium">{one.fileName}</p>
                <p className="text-ink-muted">
                  {counted(one.rowCount, 'transaction')}
                  {one.fromDate && one.toDate && `, ${formatDay(one.fromDate)} to ${formatDay(one.toDate)}`}
                </p>
              </div>
              <Button variant="secondary" size="sm" onClick={() => setUndoing(one)}>
                Undo
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <RulesCard />
      <ConfirmDialog
        open={undoing !== null}
        onClose={() => setUndoing(null)}
        onConfirm={takeBack}
        title="Undo this import?"
        text={`All transactions of ${undoing?.fileName ?? ''} go, with the categories you gave them. Rules stay.`}
        confirmLabel="Undo import"
        destructive
        pending={undo.isPending}
        pendingText="Undoing..."
      />
    </div>
  )
}

import type { ImportView } from '#contract/imports.ts'
import { messageOf } from '#web/data/client.ts'
import { useUndoImport } from '#web/data/imports.ts'
import { counted } from '#web/lib/counted.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { formatDay } from '#web/lib/format-time.ts'
import { BalanceOffers } from './balance-offers.tsx'

export function DoneStep({ result, onClose }: { result: ImportView; onClose: () => void }) {
  const undo = useUndoImport()
  function takeBack() {
    undo.mutate(result.id, {
      onSuccess: () => {
        toast({ title: 'Import undone', description: `${result.fileName} was taken back as a whole.` })
        onClose()
      },
      onError: (error) =>
        toast({
          title: 'Not undone',
          description: messageOf(error, 'Please try again.'),
          variant: 'destructive',
        }),
    })
  }
  return (
    <>
      <output className="block text-pretty">{describe(result)}</output>
      <BalanceOffers offers={result.balances} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" pending={undo.isPending} pendingText="Undoing..." onClick={takeBack}>
          Undo import
        </Button>
        <ButtonLink href="/transactions?tab=budget" variant="secondary" onClick={onClose}>
          Propose a budget
        </ButtonLink>
        <ButtonLink href="/transactions" onClick={onClose}>
          See transactions
        </ButtonLink>
      </div>
    </>
  )
}

function describe({ rowCount, skippedCount, transferCount, fromDate, toDate }: ImportView): string {
  const days = fromDate && toDate ? ` from ${formatDay(fromDate)} to ${formatDay(toDate)}` : ''
  const parts = [`${counted(rowCount, 'transaction is', 'transactions are')} in${days}.`]
  if (skippedCount > 0) parts.push(`${counted(skippedCount, 'was', 'were')} there already.`)
  if (transferCount > 0) parts.push(`${counted(transferCount, 'transfer')} between your accounts found.`)
  return parts.join(' ')
}

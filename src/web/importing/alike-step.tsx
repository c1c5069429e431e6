import type { StagedCounts } from '#contract/imports.ts'
import { counted } from '#web/lib/counted.ts'
import { Button } from '#web/ui/button.tsx'

interface AlikeStepProps {
  counts: StagedCounts
  onFinish: (keepAlike: boolean) => void
}

/** Rows a few days or letters away from stored ones: two purchases, or one that was exported twice. */
export function AlikeStep({ counts: { received, same, alike }, onFinish }: AlikeStepProps) {
  return (
    <>
      <p className="text-sm text-pretty">
        {counted(received - same - alike, 'transaction is', 'transactions are')} new
        {same > 0 && `, ${counted(same, 'is', 'are')} there already`}.{' '}
        {counted(alike, 'looks like one', 'look like some')} that you have: the same amount, a few days or
        letters apart.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => onFinish(true)}>
          Import {alike === 1 ? 'it' : 'them'} too
        </Button>
        <Button onClick={() => onFinish(false)}>Leave {alike === 1 ? 'it' : 'them'} out</Button>
      </div>
    </>
  )
}

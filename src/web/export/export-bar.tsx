import { Download, Printer } from 'lucide-react'
import type { ownData, PartName } from '#contract/own-data.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonAnchor } from '#web/ui/button-anchor.tsx'

/** Only the type is imported: the schemas would weigh more than this component. */
const TABLE_PATH: typeof ownData.table.path = '/api/own-data.csv'

interface ExportBarProps {
  tables: { part: PartName; label: string }[]
  /** Fetches what the printed page shows beyond the screen. */
  onBeforePrint?: () => Promise<unknown>
}

/** At the end of a screen: prints its figures, and downloads its rows as CSV. */
export function ExportBar({ tables, onBeforePrint }: ExportBarProps) {
  async function print() {
    await onBeforePrint?.()
    window.print()
  }
  return (
    <section aria-label="Take along" className="mt-8 -ml-3 flex flex-wrap items-center gap-2 print:hidden">
      <Button variant="ghost" size="sm" onClick={() => void print()}>
        <Printer aria-hidden />
        Print
      </Button>
      {tables.map(({ part, label }) => (
        <ButtonAnchor key={part} variant="ghost" size="sm" href={`${TABLE_PATH}?part=${part}`} download>
          <Download aria-hidden />
          {label} as CSV
        </ButtonAnchor>
      ))}
    </section>
  )
}

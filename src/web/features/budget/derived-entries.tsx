import type { DerivedLine } from '#contract/household.ts'
import type { IncomeBasis } from '#finance/household.ts'
import { formatMoney } from '#finance/money.ts'
import { describeBasis } from '#contract/describe-basis.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

interface DerivedEntriesProps {
  lines: DerivedLine[]
  /** Only what is known to be after tax can be made a row as it is. */
  basis: IncomeBasis | null
  onSetPay: (() => void) | undefined
  onAdopt: (line: DerivedLine) => void
}

/** What the profile states beyond the entries. It counts in the totals until entries make up most of it. */
export function DerivedEntries({ lines, basis, onSetPay, onAdopt }: DerivedEntriesProps) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.name} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="flex min-w-0 flex-1 justify-between gap-4 max-sm:basis-full sm:items-center">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{line.name}</p>
              <p className="text-sm text-ink-muted">
                {['From your profile', describeBasis(basis)].filter(Boolean).join(', ')}
              </p>
            </div>
            <span className="tabular-nums">{formatMoney(line.amount)}</span>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {basis === 'net' ? (
              <Button variant="secondary" size="sm" onClick={() => onAdopt(line)}>
                Make it an entry
              </Button>
            ) : (
              <Button variant="secondary" size="sm" onClick={onSetPay}>
                Set take-home pay
              </Button>
            )}
            <ButtonLink variant="ghost" size="sm" href="/profile">
              Edit in profile
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  )
}

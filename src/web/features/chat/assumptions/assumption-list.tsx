import { Pencil } from 'lucide-react'
import { use, useRef, useState } from 'react'
import type { Assumption } from '#contract/assumptions.ts'
import { ReplyCurrency } from '#web/features/chat/reply-currency.ts'
import { Button } from '#web/ui/button.tsx'
import { AssumptionForm } from './assumption-form.tsx'
import { groupAssumptions } from './group-assumptions.ts'
import { spellValue } from './read-change.ts'

const keyOf = ({ sum, input }: Assumption) => `${sum} ${input}`

/** The numbers that a reply assumed; pressing one replaces it. */
export function AssumptionList({ assumptions }: { assumptions: Assumption[] }) {
  const currency = use(ReplyCurrency)
  const [open, setOpen] = useState<Assumption | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  function close() {
    setOpen(null)
    opener.current?.focus({ preventScroll: true })
  }
  return (
    <section className="rounded-card border border-line bg-surface px-4 py-3 text-sm">
      {groupAssumptions(assumptions).map(({ title, items }) => (
        <div key={title} className="not-first:mt-3">
          <h3 className="mb-2 font-semibold">{title}</h3>
          <ul className="flex flex-wrap gap-2">
            {items.map((item) => (
              <li key={keyOf(item)} className="min-w-0">
                <Button
                  variant="secondary"
                  size="sm"
                  className="max-w-full rounded-full py-1 whitespace-normal aria-expanded:border-accent"
                  aria-expanded={open === item}
                  onClick={(event) => {
                    opener.current = event.currentTarget
                    setOpen(open === item ? null : item)
                  }}
                >
                  <span className="min-w-0 text-left font-normal wrap-anywhere">
                    {item.label}{' '}
                    <span className="font-semibold tabular-nums">{spellValue(item, currency)}</span>
                  </span>
                  <Pencil aria-hidden />
                  <span className="sr-only">, change it</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {open ? (
        <AssumptionForm key={keyOf(open)} assumption={open} onClose={close} />
      ) : (
        <p className="mt-2 text-ink-muted">Press one to use another number.</p>
      )}
    </section>
  )
}

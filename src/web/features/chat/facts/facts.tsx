import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import type { SavedFact } from '#contract/facts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FactDetails } from './fact-details.tsx'
import { FactQuestion } from './fact-question.tsx'
import { nameFact } from './describe-fact.ts'
import { UndoAll } from './undo-all.tsx'

/** What was taken from a message, under it: one quiet row of what was saved, then what waits for a yes. */
export function Facts({ facts, userId }: { facts: SavedFact[]; userId: number }) {
  if (facts.length === 0) return null
  const asked = facts.filter((fact) => fact.state === 'asked')
  const answered = facts.filter((fact) => fact.state !== 'asked')
  return (
    <div className="grid w-full justify-items-end gap-1.5">
      {answered.length > 0 && <FactRow facts={answered} />}
      {asked.map((fact) => (
        <FactQuestion key={fact.id} fact={fact} userId={userId} />
      ))}
    </div>
  )
}

function FactRow({ facts }: { facts: SavedFact[] }) {
  const [openId, setOpenId] = useState<number | null>(null)
  const id = useId()
  const saved = facts.filter((fact) => fact.state === 'saved')
  const open = facts.find((fact) => fact.id === openId)
  return (
    <>
      {/* On a phone it stays one row, which is pulled along. */}
      <div
        className={classNames(
          'flex w-0 min-w-full flex-wrap items-center gap-x-1.5 gap-y-1 text-fine/5',
          'max-sm:scroll-fade max-sm:flex-nowrap max-sm:whitespace-nowrap sm:justify-end',
        )}
      >
        {saved.length > 0 && (
          <span className="flex shrink-0 items-center gap-1 font-medium text-good">
            <Check aria-hidden className="size-3.5" />
            Saved {saved.length}
          </span>
        )}
        <ul aria-label="Taken from this message" className="contents">
          {facts.map((fact) => (
            <li key={fact.id} className="max-sm:shrink-0 sm:max-w-full sm:min-w-0">
              <button
                type="button"
                aria-expanded={fact.id === openId}
                aria-controls={fact.id === openId ? id : undefined}
                onClick={() => setOpenId(fact.id === openId ? null : fact.id)}
                className={classNames(
                  'on-paper max-w-full rounded-md border px-2 py-0.5 text-left wrap-anywhere tabular-nums',
                  'hover:bg-hover touch:min-h-9',
                  fact.id === openId ? 'border-accent' : 'border-line',
                  fact.state === 'saved' ? 'bg-surface text-ink' : 'bg-transparent text-ink-muted',
                )}
              >
                {nameFact(fact)}
              </button>
            </li>
          ))}
        </ul>
        <UndoAll facts={saved} />
      </div>
      {open && <FactDetails id={id} key={open.id} fact={open} />}
    </>
  )
}

import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { Assumption } from '#contract/assumptions.ts'
import type { Card } from '#contract/cards.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

// Most replies are read without it. One that cannot be fetched must not take the conversation with it.
const Working = lazy(() =>
  import('#web/features/chat/working/working.tsx').then(
    (file) => ({ default: file.Working }),
    () => ({ default: () => <p className="text-sm text-ink-muted">The working could not be loaded.</p> }),
  ),
)

interface ShowWorkingProps {
  details: string | null
  cards: Card[]
  assumptions: Assumption[]
}

export function ShowWorking(working: ShowWorkingProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide the working' : 'Show the working'}
        <ChevronDown aria-hidden className={classNames('transition-transform', isOpen && 'rotate-180')} />
      </Button>
      {isOpen && (
        <div id={id} className="-mr-2 -ml-10.5 w-[calc(100%+3.125rem)] min-w-0 sm:mx-0 sm:w-full">
          <Suspense fallback={<Skeleton className="h-24" />}>
            <Working {...working} />
            {/* What opens is read from its top, which stands right below the button. */}
            <WhenShown act={() => button.current?.scrollIntoView({ block: 'start' })} />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** Acts once all that stands beside it is there: before that the page may be too short to scroll. */
function WhenShown({ act }: { act: () => void }) {
  const first = useRef(act)
  useEffect(() => {
    first.current()
  }, [])
  return null
}

import { BookOpen, Search, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ImportButton } from '#web/importing/import-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TodayStrip } from '#web/features/chat/today/today-strip.tsx'
import { useFold } from './use-fold.ts'

const KnownPanel = lazy(async () => ({
  default: (await import('#web/features/chat/panels/known-panel.tsx')).KnownPanel,
}))
const SearchPanel = lazy(async () => ({
  default: (await import('#web/features/chat/panels/search-panel.tsx')).SearchPanel,
}))
const ClearDialog = lazy(async () => ({
  default: (await import('#web/features/chat/panels/clear-dialog.tsx')).ClearDialog,
}))

/** How much has been said, and what can be done with all of it; stays in view while the messages scroll. */
export function SummaryBar({ sent, received }: { sent: number; received: number }) {
  const [open, setOpen] = useState<'known' | 'search' | 'clear' | null>(null)
  const close = () => setOpen(null)
  const count = sent + received
  const isFolded = useFold()
  return (
    <div
      className={classNames(
        'sticky top-14 z-10 -mx-4 border-t border-line bg-canvas px-4 transition-transform',
        'focus-within:translate-y-0 sm:-mx-6 sm:px-6 lg:top-0 lg:-mx-8 lg:px-8',
        isFolded && 'max-sm:-translate-y-full',
      )}
    >
      <div
        className={classNames(
          '-mx-4 flex items-center gap-x-2 border-b border-line px-4 py-1',
          'sm:-mx-6 sm:px-6 sm:py-2 lg:-mx-8 lg:px-8',
        )}
      >
        <div className="min-w-0 flex-1">
          <p className="text-fine/5 font-semibold tabular-nums sm:text-sm">
            Conversation History ({count} messages)
          </p>
          <p className="text-fine/5 text-ink-muted tabular-nums">
            {sent} sent, {received} received
          </p>
        </div>
        <div className="-mr-2.5 flex shrink-0 items-center sm:gap-0.5">
          <Button
            variant="ghost"
            size="sm"
            aria-haspopup="dialog"
            onClick={() => setOpen('known')}
            className="touch:min-w-touch"
          >
            <BookOpen aria-hidden />
            <span className="max-sm:sr-only">What I know</span>
          </Button>
          <ImportButton compact />
          {count > 0 && (
            <>
              <IconButton
                label="Search the conversation"
                icon={<Search />}
                aria-haspopup="dialog"
                onClick={() => setOpen('search')}
              />
              <IconButton
                label="Clear conversation"
                icon={<Trash2 />}
                variant="destructive"
                aria-haspopup="dialog"
                onClick={() => setOpen('clear')}
              />
            </>
          )}
        </div>
      </div>
      <TodayStrip />
      <Suspense>
        {open === 'known' && <KnownPanel onClose={close} />}
        {open === 'search' && <SearchPanel onClose={close} />}
        {open === 'clear' && <ClearDialog onClose={close} />}
      </Suspense>
    </div>
  )
}

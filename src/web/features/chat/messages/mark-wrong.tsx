import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { WrongForm as WrongFormType } from './wrong-form.tsx'

// Hardly anybody opens it. One that cannot be fetched must not take the conversation with it.
const WrongForm = lazy(() =>
  import('./wrong-form.tsx').then(
    (file) => ({ default: file.WrongForm }),
    () => ({ default: FormMissing }),
  ),
)

const FormMissing: typeof WrongFormType = () => (
  <p className="text-sm text-ink-muted">The form could not be loaded. Please reload the page.</p>
)

/** Lets the user say that a reply is wrong. */
export function MarkWrong({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {/* In the line of the small print, however large it is to the finger. */}
      <Button
        variant="ghost"
        size="sm"
        className="-my-1.5 px-2 text-fine! font-medium! touch:min-w-touch"
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden className="size-3.5!" />
        {/* A phone has room for the flag alone. */}
        <span className="max-sm:sr-only">This is wrong</span>
      </Button>
      {isOpen && (
        <Suspense>
          <WrongForm id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

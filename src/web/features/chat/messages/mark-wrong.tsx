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
      <Button variant="ghost" size="sm" className="text-ink-muted" onClick={() => setOpen(true)}>
        {/* On a phone the words alone stand beside the other button. */}
        <Flag aria-hidden className="max-sm:hidden" />
        This is wrong
      </Button>
      {isOpen && (
        <Suspense>
          <WrongForm id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface FormProps {
  id: number
  onClose: () => void
}

/** Hardly anybody opens it. A form that cannot be fetched must not take the conversation with it. */
const WrongForm = lazy(() =>
  import('./wrong-form.tsx').then(
    (file) => ({ default: file.WrongForm }),
    () => {
      toast({
        variant: 'destructive',
        title: 'Error',
        description: 'The form could not be loaded. Please reload the page and try again.',
      })
      return { default: (_: FormProps) => null }
    },
  ),
)

/** Lets the user say that a reply is wrong. */
export function MarkWrong({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" className="text-ink-muted" onClick={() => setOpen(true)}>
        <Flag aria-hidden />
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

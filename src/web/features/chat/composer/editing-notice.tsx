import { Pencil } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { endEditing } from '#web/data/draft.ts'
import { classNames } from '#web/ui/class-names.ts'
import { focusComposer } from './focus-composer.ts'
import { keepFocus } from './keep-focus.ts'

export function EditingNotice({ userId, id }: { userId: number; id: number }) {
  return (
    <div
      className={classNames(
        'mb-2 flex items-center justify-between gap-3 rounded-control',
        'bg-accent-soft py-1 pr-1 pl-3 text-sm text-accent',
      )}
    >
      <p className="flex min-w-0 items-center gap-2">
        <Pencil aria-hidden className="size-4 shrink-0" />
        Editing message #{id}. What was saved from it is taken back.
      </p>
      <Button
        variant="ghost"
        size="sm"
        onMouseDown={keepFocus}
        onClick={() => {
          endEditing(userId)
          focusComposer()
        }}
      >
        Cancel
      </Button>
    </div>
  )
}

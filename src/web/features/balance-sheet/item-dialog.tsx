import type { ReactNode, SubmitEventHandler } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface ItemDialogProps {
  title: string
  isSaving: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

export function ItemDialog({ title, isSaving, onSubmit, onClose, children }: ItemDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isSaving} pendingText="Saving...">
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </Dialog>
  )
}

export function CategoryOptions({ categories }: { categories: readonly string[] }) {
  return categories.map((category) => (
    <option key={category} value={category}>
      {category}
    </option>
  ))
}

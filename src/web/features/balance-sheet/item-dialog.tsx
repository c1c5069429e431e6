import type { ComponentProps, ReactNode } from 'react'
import { FormDialog } from '#web/ui/form-dialog.tsx'

interface ItemDialogProps {
  title: string
  isSaving: boolean
  onSubmit: ComponentProps<typeof FormDialog>['onSubmit']
  onClose: () => void
  children: ReactNode
}

export function ItemDialog({ title, isSaving, onSubmit, onClose, children }: ItemDialogProps) {
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      onSubmit={onSubmit}
      submitLabel="Save"
      pending={isSaving}
      pendingText="Saving..."
    >
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </FormDialog>
  )
}

export function CategoryOptions({ categories }: { categories: readonly string[] }) {
  return categories.map((category) => (
    <option key={category} value={category}>
      {category}
    </option>
  ))
}

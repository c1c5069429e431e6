import type { ReactNode } from 'react'
import { FormDialog } from './form-dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  text: ReactNode
  confirmLabel: string
  cancelLabel?: string
  destructive?: boolean
  pending?: boolean
  pendingText?: string
  /** More to see before confirming. */
  children?: ReactNode
}

/** The safe way out has the focus, whatever stands before it. */
export function ConfirmDialog({ onConfirm, text, confirmLabel, ...rest }: ConfirmDialogProps) {
  return (
    <FormDialog
      {...rest}
      role="alertdialog"
      size="sm"
      description={text}
      submitLabel={confirmLabel}
      onSubmit={onConfirm}
    />
  )
}

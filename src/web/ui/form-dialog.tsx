import type { SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

interface FormDialogProps extends Omit<DialogProps, 'open' | 'footer' | 'onSubmit'> {
  open?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown
  submitLabel: string
  cancelLabel?: string
  destructive?: boolean
  pending?: boolean
  pendingText?: string | undefined
}

/** A dialog focuses by the attribute, which React does not write for its own autoFocus. */
const focusOnOpening = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '')

/** Something to fill in or to confirm: the safe way out comes first. */
export function FormDialog(props: FormDialogProps) {
  const {
    open = true,
    onSubmit,
    submitLabel,
    cancelLabel = 'Cancel',
    destructive = false,
    pending = false,
    pendingText,
    ...rest
  } = props
  return (
    <Dialog
      {...rest}
      open={open}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit(event)
      }}
      footer={
        <>
          <Button
            ref={rest.role === 'alertdialog' ? focusOnOpening : undefined}
            variant="secondary"
            onClick={rest.onClose}
            disabled={pending}
          >
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            variant={destructive ? 'destructive' : 'primary'}
            pending={pending}
            pendingText={pendingText}
          >
            {submitLabel}
          </Button>
        </>
      }
    />
  )
}

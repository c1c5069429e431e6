import { X } from 'lucide-react'
import { useId, useRef, type SubmitEventHandler, type PointerEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** Makes the content and footer one form. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  closeOnBackdrop?: boolean
  /** False where only the footer leads out: no cross, no Escape. */
  dismissible?: boolean
  size?: 'sm' | 'md' | 'lg'
  role?: 'dialog' | 'alertdialog'
}

/** Its content exists only while it is open, so a form inside starts fresh every time. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

const widths = { sm: 'max-w-md', md: 'max-w-lg', lg: 'max-w-2xl' }

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onClose,
    title,
    description,
    children,
    footer,
    onSubmit,
    closeOnBackdrop,
    dismissible = true,
    size = 'md',
    role,
  } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)

  // Both ends of the press count: dragging a text selection out of a field is no wish to leave.
  const pressedBackdrop = useRef(false)
  function onPointerDown(event: PointerEvent) {
    pressedBackdrop.current = event.target === event.currentTarget
  }
  function onPointerUp(event: PointerEvent) {
    if (closeOnBackdrop && pressedBackdrop.current && event.target === event.currentTarget) onClose()
  }

  const content = (
    <>
      {children && <div className="min-h-0 overflow-y-auto px-6 pt-1 pb-6">{children}</div>}
      {footer && (
        <footer className="flex flex-wrap justify-end gap-3 border-t border-line bg-subtle/50 px-6 py-4">
          {footer}
        </footer>
      )}
    </>
  )
  return (
    // The element fills the window and is the backdrop; nothing transforms it, so that a toast inside can be fixed.
    <dialog
      ref={dialog}
      role={role}
      closedby={dismissible ? undefined : 'none'}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (dismissible) onClose()
      }}
      // A browser may close it by itself (a second Escape, the back gesture).
      onClose={(event) => {
        if (event.currentTarget.open) return
        if (dismissible) onClose()
        else event.currentTarget.showModal()
      }}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      className={classNames(
        'm-0 flex size-full max-h-none max-w-none animate-appear flex-col',
        'items-center justify-center overflow-hidden bg-scrim p-4 text-ink',
        'backdrop:bg-transparent',
      )}
    >
      <div
        className={classNames(
          'relative flex max-h-full w-full animate-rise flex-col overflow-hidden',
          'rounded-card border border-line bg-raised shadow-float',
          widths[size],
        )}
      >
        <header className="px-6 pt-6 pr-16 pb-4">
          <h2 id={`${id}-title`} className="text-lg/6 font-semibold tracking-tight">
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className="mt-1.5 text-sm text-ink-muted">
              {description}
            </p>
          )}
        </header>
        {onSubmit ? (
          <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-col">
            {content}
          </form>
        ) : (
          content
        )}
        {/* Last in order, so that the first field has the focus on opening. */}
        {dismissible && (
          <div className="absolute top-4 right-4 touch:top-3 touch:right-3">
            <IconButton label="Close" icon={<X />} onClick={onClose} />
          </div>
        )}
      </div>
    </dialog>
  )
}

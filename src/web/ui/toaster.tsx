import { CircleAlert, X } from 'lucide-react'
import { Toast as RadixToast } from 'radix-ui'
import { useDeferredValue } from 'react'
import { createPortal } from 'react-dom'
import { buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'
import { useModalHost } from './modal-host.ts'
import { dismissToast, type Toast, useToast } from './toast-store.ts'

/** Once, at the top of the app. F8 moves the focus to the toast; hovering or focusing it stops its clock. */
export function Toaster() {
  // After the picture of what was pressed: a toast measures itself, and the page with it.
  const toast = useDeferredValue(useToast(), undefined)
  const host = useModalHost()
  return (
    <RadixToast.Provider
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      announcerContainer={host ?? undefined}
    >
      {toast && <ShownToast key={toast.id} toast={toast} />}
      {createPortal(
        <RadixToast.Viewport
          hotkey={['F8']}
          // At the top on phones, clear of the field at the bottom; on a desk in the corner
          // where no row has its buttons.
          className={classNames(
            'fixed inset-x-0 top-[env(safe-area-inset-top)] z-50 m-0',
            'flex list-none flex-col rounded-card p-4',
            'focus-visible:-outline-offset-4 sm:top-auto sm:right-auto sm:bottom-0 sm:left-0 sm:w-104',
          )}
        />,
        host ?? document.body,
      )}
    </RadixToast.Provider>
  )
}

function ShownToast({ toast }: { toast: Toast }) {
  const { id, open, title, description, variant, duration, selectable, action } = toast
  const destructive = variant === 'destructive'
  return (
    <RadixToast.Root
      open={open}
      onOpenChange={(next) => next || dismissToast(id)}
      duration={duration}
      // Foreground is announced at once, background when the screen reader is done with what it says.
      type={destructive ? 'foreground' : 'background'}
      className={classNames('toast-motion', toastStyle, destructive ? 'border-danger/50' : 'border-line')}
    >
      {destructive && <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger" />}
      <div
        className={classNames('min-w-0 flex-1 py-px', selectable && 'select-text')}
        onPointerDown={(event) => selectable && event.pointerType === 'mouse' && event.stopPropagation()}
      >
        <RadixToast.Title className="text-sm font-semibold">{title}</RadixToast.Title>
        {description && (
          <RadixToast.Description className="mt-0.5 text-sm text-pretty wrap-anywhere text-ink-muted">
            {description}
          </RadixToast.Description>
        )}
        {action && (
          <RadixToast.Action
            altText={action.label}
            onClick={action.onClick}
            className={buttonStyle('secondary', 'sm', 'mt-3')}
          >
            {action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label="Close"
        className={classNames(
          '-my-1 -mr-1.5 inline-flex size-8 shrink-0 items-center',
          'justify-center rounded-control text-ink-muted',
          'hover:bg-hover hover:text-ink touch:-my-2.5 touch:size-touch',
        )}
      >
        <X aria-hidden className="size-4" />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

const toastStyle = 'flex gap-3 rounded-card border bg-raised p-4 text-ink shadow-float'

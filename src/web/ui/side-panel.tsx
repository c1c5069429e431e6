import { X } from 'lucide-react'
import { type ReactNode, useId, useRef, useTransition } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

interface SidePanelProps {
  title: string
  description?: string
  onClose: () => void
  children: ReactNode
}

/** Beside the page on a desktop, over it on a phone; closes with its button, Escape or a press on the page. */
export function SidePanel({ title, description, onClose, children }: SidePanelProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  // Out of sight at once: the page behind it is styled anew as a whole when it can be used again.
  const [isClosing, startClosing] = useTransition()
  const close = () => startClosing(onClose)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      onPointerUp={(event) => event.target === event.currentTarget && close()}
      onClose={(event) => event.currentTarget.open || close()}
      className={classNames(
        'm-0 size-full max-h-none max-w-none animate-appear overflow-hidden bg-scrim text-ink',
        'backdrop:bg-transparent',
        isClosing && 'opacity-0',
      )}
    >
      <div className="ml-auto flex h-full w-104 max-w-full flex-col border-l border-line bg-surface shadow-float">
        <header className="flex items-start justify-between gap-3 border-b border-line py-4 pr-3 pl-5">
          <div className="min-w-0 pt-1">
            <h2 id={id} className="text-lg/6 font-semibold tracking-tight">
              {title}
            </h2>
            {description && <p className="mt-1 text-sm text-pretty text-ink-muted">{description}</p>}
          </div>
          <IconButton label="Close" icon={<X />} onClick={close} />
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
      </div>
    </dialog>
  )
}

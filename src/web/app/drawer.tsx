import { X } from 'lucide-react'
import { useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { Sidebar } from './sidebar.tsx'

/**
 * The sidebar of small screens: a dialog that slides in and closes with its button, Escape, the
 * page beside it or a link.
 */
export function Drawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  return (
    <dialog
      ref={dialog}
      id="menu"
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // On release, so that the focus goes back to the menu button and stays there.
      onPointerUp={(event) => event.target === event.currentTarget && onClose()}
      onClose={(event) => event.currentTarget.open || onClose()}
      className="m-0 size-full max-h-none max-w-none animate-appear bg-scrim text-ink backdrop:bg-transparent"
    >
      <div
        className={classNames(
          'flex h-full w-72 max-w-[85vw] animate-slide-in flex-col',
          'border-r border-line bg-surface shadow-float',
        )}
      >
        <div className="flex h-14 shrink-0 items-center justify-between pr-2 pl-5">
          <Logo />
          <IconButton label="Close menu" icon={<X />} onClick={onClose} />
        </div>
        <Sidebar onNavigate={onClose} />
      </div>
    </dialog>
  )
}

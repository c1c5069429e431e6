import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { Figure } from '#contract/figures.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FigureSourceText } from './figure-source.tsx'
import { placePopover } from './place-popover.ts'

interface FigurePopoverProps {
  figure: Figure
  anchor: HTMLElement
  onClose: () => void
}

/** A native popover: a press beside it or Escape closes it, and the focus goes back to the figure. */
export function FigurePopover({ figure, anchor, onClose }: FigurePopoverProps) {
  const id = useId()
  const popover = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const shown = popover.current
    if (!shown) return undefined
    shown.showPopover()
    placePopover(shown, anchor)
    shown.focus({ preventScroll: true })
    return () => shown.hidePopover()
  }, [anchor])

  return (
    <dialog
      ref={popover}
      popover="auto"
      tabIndex={-1}
      aria-labelledby={id}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      className={classNames(
        'm-0 w-80 max-w-[calc(100vw-1rem)] animate-appear rounded-card border',
        'border-line bg-raised p-4 text-sm text-ink shadow-float outline-none',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <p id={id} className="min-w-0 pt-1.5">
          <span className="block text-ink-muted wrap-anywhere">{figure.label}</span>
          <span className="block text-lg/6 font-semibold tabular-nums">{figure.text}</span>
        </p>
        <IconButton label="Close" icon={<X />} onClick={onClose} className="-mt-0.5 -mr-1" />
      </div>
      <div className="mt-3 border-t border-line pt-3">
        <FigureSourceText source={figure.source} text={figure.text} onLeave={onClose} />
      </div>
    </dialog>
  )
}

import { cloneElement, useId, useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react'
import { classNames } from './class-names.ts'
import { placeBubble } from './place-bubble.ts'
import { useClosing, useHint } from './use-hint.ts'

interface TooltipProps {
  text: string
  /** `description` adds to what the trigger already says; `label` only shows what its label says. */
  purpose?: 'description' | 'label'
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/**
 * Shown on hover and keyboard focus, hoverable itself, gone on Escape; a popover, so nothing clips it. A closed one
 * costs next to nothing: a table may have hundreds.
 */
export function Tooltip({ text, purpose = 'description', children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const describes = purpose === 'description'
  const { open, close, events } = useHint({ onTouch: describes })
  return (
    <span ref={anchor} className="inline-flex" {...events}>
      {describes ? cloneElement(children, { 'aria-describedby': id }) : children}
      {(open || describes) && (
        <Bubble id={id} text={text} isHidden={!describes} open={open} anchor={anchor} onClose={close} />
      )}
    </span>
  )
}

interface BubbleProps {
  id: string
  text: string
  /** From screen readers, which know the text already. */
  isHidden: boolean
  open: boolean
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

function Bubble({ id, text, isHidden, open, anchor, onClose }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  useClosing(anchor, open, onClose)

  useLayoutEffect(() => {
    const shown = bubble.current
    if (!open || !shown || !anchor.current) return undefined
    shown.showPopover()
    placeBubble(shown, anchor.current)
    return () => shown.hidePopover()
  }, [open, anchor])

  return (
    <span
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      aria-hidden={isHidden || undefined}
      // The padding bridges the gap to the trigger, so that the pointer can travel onto the bubble.
      className="pointer-events-auto right-auto bottom-auto m-0 max-w-72 overflow-visible border-0 bg-transparent p-1.5"
    >
      <span
        className={classNames(
          'block animate-appear rounded-md bg-ink px-2.5 py-1.5 text-left',
          'text-fine/5 font-medium text-wrap text-canvas shadow-float',
        )}
      >
        {text}
      </span>
    </span>
  )
}

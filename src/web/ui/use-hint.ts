import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'

const closeDelay = 120

/** When a hint is open: the pointer rests on it, or the keyboard is on it, and nobody pressed Escape. */
export function useHint(anchor: RefObject<HTMLElement | null>, { onTouch }: { onTouch: boolean }) {
  const [open, setOpen] = useState(false)
  const leaving = useRef<number>(undefined)

  useEffect(() => {
    if (!open) return undefined
    const close = () => setOpen(false)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // One Escape, one thing: the dialog around the hint stays.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    const closeOnPressOutside = (event: Event) => {
      if (!(event.target instanceof Node && anchor.current?.contains(event.target))) close()
    }
    document.addEventListener('keydown', closeOnEscape, { capture: true })
    document.addEventListener('pointerdown', closeOnPressOutside, { capture: true })
    document.addEventListener('scroll', close, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', closeOnEscape, { capture: true })
      document.removeEventListener('pointerdown', closeOnPressOutside, { capture: true })
      document.removeEventListener('scroll', close, { capture: true })
    }
  }, [open, anchor])

  useEffect(() => () => window.clearTimeout(leaving.current), [])

  const events = {
    onPointerEnter: (event: PointerEvent) => {
      window.clearTimeout(leaving.current)
      if (event.pointerType === 'mouse' || onTouch) setOpen(true)
    },
    // A finger leaves as soon as it lifts; its hint stays until the next press elsewhere.
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') leaving.current = window.setTimeout(() => setOpen(false), closeDelay)
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setOpen(false)
    },
    onFocus: (event: FocusEvent) => {
      window.clearTimeout(leaving.current)
      if (event.target.matches(':focus-visible')) setOpen(true)
    },
    onBlur: () => setOpen(false),
  }
  return { open, events }
}

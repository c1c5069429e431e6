import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent, RefObject } from 'react'

const closeDelay = 120

/** When a hint is open: the pointer rests on it, or the keyboard is on it. */
export function useHint({ onTouch }: { onTouch: boolean }) {
  const [open, setOpen] = useState(false)
  const leaving = useRef<number>(undefined)
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
  return { open, close: () => setOpen(false), events }
}

/** While a hint is open: Escape, a press elsewhere and scrolling close it. */
export function useClosing(anchor: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (!open) return undefined
    const closeOnScroll = () => leave()
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // One Escape, one thing: the dialog around the hint stays.
      event.preventDefault()
      event.stopPropagation()
      leave()
    }
    const closeOnPressOutside = (event: Event) => {
      if (!(event.target instanceof Node && anchor.current?.contains(event.target))) leave()
    }
    document.addEventListener('keydown', closeOnEscape, { capture: true })
    document.addEventListener('pointerdown', closeOnPressOutside, { capture: true })
    document.addEventListener('scroll', closeOnScroll, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', closeOnEscape, { capture: true })
      document.removeEventListener('pointerdown', closeOnPressOutside, { capture: true })
      document.removeEventListener('scroll', closeOnScroll, { capture: true })
    }
  }, [open, anchor])
}

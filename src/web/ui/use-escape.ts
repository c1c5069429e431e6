import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Escape anywhere inside the element. Heard before anything else: the hint of the button that the pointer happens to
 * rest on would otherwise take the key for itself.
 */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void) {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && element.current?.contains(event.target)
      if (event.key === 'Escape' && isInside) escape()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [element])
}

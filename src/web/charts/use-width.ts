import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide an element is, in whole pixels; 0 before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    // It reports the first size too, before anything is painted.
    const observer = new ResizeObserver(() => setWidth(Math.floor(watched.clientWidth)))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}

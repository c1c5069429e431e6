import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether the element has more to show sideways; only then is it worth a stop of the Tab key. */
export function useOverflows(element: RefObject<HTMLElement | null>) {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    const observer = new ResizeObserver(() => setOverflows(watched.scrollWidth > watched.clientWidth))
    observer.observe(watched)
    if (watched.firstElementChild) observer.observe(watched.firstElementChild)
    return () => observer.disconnect()
  }, [element])
  return overflows
}

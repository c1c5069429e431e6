import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Place {
  row: Element
  top: number
}

/** What is being read stays where it is when earlier messages come in above it: call it just before they do. */
export function useKeepPlace(list: RefObject<HTMLElement | null>) {
  const place = useRef<Place | null>(null)

  // After every drawing, of which the next one brings the earlier messages.
  useLayoutEffect(() => {
    const kept = place.current
    place.current = null
    if (kept) window.scrollBy(0, kept.row.getBoundingClientRect().top - kept.top)
  })

  return () => {
    const rows = [...(list.current?.querySelectorAll('article') ?? [])]
    const row = rows.find((one) => one.getBoundingClientRect().bottom > 0)
    place.current = row ? { row, top: row.getBoundingClientRect().top } : null
  }
}

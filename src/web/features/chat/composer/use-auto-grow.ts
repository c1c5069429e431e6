import { useLayoutEffect, useRef } from 'react'

const MAX_HEIGHT = 200

/** As high as its text, up to a limit from which on it scrolls; back to one line when it is emptied. */
export function useAutoGrow() {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const grown = field.current
    if (!grown) return
    grown.style.height = 'auto'
    grown.style.height = `${Math.min(grown.scrollHeight, MAX_HEIGHT)}px`
  })
  return field
}

import { useLayoutEffect, useRef } from 'react'

const MAX_HEIGHT = 200

/**
 * As high as its text, up to a limit from which on it scrolls; back to one line when it is emptied. Browsers that can
 * do so by its style alone do: measuring has the page laid out twice for every letter.
 */
export function useAutoGrow() {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const grown = field.current
    if (!grown || CSS.supports('field-sizing', 'content')) return
    grown.style.height = 'auto'
    grown.style.height = `${Math.min(grown.scrollHeight, MAX_HEIGHT)}px`
  })
  return field
}

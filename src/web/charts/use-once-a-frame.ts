import { useCallback, useEffect, useRef } from 'react'

/** A pointer can move several times between two frames; only its last place before each counts. */
export function useOnceAFrame() {
  const frame = useRef<number>(undefined)
  const latest = useRef<() => void>(undefined)

  const cancel = useCallback(() => {
    if (frame.current !== undefined) cancelAnimationFrame(frame.current)
    frame.current = undefined
  }, [])
  const request = useCallback((act: () => void) => {
    latest.current = act
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined
      latest.current?.()
    })
  }, [])

  useEffect(() => cancel, [cancel])
  return { request, cancel }
}

import { useCallback, useEffect, useRef } from 'react'

/** Runs only the last of the calls that came since the screen was drawn, just before it is drawn again. */
export function useOnceAFrame() {
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return useCallback((run: () => void) => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(run)
  }, [])
}

import { useEffect, useState } from 'react'

/** The text, updated only when typing pauses. */
export function useDebounced(text: string, pauseMs: number): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return rested
}

import { startTransition, useEffect, useState } from 'react'

/** A screenful of rows at once, then so many at a time, with a pause in which a press or a key has its turn. */
const FIRST = 10
const STEP = 10
const PAUSE_MS = 30

/** How many of the rows are drawn by now, so that nobody waits for all of them. It begins anew with another choice. */
export function useGradually(count: number, choice: string): number {
  const [state, setState] = useState({ choice, drawn: FIRST })
  const drawn = state.choice === choice ? state.drawn : FIRST
  useEffect(() => {
    if (drawn >= count) return undefined
    const more = () => startTransition(() => setState({ choice, drawn: drawn + STEP }))
    const timer = setTimeout(more, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [choice, drawn, count])
  return Math.min(drawn, count)
}

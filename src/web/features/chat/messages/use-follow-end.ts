import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to the end than this counts as being there. */
const NEAR = 64

const distanceToEnd = () =>
  document.documentElement.scrollHeight - window.innerHeight - Math.round(window.scrollY)

/**
 * Keeps the end of the conversation in view while something is said, unless the reader has scrolled up; then it says
 * that there is something new. `lastKey` changes with what stands last; `isLive` is false while another part is read.
 */
export function useFollowEnd(lastKey: string, isLive: boolean) {
  const screen = useRef<HTMLDivElement>(null)
  const inputBar = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(isLive)
  /** What was drawn last has not been scrolled to yet. */
  const isDue = useRef(false)
  /** Where the page was when it was last looked at or scrolled; null where that does not matter. */
  const stoodAt = useRef<number | null>(null)
  const [isAtEnd, setAtEnd] = useState(isLive)
  const [seenKey, setSeenKey] = useState(lastKey)
  if (isAtEnd && seenKey !== lastKey) setSeenKey(lastKey)

  // A browser that restores the position of the last visit would scroll away from the end.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [])

  const goToEnd = useCallback(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    stoodAt.current = window.scrollY
  }, [])

  const look = useCallback(() => {
    if (isDue.current) return
    stoodAt.current = window.scrollY
    isFollowing.current = isLive && distanceToEnd() < NEAR
    setAtEnd(isFollowing.current)
  }, [isLive])

  useLayoutEffect(() => {
    isFollowing.current = isLive
    stoodAt.current = window.scrollY
    const stay = () => {
      if (isFollowing.current) goToEnd()
      look()
    }
    // What the reader opens grows under their eyes: they want its beginning, so that is looked at and not followed.
    const observer = new ResizeObserver((entries) =>
      entries.some(({ target }) => target === inputBar.current) ? stay() : look(),
    )
    for (const { current } of [screen, inputBar]) if (current) observer.observe(current)
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', stay)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', stay)
    }
  }, [isLive, look, goToEnd])

  // Whenever the screen itself is drawn anew, something was said or has arrived. It is drawn several times for that,
  // and scrolling has the page laid out: once before the next picture is enough. Whoever scrolls in between, be it the
  // reader or the address of a message, is let go.
  useLayoutEffect(() => {
    if (!isFollowing.current) return undefined
    isDue.current = true
    const frame = requestAnimationFrame(() => {
      isDue.current = false
      const isElsewhere = stoodAt.current !== null && Math.abs(window.scrollY - stoodAt.current) > 1
      if (isElsewhere && distanceToEnd() >= NEAR) look()
      else goToEnd()
    })
    return () => {
      isDue.current = false
      cancelAnimationFrame(frame)
    }
  })

  const follow = useCallback(() => {
    isFollowing.current = true
    stoodAt.current = null
    setAtEnd(true)
  }, [])
  return { screen, inputBar, hasNew: isLive && !isAtEnd && seenKey !== lastKey, follow }
}

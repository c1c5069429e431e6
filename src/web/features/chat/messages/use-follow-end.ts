import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to the end than this counts as being there. */
const NEAR = 64

const distanceToEnd = () =>
  document.documentElement.scrollHeight - window.innerHeight - Math.round(window.scrollY)

const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)

/**
 * Keeps the end of the conversation in view while it grows, unless the reader has scrolled up; then it says that
 * there is something new. `lastKey` changes with what stands last; `isLive` is false while another part is read.
 */
export function useFollowEnd(content: RefObject<HTMLElement | null>, lastKey: string, isLive: boolean) {
  const isFollowing = useRef(isLive)
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

  useLayoutEffect(() => {
    isFollowing.current = isLive
    if (isLive) scrollToEnd()
    const look = () => {
      isFollowing.current = isLive && distanceToEnd() < NEAR
      setAtEnd(isFollowing.current)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isLive])

  useLayoutEffect(() => {
    const watched = content.current
    if (!watched) return undefined
    const stay = () => {
      if (isFollowing.current) scrollToEnd()
    }
    const observer = new ResizeObserver(stay)
    observer.observe(watched)
    window.addEventListener('resize', stay)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', stay)
    }
  }, [content])

  const follow = useCallback(() => {
    isFollowing.current = true
    setAtEnd(true)
    scrollToEnd()
  }, [])
  return { hasNew: isLive && !isAtEnd && seenKey !== lastKey, follow }
}

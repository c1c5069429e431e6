import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to the end than this counts as being there. */
const NEAR = 64

const distanceToEnd = () =>
  document.documentElement.scrollHeight - window.innerHeight - Math.round(window.scrollY)

const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)

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
    const look = () => {
      if (isDue.current) return
      isFollowing.current = isLive && distanceToEnd() < NEAR
      setAtEnd(isFollowing.current)
    }
    const stay = () => {
      if (isFollowing.current) scrollToEnd()
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
  }, [isLive])

  // Whenever the screen itself is drawn anew, something was said or has arrived. It is drawn several times for that, and
  // scrolling has the page laid out: once before the next picture is enough.
  useLayoutEffect(() => {
    if (!isFollowing.current) return undefined
    isDue.current = true
    const frame = requestAnimationFrame(() => {
      isDue.current = false
      scrollToEnd()
    })
    return () => {
      isDue.current = false
      cancelAnimationFrame(frame)
    }
  })

  const follow = useCallback(() => {
    isFollowing.current = true
    setAtEnd(true)
  }, [])
  return { screen, inputBar, hasNew: isLive && !isAtEnd && seenKey !== lastKey, follow }
}

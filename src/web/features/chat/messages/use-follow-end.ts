import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end that still count as being at the end. */
const NEAR = 64

const findEnd = () => document.documentElement.scrollHeight - window.innerHeight

const isNear = (end: number) => end - Math.round(window.scrollY) < NEAR

/**
 * A page that grows moves its end away from a reader who stays, and one that gets shorter takes the reader along: only
 * who is far from where the end was and from where it is has left it.
 */
const hasLeft = (seenEnd: number | null) => seenEnd !== null && !isNear(seenEnd) && !isNear(findEnd())

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
  /** Where the end was when it was last seen; null when it is wanted from wherever the page stands. */
  const seenEnd = useRef<number | null>(null)
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
    seenEnd.current = findEnd()
  }, [])

  const look = useCallback(() => {
    if (isDue.current) return
    seenEnd.current = findEnd()
    isFollowing.current = isLive && isNear(seenEnd.current)
    setAtEnd(isFollowing.current)
  }, [isLive])

  useLayoutEffect(() => {
    isFollowing.current = isLive
    seenEnd.current = null
    const hear = () => {
      if (!isFollowing.current || hasLeft(seenEnd.current)) look()
    }
    const stay = () => {
      if (isFollowing.current) goToEnd()
      look()
    }
    // What the reader opens grows under their eyes: they want its beginning, so that is looked at and not followed.
    const observer = new ResizeObserver((entries) =>
      entries.some(({ target }) => target === inputBar.current) ? stay() : look(),
    )
    for (const { current } of [screen, inputBar]) if (current) observer.observe(current)
    window.addEventListener('scroll', hear, { passive: true })
    window.addEventListener('resize', stay)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', hear)
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
      if (!isFollowing.current) return
      if (hasLeft(seenEnd.current)) look()
      else goToEnd()
    })
    return () => {
      isDue.current = false
      cancelAnimationFrame(frame)
    }
  })

  const follow = useCallback(() => {
    isFollowing.current = true
    seenEnd.current = null
    setAtEnd(true)
  }, [])
  /** For whoever has scrolled to something else, before the page hears of it. */
  const letGo = useCallback(() => {
    isDue.current = false
    look()
  }, [look])
  return { screen, inputBar, hasNew: isLive && !isAtEnd && seenKey !== lastKey, follow, letGo }
}

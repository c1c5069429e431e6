import { useEffect, useState } from 'react'

/** Movements smaller than this are a trembling finger. */
const STEP = 24

/** True while the reader goes down through a page; false as soon as they turn back, or are at an end of it. */
export function useFold(): boolean {
  const [isFolded, setFolded] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const { scrollY, innerHeight } = window
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - STEP
      if (scrollY < STEP || isAtEnd) setFolded(false)
      else if (Math.abs(scrollY - last) < STEP) return
      else setFolded(scrollY > last)
      last = scrollY
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isFolded
}

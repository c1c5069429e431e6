import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

interface EarlierProps {
  isLoading: boolean
  hasFailed: boolean
  onLoad: () => void
}

/** Loads what was said before as soon as the reader comes near; also a button, for the keyboard and after a failure. */
export function Earlier({ isLoading, hasFailed, onLoad }: EarlierProps) {
  const mark = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(() => {
    if (!hasFailed) onLoad()
  })

  useEffect(() => {
    // Anew after each page: one that is short leaves the mark in view.
    if (isLoading || !mark.current) return undefined
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && load(), {
      rootMargin: '600px 0px 0px',
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isLoading])

  return (
    <div ref={mark} className="flex flex-wrap items-center justify-center gap-3 py-2">
      {hasFailed && <p className="text-sm text-danger">Earlier messages could not be loaded.</p>}
      <Button variant="secondary" size="sm" pending={isLoading} onClick={onLoad}>
        {hasFailed ? 'Try again' : 'Show earlier messages'}
      </Button>
    </div>
  )
}

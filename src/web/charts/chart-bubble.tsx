import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface ChartBubbleProps {
  x: number
  y: number
  /** The width it may not leave. */
  width: number
  children: ReactNode
}

const gap = 12

/**
 * Stands above a point of the chart, below it when there is no room; the chart itself says the same to screen readers.
 */
export function ChartBubble({ x, y, width, children }: ChartBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = bubble.current
    if (!shown) return
    const { offsetWidth, offsetHeight } = shown
    const left = Math.max(0, Math.min(x - offsetWidth / 2, width - offsetWidth))
    const above = y - offsetHeight - gap
    shown.style.translate = `${Math.round(left)}px ${Math.round(above < 0 ? y + gap : above)}px`
  })
  return (
    <div
      ref={bubble}
      aria-hidden
      className={classNames(
        'pointer-events-none absolute top-0 left-0 rounded-md bg-ink px-2.5',
        'py-1.5 text-fine/5 whitespace-nowrap text-canvas shadow-float',
      )}
    >
      {children}
    </div>
  )
}

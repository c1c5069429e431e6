import type { Ref } from 'react'
import { classNames } from '#web/ui/class-names.ts'

export interface Point {
  x: number
  y: number
}

interface ChartTooltipProps {
  ref: Ref<HTMLDivElement>
  title: string
  amount: string
  note: string
}

/** Moved by placeTooltip, so that following the pointer draws nothing again. */
export function ChartTooltip({ ref, title, amount, note }: ChartTooltipProps) {
  return (
    <div
      ref={ref}
      aria-hidden
      data-chart-tooltip=""
      className={classNames(
        'pointer-events-none absolute top-0 left-0 z-10 max-w-56 rounded-control',
        'border border-line bg-raised px-3 py-2 text-sm shadow-float',
      )}
    >
      <p className="truncate font-medium">{title}</p>
      <p className="flex justify-between gap-4 tabular-nums">
        <span className="text-ink-muted">Amount</span>
        <span className="font-semibold">{amount}</span>
      </p>
      <p className="text-fine text-ink-muted tabular-nums">{note}</p>
    </div>
  )
}

const GAP = 12

/** Above the point and beside it where there is room, always inside the frame. */
export function placeTooltip(bubble: HTMLElement, frame: HTMLElement, { x, y }: Point) {
  const { offsetWidth: width, offsetHeight: height } = bubble
  const left = x + GAP + width > frame.clientWidth ? x - GAP - width : x + GAP
  const top = y - GAP - height
  const clamp = (value: number, room: number) => Math.round(Math.max(0, Math.min(value, room)))
  bubble.style.translate = `${clamp(left, frame.clientWidth - width)}px ${clamp(top, frame.clientHeight - height)}px`
}

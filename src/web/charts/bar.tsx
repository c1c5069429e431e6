import { classNames } from '#web/ui/class-names.ts'
import { type BarsLayout, shorten } from './lay-out-bars.ts'

interface BarProps {
  name: string
  /** At its end, e.g. '$1,650 (46.9%)'. */
  note: string
  /** For screen readers. */
  description: string
  /** The class of its colour. */
  fill: string
  top: number
  /** From 0 to 1 of the longest. */
  part: number
  width: number
  layout: BarsLayout
  isFaded: boolean
  isTabStop: boolean
  onFocus: (element: SVGElement) => void
}

export function Bar(props: BarProps) {
  const { name, note, description, fill, top, part, width, layout, isFaded, isTabStop, onFocus } = props
  const { rowHeight, isBeside, hasLargeText, barLeft, barHeight, barRoom, letters } = layout
  const barTop = top + layout.barTop
  const textY = top + layout.textMiddle
  const textSize = hasLargeText ? 'text-base' : 'text-fine'
  // Even the smallest amount gets a visible bar.
  const length = part > 0 ? Math.max(3, barRoom * part) : 0
  const noteX = isBeside ? barLeft + length + 10 : width
  return (
    <g
      data-bar=""
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for it
      role="img"
      aria-label={description}
      tabIndex={isTabStop ? 0 : -1}
      className="group outline-none"
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onFocus(event.currentTarget)}
    >
      <rect x={0} y={top} width={width} height={rowHeight} className="fill-transparent" />
      <text
        x={0}
        y={textY}
        dy="0.35em"
        className={classNames(
          'fill-ink group-focus-visible:underline',
          textSize,
          hasLargeText && 'font-medium',
        )}
      >
        {shorten(name, letters)}
      </text>
      {!isBeside && <rect x={0} y={barTop} width={width} height={barHeight} rx={4} className="fill-subtle" />}
      <rect
        x={barLeft}
        y={barTop}
        width={length}
        height={barHeight}
        rx={4}
        className={classNames(
          fill,
          'transition-opacity group-focus-visible:stroke-ink group-focus-visible:stroke-2',
          'forced-colors:fill-[CanvasText]',
          isFaded && 'opacity-45',
        )}
      />
      <text
        x={noteX}
        y={textY}
        dy="0.35em"
        textAnchor={isBeside ? 'start' : 'end'}
        className={classNames('fill-ink-muted tabular-nums', textSize)}
      >
        {note}
      </text>
    </g>
  )
}

import { classNames } from '#web/ui/class-names.ts'
import { type BarLayout, barPath, shorten } from './bar-scale.ts'

interface BarProps {
  label: string
  /** For screen readers. */
  description: string
  centre: number
  base: number
  height: number
  layout: BarLayout
  isFaded: boolean
  isTabStop: boolean
  onFocus: (element: SVGElement) => void
}

export function Bar(props: BarProps) {
  const { label, description, centre, base, height, layout, isFaded, isTabStop, onFocus } = props
  const { slot, barWidth, isSlanted, letters } = layout
  const slanted = { textAnchor: 'end' as const, transform: `rotate(-40 ${centre + 4} ${base + 14})` }
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
      <rect x={centre - slot / 2} y={0} width={slot} height={base} className="fill-transparent" />
      <path
        d={barPath(centre, base, barWidth, height)}
        className={classNames(
          'fill-accent transition-opacity group-focus-visible:stroke-ink group-focus-visible:stroke-2',
          'forced-colors:fill-[CanvasText]',
          isFaded && 'opacity-45',
        )}
      />
      <text
        x={isSlanted ? centre + 4 : centre}
        y={base + (isSlanted ? 14 : 19)}
        {...(isSlanted ? slanted : { textAnchor: 'middle' })}
        className="fill-ink-muted text-xs group-focus-visible:fill-ink"
      >
        {shorten(label, letters)}
      </text>
    </g>
  )
}

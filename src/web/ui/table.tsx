import { useRef, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useOverflows } from './use-overflows.ts'

interface TableProps {
  /** Names the table; shown to screen readers, as a heading usually stands above it. */
  caption: string
  className?: string
  children: ReactNode
}

/** Write plain `<thead>`, `<tbody>` and `<tr>` inside. On a phone it scrolls within itself. */
export function Table({ caption, className, children }: TableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(frame)
  const scrollable = overflows ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {}
  return (
    <div
      ref={frame}
      {...scrollable}
      className={classNames('relative scroll-fade -mr-2 pr-2 focus-visible:-outline-offset-2', className)}
    >
      <table className="w-full border-collapse text-sm tabular-nums [&_tbody_tr]:border-t [&_tbody_tr]:border-line">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

interface CellProps {
  /** Icon buttons at the end of a row, their icons flush with its edge. */
  actions?: boolean
  /** Right-aligned, so that the digits of a column stand under each other. */
  numeric?: boolean
}

export function HeadCell({ numeric, actions, className, ...rest }: CellProps & ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        'px-2 py-2.5 text-fine font-medium whitespace-nowrap text-ink-muted sm:px-3 first:pl-0 last:pr-0',
        numeric || actions ? 'text-right' : 'text-left',
        className,
      )}
    />
  )
}

export function Cell({ numeric, actions, className, children, ...rest }: CellProps & ComponentProps<'td'>) {
  return (
    <td
      {...rest}
      className={classNames(
        'h-13 px-2 py-2 align-middle sm:px-3 first:pl-0 last:pr-0',
        numeric && 'text-right whitespace-nowrap',
        className,
      )}
    >
      {actions ? <div className="-mr-2 flex justify-end">{children}</div> : children}
    </td>
  )
}

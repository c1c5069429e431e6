import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from './class-names.ts'

interface TabItem {
  value: string
  label: ReactNode
  content: ReactNode
  /** Keeps a half-filled form alive while another tab is shown. */
  keepMounted?: boolean
}

interface TabsProps {
  /** Names the row of tabs for screen readers. */
  label: string
  items: TabItem[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  className?: string
}

type TabEvent = SyntheticEvent<HTMLButtonElement>

/** A tab that the keyboard had reached keeps its ring when the mouse presses it: a ring that nobody needs. */
const press = ({ currentTarget }: TabEvent) => currentTarget.toggleAttribute('data-pressed', true)
const release = ({ currentTarget }: TabEvent) => currentTarget.removeAttribute('data-pressed')

/** One tab stop; the arrow keys, Home and End go from tab to tab and show each at once. */
export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value)
  const shown = value ?? own
  const tabId = (item: string) => `${id}-tab-${item}`
  const panelId = (item: string) => `${id}-panel-${item}`
  const row = useRef<HTMLDivElement>(null)
  // On a phone the row may be wider than the screen; the page itself must not move for it.
  useEffect(() => {
    const tab = document.getElementById(`${id}-tab-${shown}`)
    if (tab) row.current?.scrollTo({ left: tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2 })
  }, [id, shown])
  const show = (next: string) => {
    setOwn(next)
    if (next !== shown) onValueChange?.(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    release(event)
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    const here = items.findIndex((item) => item.value === shown)
    const step = isPlain ? steps[event.key] : undefined
    const next = step && items.at(step(here, items.length))
    if (!next) return
    event.preventDefault()
    show(next.value)
    document.getElementById(tabId(next.value))?.focus()
  }
  return (
    <div className={classNames('min-w-0', className)}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className="relative scroll-fade flex gap-6 border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={tabId(item.value)}
            aria-controls={panelId(item.value)}
            aria-selected={item.value === shown}
            tabIndex={item.value === shown ? 0 : -1}
            onClick={() => show(item.value)}
            onPointerDown={press}
            onKeyDown={onKeyDown}
            onBlur={release}
            className={classNames(
              'relative flex min-h-10 shrink-0 items-center justify-center gap-2 rounded-sm',
              'px-0.5 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors',
              'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full',
              'hover:text-ink focus-visible:-outline-offset-2 data-pressed:outline-none',
              'aria-selected:text-ink aria-selected:after:bg-accent touch:min-h-touch',
              'touch:min-w-touch forced-colors:aria-selected:after:bg-[Highlight] [&_svg]:size-4',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={panelId(item.value)}
          aria-labelledby={tabId(item.value)}
          tabIndex={0}
          hidden={item.value !== shown}
          className="mt-6 rounded-card"
        >
          {(item.value === shown || item.keepMounted) && item.content}
        </div>
      ))}
    </div>
  )
}

/** Where each key goes; past the last tab comes the first. */
const steps: Record<string, (here: number, count: number) => number> = {
  ArrowRight: (here, count) => (here + 1) % count,
  ArrowLeft: (here) => here - 1,
  Home: () => 0,
  End: () => -1,
}

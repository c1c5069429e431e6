import { Tabs as RadixTabs } from 'radix-ui'
import type { ReactNode, SyntheticEvent } from 'react'
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

/** Radix focuses a pressed tab by script, which browsers take for the keyboard: a ring that nobody needs. */
const ringForKeys = {
  onPointerDown: ({ currentTarget }: TabEvent) => currentTarget.toggleAttribute('data-pressed', true),
  onKeyDown: ({ currentTarget }: TabEvent) => currentTarget.removeAttribute('data-pressed'),
  onBlur: ({ currentTarget }: TabEvent) => currentTarget.removeAttribute('data-pressed'),
}

export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps) {
  // Radix tells controlled from uncontrolled by whether `value` is there.
  const state = value === undefined ? { defaultValue: defaultValue ?? items[0]?.value } : { value }
  return (
    <RadixTabs.Root {...state} onValueChange={onValueChange} className={classNames('min-w-0', className)}>
      <RadixTabs.List
        aria-label={label}
        className="relative scroll-fade flex gap-6 border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            value={item.value}
            {...ringForKeys}
            className="relative flex min-h-10 shrink-0 items-center justify-center gap-2 rounded-sm px-0.5 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full hover:text-ink focus-visible:-outline-offset-2 data-pressed:outline-none data-[state=active]:text-ink data-[state=active]:after:bg-accent touch:min-h-touch touch:min-w-touch forced-colors:data-[state=active]:after:bg-[Highlight] [&_svg]:size-4"
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          forceMount={item.keepMounted || undefined}
          className="mt-6 rounded-card data-[state=inactive]:hidden"
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}

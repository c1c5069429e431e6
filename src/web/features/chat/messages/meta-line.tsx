import type { ReactNode } from 'react'

/** The small print under a message. */
export function MetaLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-[0.8125rem]/5 text-ink-muted tabular-nums">
      {children}
    </p>
  )
}

export const countCharacters = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`

import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface ProseProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A page to read: one column of a comfortable width. */
export function Prose({ title, lead, children }: ProseProps) {
  return (
    <article className="mx-auto max-w-2xl px-4 pt-10 sm:px-6 sm:pt-16">
      <h1 className="text-display">{title}</h1>
      <div className="mt-5 text-lg/8 text-pretty text-ink-muted">{lead}</div>
      <div className="mt-12 grid gap-10">{children}</div>
    </article>
  )
}

interface ChapterProps {
  title: string
  children: ReactNode
}

export function Chapter({ title, children }: ChapterProps) {
  return (
    <section>
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      <div
        className={classNames(
          'mt-3 grid gap-3 text-pretty',
          '[&_a]:font-medium [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-2 [&_li]:pl-1',
          '[&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5 [&_ul]:marker:text-ink-muted',
        )}
      >
        {children}
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  text?: string
  children: ReactNode
}

export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-20 sm:px-6 sm:pt-24 lg:px-8">
      <h2 className="text-headline">{title}</h2>
      {text && <p className="mt-3 max-w-2xl text-pretty text-ink-muted">{text}</p>}
      <div className="mt-8">{children}</div>
    </section>
  )
}

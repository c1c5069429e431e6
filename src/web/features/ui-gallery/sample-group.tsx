import type { ReactNode } from 'react'

interface SampleGroupProps {
  title: string
  children: ReactNode
}

export function SampleGroup({ title, children }: SampleGroupProps) {
  return (
    <section>
      <h2 className="mb-4 text-lg font-semibold tracking-tight">{title}</h2>
      <div className="space-y-4">{children}</div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { Logo } from './logo.tsx'

interface CenteredPageProps {
  title: string
  text?: ReactNode
  children: ReactNode
  footer?: ReactNode
}

/** A page with one thing to do: the logo, a card, and a way elsewhere. */
export function CenteredPage({ title, text, children, footer }: CenteredPageProps) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 px-4 py-10 outline-none">
      <a href="/" aria-label="Keel" className="self-center rounded-control p-2">
        <Logo />
      </a>
      <Card>
        <h1 className="text-title">{title}</h1>
        {text && <p className="mt-1 text-pretty text-ink-muted">{text}</p>}
        <div className="mt-6">{children}</div>
      </Card>
      {footer && <div className="text-center text-sm text-ink-muted">{footer}</div>}
    </main>
  )
}

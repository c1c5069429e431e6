import { Link, useLocation } from 'wouter'
import { useCurrentUser } from '#web/data/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Logo } from '#web/ui/logo.tsx'

export function PublicHeader() {
  const isSignedIn = Boolean(useCurrentUser().data)
  const [path] = useLocation()
  return (
    <header className="mx-auto flex h-18 w-full max-w-6xl items-center justify-between gap-4 px-4 sm:px-6 lg:px-8">
      <Link href="/" aria-label="Keel, to the start page" className="-ml-2 rounded-control p-2">
        <Logo />
      </Link>
      <nav aria-label="Main" className="flex items-center gap-1 sm:gap-3">
        <Link
          href="/how-it-works"
          aria-current={path === '/how-it-works' ? 'page' : undefined}
          className="inline-flex min-h-10 items-center rounded-control px-3 text-sm font-medium text-ink-muted hover:text-ink aria-[current]:text-ink touch:min-h-touch"
        >
          How it works
        </Link>
        {/* As wide either way, so that nothing moves when it turns out who is there. */}
        <ButtonLink href={isSignedIn ? '/chat' : '/login'} variant="secondary" className="min-w-26">
          {isSignedIn ? 'Open Keel' : 'Log In'}
        </ButtonLink>
      </nav>
    </header>
  )
}

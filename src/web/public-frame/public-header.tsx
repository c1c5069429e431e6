import { ButtonAnchor } from '#web/ui/button-anchor.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/logo.tsx'

interface PublicHeaderProps {
  path: string | undefined
  isSignedIn: boolean
}

export function PublicHeader({ path, isSignedIn }: PublicHeaderProps) {
  return (
    <header className="mx-auto flex h-18 w-full max-w-6xl items-center justify-between gap-4 px-4 sm:px-6 lg:px-8">
      <a href="/" aria-label="Keel, to the start page" className="-ml-2 rounded-control p-2">
        <Logo />
      </a>
      <nav aria-label="Main" className="flex items-center gap-1 sm:gap-3">
        <a
          href="/how-it-works"
          aria-current={path === '/how-it-works' ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-10 items-center rounded-control px-3 text-sm font-medium text-ink-muted',
            'hover:text-ink aria-[current]:text-ink touch:min-h-touch',
          )}
        >
          How it works
        </a>
        {/* As wide either way, so that nothing moves when it turns out who is there. */}
        <ButtonAnchor href={isSignedIn ? '/chat' : '/login'} variant="secondary" className="min-w-26">
          {isSignedIn ? 'Open Keel' : 'Log In'}
        </ButtonAnchor>
      </nav>
    </header>
  )
}

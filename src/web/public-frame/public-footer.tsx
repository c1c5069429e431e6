import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/logo.tsx'

const links = [
  { href: '/how-it-works', label: 'How it works' },
  { href: '/privacy-policy', label: 'Privacy policy' },
  { href: '/terms-of-service', label: 'Terms of service' },
  { href: '/feedback', label: 'Feedback' },
]

export function PublicFooter() {
  return (
    <footer className="mt-20 border-t border-line sm:mt-28">
      <div
        className={classNames(
          'mx-auto grid max-w-6xl gap-x-12 gap-y-6 px-4 py-10 text-sm text-ink-muted',
          'sm:px-6 lg:grid-cols-[1fr_auto] lg:px-8 lg:py-12',
        )}
      >
        <div>
          <Logo />
          <p className="mt-3 max-w-md text-pretty">
            Keel computes and explains. It gives general information, not licensed financial advice, and it
            never moves your money.
          </p>
        </div>
        <nav aria-label="Footer" className="lg:pt-1">
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className={classNames(
                    'inline-flex min-h-9 items-center font-medium',
                    'hover:text-ink hover:underline touch:min-h-touch',
                  )}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}

import { Landmark, MessageCircle, PiggyBank, Route } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { classNames } from '#web/ui/class-names.ts'

const links = [
  { href: '/chat', label: 'Advisor', Icon: MessageCircle },
  { href: '/budget', label: 'Budget', Icon: PiggyBank },
  { href: '/balance-sheet', label: 'Balance', Icon: Landmark },
  { href: '/plans', label: 'Plans', Icon: Route },
]

/** Small screens only: the screens people switch between most, in reach of the thumb. The rest is in the drawer. */
export function BottomBar() {
  const [path] = useLocation()
  return (
    <nav aria-label="Main screens" className="bottom-bar">
      <ul className="grid h-14 auto-cols-fr grid-flow-col">
        {links.map(({ href, label, Icon }) => (
          <li key={href} className="min-w-0">
            <Link
              href={href}
              aria-current={path === href ? 'page' : undefined}
              className={classNames(
                'flex h-full flex-col items-center justify-center gap-0.5 text-xs font-medium -outline-offset-2',
                path === href ? 'text-accent' : 'text-ink-muted',
              )}
            >
              <Icon aria-hidden className="size-5" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

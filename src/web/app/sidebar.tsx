import { Search } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useMe } from '#web/data/session.ts'
import { openPalette } from '#web/palette/palette-state.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { navigation } from '#web/lib/navigation.ts'

/**
 * The links of the signed-in app, and who is signed in; the same beside a desktop page and in the drawer of a phone.
 */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const user = useMe()
  const [path] = useLocation()
  const links = navigation.filter((link) => !link.adminOnly || user.isAdmin)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          onNavigate?.()
          openPalette('commands')
        }}
        className={classNames(
          'mx-3 flex min-h-10 shrink-0 items-center gap-3 rounded-control',
          'border border-line px-3 text-sm text-ink-muted',
          'hover:bg-hover hover:text-ink touch:min-h-touch',
        )}
      >
        <Search aria-hidden className="size-4.5" />
        Go to or find
      </button>
      <nav aria-labelledby="financial-tools" className="min-h-0 flex-1 overflow-y-auto px-3 py-2">
        <h2 id="financial-tools" className="px-3 py-2 text-sm font-medium text-ink-muted">
          Financial Tools
        </h2>
        <ul className="grid gap-0.5">
          {links.map(({ href, label, Icon }) => (
            <li key={href}>
              <Link
                href={href}
                onClick={onNavigate}
                aria-current={path === href ? 'page' : undefined}
                className={classNames(
                  'flex min-h-10 items-center gap-3 rounded-control px-3 text-sm font-medium transition-colors',
                  'touch:min-h-touch',
                  path === href
                    ? 'bg-accent-soft text-accent'
                    : 'text-ink-muted hover:bg-hover hover:text-ink',
                )}
              >
                <Icon aria-hidden className="size-4.5 shrink-0" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex items-center gap-3 border-t border-line px-5 py-4">
        <Avatar name={user.name || user.username} />
        <div className="min-w-0 text-sm">
          <p className="truncate font-medium">{user.name || user.username}</p>
          <p className="text-ink-muted">Free Plan</p>
        </div>
      </div>
    </div>
  )
}

import { Menu } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { useMe } from '#web/data/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Drawer } from './drawer.tsx'
import { GeneratedPasswordBanner } from './generated-password-banner.tsx'
import { Sidebar } from './sidebar.tsx'
import { useAppearance } from './use-appearance.ts'
import { useTimeZone } from './use-time-zone.ts'

// After the page: nobody waits for it.
const ConnectionBar = lazy(() => import('#web/offline/connection-bar.tsx'))
const PaletteKeys = lazy(() => import('#web/palette/palette-keys.tsx'))

/** The frame of every signed-in screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { id } = useMe()
  useTimeZone(id)
  useAppearance()
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-surface lg:flex">
        <Link href="/chat" aria-label="Keel" className="flex h-16 shrink-0 items-center px-5">
          <Logo />
        </Link>
        <Sidebar />
      </aside>
      <div className="flex min-h-dvh min-w-0 flex-col pb-(--bottom-bar)">
        <TopBar />
        <Suspense>
          <ConnectionBar userId={id} />
          <PaletteKeys userId={id} />
        </Suspense>
        <GeneratedPasswordBanner />
        <main
          id="content"
          className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-10"
        >
          {children}
        </main>
        <BottomBar />
      </div>
    </div>
  )
}

/** Small screens only: the menu, the logo, and who is signed in. */
function TopBar() {
  const user = useMe()
  const [isOpen, setOpen] = useState(false)
  return (
    <header
      className={classNames(
        'sticky top-0 z-20 flex h-14 items-center justify-between border-b border-line bg-surface px-2',
        'lg:hidden',
      )}
    >
      <IconButton
        label="Open menu"
        icon={<Menu />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Link href="/chat" aria-label="Keel" className="flex rounded-control p-2">
        <Logo />
      </Link>
      <Avatar name={user.name || user.username} size="sm" className="mr-2" />
      {isOpen && <Drawer onClose={() => setOpen(false)} />}
    </header>
  )
}

import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { findPage, type PagePath } from '#contract/pages.ts'
import { FullPageSpinner } from './full-page-spinner.tsx'
import { Guard, VisitorsOnly } from './guards.tsx'
import { NotFoundPage } from './not-found.tsx'
import { PageChange } from './page-change.tsx'
import { preloadInterruptions } from './preload.ts'

type Pages = Partial<Record<PagePath, ComponentType>>

/** Each page is a file of its own, loaded when it is opened. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const Shell = lazy(async () => ({ default: (await import('./shell.tsx')).Shell }))

const openPages: Pages = {
  '/logout': page(() => import('#web/features/logout/page.tsx'), 'LogoutPage'),
  '/forgot-password': page(() => import('#web/features/forgot-password/page.tsx'), 'ForgotPasswordPage'),
  '/reset-password': page(() => import('#web/features/reset-password/page.tsx'), 'ResetPasswordPage'),
}

const LoginPage = page(() => import('#web/features/login/page.tsx'), 'LoginPage')

const shellPages: Pages = {
  '/chat': page(() => import('#web/features/chat/page.tsx'), 'ChatPage'),
  '/balance-sheet': page(() => import('#web/features/balance-sheet/page.tsx'), 'BalanceSheetPage'),
  '/profile': page(() => import('#web/features/profile/page.tsx'), 'ProfilePage'),
  '/settings': page(() => import('#web/features/settings/page.tsx'), 'SettingsPage'),
  '/change-password': page(() => import('#web/features/change-password/page.tsx'), 'ChangePasswordPage'),
}

const UiGallery = import.meta.env.DEV
  ? page(() => import('#web/features/ui-gallery/page.tsx'), 'UiGalleryPage')
  : null

export function Router() {
  const [path] = useLocation()
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <Switch>
        {entriesOf(openPages).map(([href, Page]) => (
          <Route key={href} path={href}>
            <Arrival path={path} Page={Page} />
          </Route>
        ))}
        <Route path="/login">
          <VisitorsOnly>
            <Arrival path={path} Page={LoginPage} />
          </VisitorsOnly>
        </Route>
        <Route path="/auth">
          <Redirect to="/login" replace />
        </Route>
        {UiGallery && <Route path="/ui" component={UiGallery} />}
        <Route path="*">
          <ShellPages path={path} />
        </Route>
      </Switch>
    </Suspense>
  )
}

/** One shell for all its pages, so that going from one to the next keeps the sidebar in place. */
function ShellPages({ path }: { path: string }) {
  const found = findPage(path)
  const Page = found && shellPages[found.path as PagePath]
  if (!Page) return <Arrival path={path} Page={NotFoundPage} />
  return (
    <Guard access={found.access}>
      <Shell>
        <Suspense fallback={<FullPageSpinner />}>
          <Arrival path={path} Page={Page} />
        </Suspense>
      </Shell>
    </Guard>
  )
}

function Arrival({ path, Page }: { path: string; Page: ComponentType }) {
  useEffect(preloadInterruptions, [])
  return (
    <>
      <Page />
      <PageChange path={path} />
    </>
  )
}

function entriesOf(pages: Pages) {
  return Object.entries(pages) as [PagePath, ComponentType][]
}

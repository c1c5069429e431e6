import { type ComponentType, Suspense } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { findPage, type PagePath } from '#contract/pages.ts'
import { Arrival } from './arrival.tsx'
import { FullPageSpinner } from './full-page-spinner.tsx'
import { VisitorsOnly } from './guards.tsx'
import { FramedPage, framedPages } from './framed-pages.tsx'
import { page } from './lazy-page.ts'
import { PageLoad } from './page-load.tsx'

type Pages = Partial<Record<PagePath, ComponentType>>

const openPages: Pages = {
  '/logout': page(() => import('#web/features/logout/page.tsx'), 'LogoutPage'),
  '/forgot-password': page(() => import('#web/features/forgot-password/page.tsx'), 'ForgotPasswordPage'),
  '/reset-password': page(() => import('#web/features/reset-password/page.tsx'), 'ResetPasswordPage'),
  '/unsubscribe': page(() => import('#web/features/unsubscribe/page.tsx'), 'UnsubscribePage'),
}

const NotFoundPage = page(() => import('./not-found.tsx'), 'NotFoundPage')
const LoginPage = page(() => import('#web/features/login/page.tsx'), 'LoginPage')

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
          <OtherPage path={path} />
        </Route>
      </Switch>
    </Suspense>
  )
}

function OtherPage({ path }: { path: string }) {
  const found = findPage(path)
  if (found?.prerendered) return <PageLoad />
  const Page = found && framedPages[found.path as PagePath]
  if (!Page) return <Arrival path={path} Page={NotFoundPage} />
  return <FramedPage path={path} access={found.access} Page={Page} />
}

function entriesOf(pages: Pages) {
  return Object.entries(pages) as [PagePath, ComponentType][]
}

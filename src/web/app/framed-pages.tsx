import { type ComponentType, lazy, Suspense } from 'react'
import type { Access } from '#contract/endpoint.ts'
import type { PagePath } from '#contract/pages.ts'
import { useCurrentUser } from '#web/data/session.ts'
import { Arrival } from './arrival.tsx'
import { FullPageSpinner } from './full-page-spinner.tsx'
import { Guard } from './guards.tsx'
import { page } from './lazy-page.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { ShellOutline } from './shell-outline.tsx'

const Shell = lazy(async () => ({ default: (await import('./shell.tsx')).Shell }))
const PublicFrame = lazy(async () => ({
  default: (await import('#web/public-frame/public-frame.tsx')).PublicFrame,
}))

/** The pages that stand in the shell of the app. One that is public stands in the public frame for visitors. */
export const framedPages: Partial<Record<PagePath, ComponentType>> = {
  '/chat': page(() => import('#web/features/chat/page.tsx'), 'ChatPage'),
  '/budget': page(() => import('#web/features/budget/page.tsx'), 'BudgetPage'),
  '/balance-sheet': page(() => import('#web/features/balance-sheet/page.tsx'), 'BalanceSheetPage'),
  '/plans': page(() => import('#web/features/plans/page.tsx'), 'PlansPage'),
  '/transactions': page(() => import('#web/features/transactions/page.tsx'), 'TransactionsPage'),
  '/profile': page(() => import('#web/features/profile/page.tsx'), 'ProfilePage'),
  '/settings': page(() => import('#web/features/settings/page.tsx'), 'SettingsPage'),
  '/change-password': page(() => import('#web/features/change-password/page.tsx'), 'ChangePasswordPage'),
  '/admin': page(() => import('#web/features/admin/page.tsx'), 'AdminPage'),
  '/feedback': page(() => import('#web/features/feedback/page.tsx'), 'FeedbackPage'),
}

interface FramedPageProps {
  path: string
  access: Access
  Page: ComponentType
}

/** One shell for all its pages, so that going from one to the next keeps the sidebar in place. */
export function FramedPage({ path, access, Page }: FramedPageProps) {
  const user = useCurrentUser()
  const Frame = user.data ? Shell : PublicFrame
  const waiting = access === 'public' ? <FullPageSpinner /> : <ShellOutline />
  return (
    <Guard access={access} waiting={waiting}>
      <Suspense fallback={waiting}>
        <Frame>
          <Suspense fallback={<PageSkeleton />}>
            <Arrival path={path} Page={Page} />
          </Suspense>
        </Frame>
      </Suspense>
    </Guard>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminWaitlistQuery, wholeWaitlist } from '#web/data/admin-waitlist.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { EmailStatusBanner } from './email-status-banner.tsx'
import { type GivenPassword, GivenPasswords } from './given-passwords.tsx'
import { NoPrivileges } from './no-privileges.tsx'
import { WaitlistTab } from './waitlist/waitlist-tab.tsx'

const loading = <SkeletonRows count={3} label="Loading" />
const AdvisorUseTab = lazyPart(async () => (await import('./advisor-use-tab.tsx')).AdvisorUseTab, loading)
const AnalyticsTab = lazyPart(
  async () => (await import('./analytics/analytics-tab.tsx')).AnalyticsTab,
  loading,
)
const AuditTab = lazyPart(async () => (await import('./audit-tab.tsx')).AuditTab, loading)
const CreateUserTab = lazyPart(async () => (await import('./create-user-tab.tsx')).CreateUserTab, loading)
const FeedbackTab = lazyPart(async () => (await import('./feedback-tab.tsx')).FeedbackTab, loading)
const MailsTab = lazyPart(async () => (await import('./mails-tab.tsx')).MailsTab, loading)
const SystemTab = lazyPart(async () => (await import('./system-tab.tsx')).SystemTab, loading)
const UsersTab = lazyPart(async () => (await import('./users/users-tab.tsx')).UsersTab, loading)

export function AdminPage() {
  const waitlist = useInfiniteQuery(adminWaitlistQuery(wholeWaitlist))
  const [given, setGiven] = useState<GivenPassword[]>([])
  const showPasswords = (more: GivenPassword[]) => setGiven((shown) => [...shown, ...more])

  if (waitlist.isError && !waitlist.data) return <NoPrivileges />
  return (
    <>
      <PageHeader title="Admin Panel" subtitle="The waitlist, the people, and how Keel is used" />
      <EmailStatusBanner />
      <Tabs
        label="Admin Panel"
        items={[
          { value: 'waitlist', label: 'Waitlist', content: <WaitlistTab showPasswords={showPasswords} /> },
          {
            value: 'create-user',
            label: 'Create User',
            content: <CreateUserTab showPasswords={showPasswords} />,
            keepMounted: true,
          },
          { value: 'analytics', label: 'Analytics', content: <AnalyticsTab /> },
          { value: 'users', label: 'Users', content: <UsersTab showPasswords={showPasswords} /> },
          { value: 'feedback', label: 'Feedback', content: <FeedbackTab /> },
          { value: 'mails', label: 'Mails', content: <MailsTab /> },
          { value: 'advisor-use', label: 'Advisor use', content: <AdvisorUseTab /> },
          { value: 'audit-trail', label: 'Audit trail', content: <AuditTab /> },
          { value: 'system', label: 'System', content: <SystemTab /> },
        ]}
      />
      <GivenPasswords given={given} onConfirm={() => setGiven([])} />
    </>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminWaitlistQuery, wholeWaitlist } from '#web/data/admin-waitlist.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AdvisorUseTab } from './advisor-use-tab.tsx'
import { AnalyticsTab } from './analytics/analytics-tab.tsx'
import { AuditTab } from './audit-tab.tsx'
import { CreateUserTab } from './create-user-tab.tsx'
import { EmailStatusBanner } from './email-status-banner.tsx'
import { FeedbackTab } from './feedback-tab.tsx'
import { type GivenPassword, GivenPasswords } from './given-passwords.tsx'
import { MailsTab } from './mails-tab.tsx'
import { NoPrivileges } from './no-privileges.tsx'
import { SystemTab } from './system-tab.tsx'
import { UsersTab } from './users/users-tab.tsx'
import { WaitlistTab } from './waitlist/waitlist-tab.tsx'

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

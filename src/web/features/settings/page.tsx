import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AccountTab } from './account-tab.tsx'

export function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" subtitle="Your account and how Keel works for you" />
      <Tabs label="Settings" items={[{ value: 'account', label: 'Account', content: <AccountTab /> }]} />
    </>
  )
}

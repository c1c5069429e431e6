import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AccountTab } from './account-tab.tsx'
import { AppearanceTab } from './appearance-tab.tsx'

const tabs = [
  { value: 'account', label: 'Account', content: <AccountTab /> },
  { value: 'appearance', label: 'Appearance', content: <AppearanceTab /> },
]

export function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" subtitle="Your account and how Keel works for you" />
      <Tabs label="Settings" items={tabs} />
    </>
  )
}

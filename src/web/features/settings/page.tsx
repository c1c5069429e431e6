import { useHashTab } from '#web/lib/use-hash-tab.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AccountTab } from './account-tab.tsx'

const AppearanceTab = lazyPart(async () => (await import('./appearance-tab.tsx')).AppearanceTab)
const NotificationsTab = lazyPart(async () => (await import('./notifications-tab.tsx')).NotificationsTab)

const tabs = [
  { value: 'account', label: 'Account', content: <AccountTab /> },
  { value: 'appearance', label: 'Appearance', content: <AppearanceTab /> },
  { value: 'notifications', label: 'Notifications', content: <NotificationsTab /> },
]

export function SettingsPage() {
  // A link may lead to a tab, as /settings#notifications does.
  const [tab, setTab] = useHashTab(
    tabs.map(({ value }) => value),
    'account',
  )
  return (
    <>
      <PageHeader title="Settings" subtitle="Your account and how Keel works for you" />
      <Tabs label="Settings" items={tabs} value={tab} onValueChange={setTab} />
    </>
  )
}

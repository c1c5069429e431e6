import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#web/data/profile.ts'
import { useFollowProfile } from '#web/data/profile-history.ts'
import { ExportBar } from '#web/export/export-bar.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { AccountSettings } from './account-settings.tsx'
import { PersonalDetails } from './personal-details.tsx'

export function ProfilePage() {
  useFollowProfile()
  return (
    <>
      <PageHeader
        title="Financial Profile"
        subtitle="Your money in a few figures, and where each came from"
      />
      <Tabs
        label="Financial Profile"
        items={[
          {
            value: 'personal',
            label: 'Personal Details',
            content: <LoadedDetails />,
            keepMounted: true,
          },
          { value: 'account', label: 'Account Settings', content: <AccountSettings /> },
        ]}
      />
      <ExportBar
        tables={[
          { part: 'profile', label: 'Profile' },
          { part: 'profileChanges', label: 'History' },
        ]}
      />
    </>
  )
}

function LoadedDetails() {
  return (
    <QueryView
      query={useQuery(profileQuery)}
      loading={<LoadingForm />}
      failure="Failed to load your profile. Please refresh the page and try again."
    >
      {(profile) => <PersonalDetails profile={profile} />}
    </QueryView>
  )
}

function LoadingForm() {
  return (
    <Card>
      <output className="sr-only">Loading profile</output>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index}>
            <Skeleton className="mb-2 h-4 w-32" />
            <Skeleton className="h-10" />
          </div>
        ))}
      </div>
    </Card>
  )
}

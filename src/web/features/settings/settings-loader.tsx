import type { ReactNode } from 'react'
import type { SettingsAnswer } from '#contract/settings.ts'
import { useSettings } from '#web/data/settings.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'

/** Shows a tab once its settings are there; those that were loaded stay when fetching them anew fails. */
export function SettingsLoader({ children }: { children: (settings: SettingsAnswer) => ReactNode }) {
  const { data, isPending, isFetching, refetch } = useSettings()
  if (data) return children(data)
  if (isPending) {
    return (
      <Card>
        <SkeletonRows count={3} />
      </Card>
    )
  }
  return (
    <Alert
      variant="error"
      title="Error"
      action={
        <Button variant="secondary" size="sm" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      Your settings could not be loaded.
    </Alert>
  )
}

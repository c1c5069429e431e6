import type { ReactNode } from 'react'
import type { SettingsAnswer } from '#contract/settings.ts'
import { useSettings } from '#web/data/settings.ts'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

/** Shows a tab once its settings are there; those that were loaded stay when fetching them anew fails. */
export function SettingsLoader({ children }: { children: (settings: SettingsAnswer) => ReactNode }) {
  return (
    <QueryView
      query={useSettings()}
      loading={
        <Card>
          <SkeletonRows count={3} />
        </Card>
      }
      failure="Your settings could not be loaded."
    >
      {children}
    </QueryView>
  )
}

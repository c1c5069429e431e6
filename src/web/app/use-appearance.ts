import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { SETTINGS_SUBJECT, settingsQuery, useSettings } from '#web/data/settings.ts'
import { onAnnounced } from '#web/lib/broadcast.ts'
import { showAppearance } from '#web/lib/show-appearance.ts'

/**
 * Shows what is chosen in Settings, here or in another tab. The page came in the right appearance, so nothing is
 * fetched at the start.
 */
export function useAppearance() {
  const client = useQueryClient()
  const { data } = useSettings({ enabled: false })
  const { theme, accent, fontSize } = data ?? {}

  // Before the next paint, in which the pressed switch moves.
  useLayoutEffect(() => {
    if (theme && accent && fontSize) showAppearance({ theme, accent, fontSize })
  }, [theme, accent, fontSize])

  useEffect(
    () =>
      onAnnounced((subject) => {
        if (subject !== SETTINGS_SUBJECT) return
        client.fetchQuery({ ...settingsQuery, staleTime: 0 }).catch(() => {
          // The next page that is loaded has it.
        })
      }),
    [client],
  )
}

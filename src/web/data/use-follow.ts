import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onAnnounced } from '#web/lib/broadcast.ts'

/**
 * Keeps what is shown true although it is written elsewhere: fetched anew when another tab announces the subject,
 * and when the page comes back into view (another device may have written meanwhile). `keys` must be a constant.
 */
export function useFollow(subject: string, keys: readonly QueryKey[]) {
  const client = useQueryClient()
  useEffect(() => {
    const refetch = () => {
      for (const queryKey of keys) void client.invalidateQueries({ queryKey })
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') refetch()
    }
    const stopHearing = onAnnounced((announced) => {
      if (announced === subject) refetch()
    })
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stopHearing()
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [client, subject, keys])
}

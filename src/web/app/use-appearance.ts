import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { currencyNow } from '#finance/currency.ts'
import { SETTINGS_SUBJECT, settingsQuery, useSettings } from '#web/data/settings.ts'
import { onAnnounced } from '#web/lib/broadcast.ts'
import { showCurrency } from '#web/lib/currency.ts'
import { showAppearance } from '#web/lib/show-appearance.ts'

/**
 * Shows what is chosen in Settings, here or in another tab. The page came in the right appearance and the user with
 * their currency, so nothing is fetched at the start.
 */
export function useAppearance() {
  const client = useQueryClient()
  const { data } = useSettings({ enabled: false })
  const { theme, accent, fontSize, currency } = data ?? {}

  // Before the next paint, in which the pressed switch moves.
  useLayoutEffect(() => {
    if (theme && accent && fontSize) showAppearance({ theme, accent, fontSize })
  }, [theme, accent, fontSize])

  useLayoutEffect(() => {
    if (currency) showCurrency(currency)
  }, [currency])

  useEffect(
    () =>
      onAnnounced((subject) => {
        if (subject !== SETTINGS_SUBJECT) return
        const before = client.getQueryData(settingsQuery.queryKey)?.currency ?? currencyNow()
        client
          .fetchQuery({ ...settingsQuery, staleTime: 0 })
          .then((now) => (now.currency === before ? undefined : client.invalidateQueries()))
          .catch(() => {
            // The next page that is loaded has it.
          })
      }),
    [client],
  )
}

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { settings, type SettingsAnswer, type SettingsInput } from '#contract/settings.ts'
import { announce } from '#web/lib/broadcast.ts'
import { call } from './client.ts'
import { digestQuery } from './digest.ts'
import { addPending, pendingSettings, removePending, subscribeToPending } from './pending-settings.ts'

export const SETTINGS_SUBJECT = 'settings'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => call(settings.get),
})

/**
 * What is stored with the changes that are still on their way laid over it: a change shows at once, and one that fails
 * goes back by itself.
 */
export function useSettings({ enabled = true } = {}) {
  const stored = useQuery({ ...settingsQuery, enabled })
  const pending = useSyncExternalStore(subscribeToPending, pendingSettings)
  const data = stored.data && (Object.assign({}, stored.data, ...pending) as SettingsAnswer)
  return { ...stored, data }
}

/** One after the other, so that the last one pressed is the last one stored. */
export function useChangeSettings({ onError }: { onError: () => void }) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    scope: { id: 'settings' },
    mutationFn: (body: SettingsInput) => call(settings.change, { body }),
    onSuccess: (stored, changes) => {
      client.setQueryData(settingsQuery.queryKey, stored)
      announce(SETTINGS_SUBJECT)
      void client.invalidateQueries({ queryKey: digestQuery.queryKey })
      // The server writes amounts as well, in the chips of a message for one; and the user is kept for later.
      if (changes.currency) void client.invalidateQueries()
    },
    onError,
    onSettled: (_stored, _error, changes) => removePending(changes),
  })
  return (changes: SettingsInput) => {
    addPending(changes)
    mutate(changes)
  }
}

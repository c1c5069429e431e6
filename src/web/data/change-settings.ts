import { useMutation, useQueryClient } from '@tanstack/react-query'
import { settings, type SettingsInput } from '#contract/settings.ts'
import { announce } from '#web/lib/broadcast.ts'
import { call } from './call.ts'
import { digestQuery } from './digest.ts'
import { addPending, removePending } from './pending-settings.ts'
import { SETTINGS_SUBJECT, settingsQuery } from './settings.ts'

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

import { queryOptions, useQuery } from '@tanstack/react-query'
import type { settings, SettingsAnswer } from '#contract/settings.ts'
import { inSession } from './client.ts'
import { callLightly } from './light-call.ts'
import { usePendingSettings } from './pending-settings.ts'

export const SETTINGS_SUBJECT = 'settings'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => inSession(() => callLightly<typeof settings.get>('GET', '/api/settings')),
})

/**
 * What is stored with the changes that are still on their way laid over it: a change shows at once, and one that fails
 * goes back by itself.
 */
export function useSettings({ enabled = true } = {}) {
  const stored = useQuery({ ...settingsQuery, enabled })
  const pending = usePendingSettings()
  const data = stored.data && (Object.assign({}, stored.data, ...pending) as SettingsAnswer)
  return { ...stored, data }
}

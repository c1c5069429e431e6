import type { SettingsInput } from '#contract/settings.ts'
import { createExternalStore } from '#web/lib/external-store.ts'

/**
 * Changes that are on their way to the server. A store of our own, because a switch asks at the end of its very event
 * whether it is on; queries tell a moment later, and it would spring back in between.
 */
const pending = createExternalStore<readonly SettingsInput[]>([])

export const addPending = (changes: SettingsInput) => pending.write([...pending.read(), changes])
export const removePending = (changes: SettingsInput) =>
  pending.write(pending.read().filter((other) => other !== changes))
export const usePendingSettings = pending.use

import type { SettingsInput } from '#contract/settings.ts'

/**
 * Changes that are on their way to the server. A store of our own, because a switch asks at the end of its very event
 * whether it is on; queries tell a moment later, and it would spring back in between.
 */
let pending: readonly SettingsInput[] = []
const listeners = new Set<() => void>()

function update(next: readonly SettingsInput[]) {
  pending = next
  for (const listener of listeners) listener()
}

export const addPending = (changes: SettingsInput) => update([...pending, changes])
export const removePending = (changes: SettingsInput) => update(pending.filter((other) => other !== changes))
export const pendingSettings = () => pending

export function subscribeToPending(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

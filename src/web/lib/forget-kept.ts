import { forgetSeen } from './seen.ts'

/** The prefix of everything that the browser keeps of a user. */
const OURS = 'keel:'
/** Set for a moment to tell the other tabs. */
export const LEFT_KEY = 'keel-left'

/**
 * Somebody leaves this device: nothing of what they typed stays in the browser, in this tab or in others. Without a
 * user, whoever it was, everybody's goes: better a draft too few than one before the wrong eyes.
 */
export async function forgetKept(userId: number | null): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (isOf(key, userId)) localStorage.removeItem(key)
    localStorage.setItem(LEFT_KEY, String(userId ?? 'everybody'))
    localStorage.removeItem(LEFT_KEY)
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
  await forgetSeen(userId)
}

/** `keel:unsent:7`, `keel:budget-draft:7:…` */
const isOf = (key: string, userId: number | null) =>
  key.startsWith(OURS) && (userId === null || key.split(':')[2] === String(userId))

/** Whether a storage event says that this user has left. */
export const hasLeft = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>, userId: number) =>
  key === LEFT_KEY && (newValue === String(userId) || newValue === 'everybody')

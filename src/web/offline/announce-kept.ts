import { KEPT_TEXT } from '#web/data/kept-text.ts'
import { KeptForLater } from '#web/data/waiting.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Tells the user that a change waits for the connection; false for every other failure. */
export function announceKept(error: unknown): boolean {
  if (!(error instanceof KeptForLater)) return false
  toast({ title: 'Kept for later', description: KEPT_TEXT })
  return true
}

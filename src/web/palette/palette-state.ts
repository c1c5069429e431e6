/** What of the keyboard's own is open: the commands, or the list of keys. */
export type Opened = 'commands' | 'keys' | null

let opened: Opened = null
const listeners = new Set<() => void>()

export const openedNow = () => opened

export function openPalette(next: Opened) {
  opened = next
  for (const listener of listeners) listener()
}

export function subscribeToPalette(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

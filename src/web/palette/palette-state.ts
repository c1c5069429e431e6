import { createExternalStore } from '#web/lib/external-store.ts'

/** What of the keyboard's own is open: the commands, or the list of keys. */
export type Opened = 'commands' | 'keys' | null

const opened = createExternalStore<Opened>(null)

export const openedNow = opened.read
export const openPalette = opened.write
export const useOpened = opened.use

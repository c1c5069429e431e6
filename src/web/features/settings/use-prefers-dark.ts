import { watchMedia } from '#web/lib/watch-media.ts'

/** What the device asks for, also when that changes at dusk. */
export const usePrefersDark = watchMedia('(prefers-color-scheme: dark)')

import type { Action } from '#advisor/minding/minded.ts'

/** An action of which only its kind is known. */
export const bare = (intent: string): Action => ({ intent, from: null, about: [], inputs: [], wanted: null })

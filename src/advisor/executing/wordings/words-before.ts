import { startOf, type Value } from '#advisor/minding/minded.ts'

/** What a message says before a number of it. */
export const wordsBefore = (value: Value, text: string) => text.slice(0, startOf(value) ?? 0)

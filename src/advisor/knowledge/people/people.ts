export interface Heard { hears: readonly string[]; steps: readonly string[]; more: readonly string[] }
export const people: Readonly<Record<string, Heard>> = {}

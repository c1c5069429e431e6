/** What the judge, a network of its own, takes the amounts of a message for. */
import { type Role, roles } from '#advisor/understanding/roles.ts'

/** The chance of each role for an amount, by where it begins. */
interface WeighedAmount {
  start: number
  shares: readonly number[]
}

/** By the message alone, and with the one before it. Plain data: it travels between threads. */
export interface WeighedAmounts {
  /** The words that were read: places count in these alone. */
  text: string
  alone: readonly WeighedAmount[]
  after: readonly WeighedAmount[]
}

type SharesByPlace = ReadonlyMap<number, readonly number[]>

export interface Weighed {
  alone: SharesByPlace
  after: SharesByPlace
}

/** How much the judge takes an amount for this by the message alone; null where it has not read it. */
export const weighedAs = (
  { weighed }: { weighed?: Weighed },
  { start }: { start: number },
  role: Role,
): number | null => weighed?.alone.get(start)?.[roles.indexOf(role)] ?? null

/** What the judge said, where it has read these very words. */
export function weighedIn(text: string, amounts: WeighedAmounts | undefined): { weighed?: Weighed } {
  if (amounts?.text !== text) return {}
  const byPlace = (list: readonly WeighedAmount[]) =>
    new Map(list.map(({ start, shares }) => [start, shares]))
  return { weighed: { alone: byPlace(amounts.alone), after: byPlace(amounts.after) } }
}

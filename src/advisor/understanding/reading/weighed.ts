/** What the judge, a network of its own, takes the amounts of a message for, and what it hears besides. */
import { type Role, roles } from '#advisor/understanding/roles.ts'

/** The chance of each role for an amount, by where it begins. */
interface WeighedAmount {
  start: number
  shares: readonly number[]
}

/** A word that an amount may be called by, by where it begins; -1 for none. Scores are logarithms of chances. */
export interface NameScore {
  start: number
  score: number
}

/** What an amount is besides its role, after the message before where this one leans on it. */
export interface AmountDetail {
  start: number
  /** The likeliest first. */
  names: readonly NameScore[]
  /** The chance that the user wants to stop working at this age, and in so many years. */
  stopsAt: number
  stopsIn: number
}

/** What a message tells of the user as a whole: chances. */
export interface HeardBesides {
  risk: { low: number; medium: number; high: number }
  /** That the debts told are all there are; that there are none. */
  onlyDebts: number
  noDebts: number
  noSavings: number
}

/** By the message alone, and with the one before it. Plain data: it travels between threads. */
export interface WeighedAmounts {
  /** The words that were read: places count in these alone. */
  text: string
  alone: readonly WeighedAmount[]
  after: readonly WeighedAmount[]
  details: readonly AmountDetail[]
  besides: HeardBesides
}

type SharesByPlace = ReadonlyMap<number, readonly number[]>

export interface Weighed {
  alone: SharesByPlace
  after: SharesByPlace
  details: ReadonlyMap<number, AmountDetail>
  besides: HeardBesides
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
  return {
    weighed: {
      alone: byPlace(amounts.alone),
      after: byPlace(amounts.after),
      details: new Map(amounts.details.map((detail) => [detail.start, detail])),
      besides: amounts.besides,
    },
  }
}

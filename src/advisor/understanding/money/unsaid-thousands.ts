import type { AssetCategory, LiabilityCategory } from '#finance/balance-sheet.ts'
import type { Amount } from '#advisor/understanding/reading/reading.ts'

/** Below this many dollars nobody has, or owes, one. */
const least: Partial<Record<AssetCategory | LiabilityCategory, number>> = {
  'Real Estate': 2000,
  Mortgage: 1000,
  Vehicles: 100,
}
/** Smaller numbers may be meant as they were said. */
const LEAST = 10
const cheap = /\b(?:bikes?|bicycles?|scooters?|kayaks?|skateboards?|mopeds?|lots?|trailers?)\b/i
/** Too little for an account of one's old age. */
const LITTLE = 100
/** So small that it is no amount of a goal for which thousands are wanted. */
const FEW = 1000

/** Digits alone, or words without a thousand: '310', 'two-sixty', not '$310', '310k' or '1,310'. */
const isPlain = ({ kind, formatted, scaled, currency, low, high, inWords, value }: Amount) =>
  ((kind === 'bare' && !scaled) || (inWords && value < FEW)) && !formatted && !currency && low === high

/** 'The house is worth 310', 'taxable 48k and a Roth at 36': the thousand that goes without saying. */
export function valueOf(
  amount: Amount,
  { name, category }: { name: string; category: AssetCategory | LiabilityCategory },
  others: readonly Amount[],
): number {
  const { value } = amount
  if (!isPlain(amount) || value < LEAST || cheap.test(name)) return value
  const peers = others.filter((other) => other !== amount)
  // 'Checking 800' beside '401k 45k' is as it was said; nobody has 36 dollars in a Roth.
  const isAmongThousands =
    category === 'Retirement Accounts' &&
    value < LITTLE &&
    peers.length > 0 &&
    peers.every((other) => other.scaled && other.value >= FEW)
  return value < (least[category] ?? 0) || isAmongThousands ? value * 1000 : value
}

/** 'We want 50k. We have 11.', '13k saved, need like 40': both of one size. */
export function goalValue(amount: Amount, other: Amount | undefined): number {
  if (!other || !isPlain(amount) || amount.value >= FEW || other.value < FEW) return amount.value
  return amount.value * 1000 <= other.value * 20 ? amount.value * 1000 : amount.value
}

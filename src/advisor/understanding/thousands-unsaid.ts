import type { Change, Fact } from '#advisor/facts.ts'
import { toDollars } from '#finance/money.ts'
import { isMoneyLike, readMessage } from './reading.ts'
import { amountOf } from './said-before.ts'

/** Below so many dollars nobody owns or owes such a thing; above the other end it may be meant as it was said. */
const least: Partial<Record<string, number>> = { 'Real Estate': 2000, Mortgage: 600, Vehicles: 100 }
const LEAST = 10
const cheap = /\b(?:bikes?|bicycles?|scooters?|kayaks?|skateboards?|mopeds?|lots?|trailers?)\b/i

type AssetOrDebt = Extract<Change, { kind: 'asset' | 'liability' }>

/** 'The condo's worth 210k and I owe 165': of a house and what is owed on it the thousands go without saying. */
export function sayThousands(fact: Fact): Fact {
  const change = fact.change.kind === 'asset' || fact.change.kind === 'liability' ? fact.change : null
  const stored = change && amountOf(change)
  if (!change || stored === null) return fact
  const dollars = toDollars(stored)
  const isTooLittle = dollars >= LEAST && dollars < (least[change.category] ?? 0) && !cheap.test(change.name)
  if (!isTooLittle || !isPlainNumber(fact.quote, dollars)) return fact
  return { ...fact, change: inThousands(change) }
}

function inThousands(change: AssetOrDebt): Change {
  if (change.kind === 'asset') return { ...change, value: change.value * 1000 }
  return { ...change, amount: (change.amount ?? 0) * 1000 }
}

/** Written as '165', without a sign or a separator. */
const isPlainNumber = (quote: string, dollars: number) =>
  readMessage(quote).amounts.some(
    (amount) =>
      isMoneyLike(amount) &&
      amount.value === dollars &&
      Number.isInteger(amount.value) &&
      !amount.currency &&
      !amount.formatted &&
      !amount.scaled,
  )

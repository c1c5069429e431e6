/** Which stored row each of several names of one message speaks of. */
import type { Cents } from '#finance/money.ts'
import { findRow, isCollective, isVague, isWritten } from './rows.ts'

interface Told {
  name: string
  amount: Cents
}

/**
 * Two names that would speak of one row are two things: the row is of the one that is called so, else of the one that
 * has its amount. 'Credit cards' are none of the cards that are named one by one. What has the amount of a row and no
 * name against it is that row told again.
 */
export function claimRows<Row extends Told>(rows: readonly Row[], told: readonly Told[]): (Row | null)[] {
  const found = told.map(({ name }) => findRow(rows, name))
  const claimed = found.map((row, at) => (row && isHolder(row, at, found, told) ? row : null))
  return claimed.map((row, at) => row ?? toldAgain(rows, told[at], claimed))
}

function isHolder(row: Told, at: number, found: readonly (Told | null)[], told: readonly Told[]): boolean {
  const claims = told.filter((_, place) => found[place] === row)
  const own = told[at]
  const called = claims.find(({ name }) => name.toLowerCase() === row.name.toLowerCase())
  if (called) return own === called
  // '7,000 on the Visa', of 12,000 on the cards
  if (isCollective(row.name)) return claims.length === 1 && own !== undefined && own.amount >= row.amount
  const same = claims.find(({ amount }) => amount === row.amount)
  if (claims.length === 1 || same) return own === (same ?? claims[0])
  // 'Discover 800 and Chase 1,200' beside 'Card' are two more.
  return own === claims.find(({ name }) => isWritten(row.name, name))
}

function toldAgain<Row extends Told>(
  rows: readonly Row[],
  told: Told | undefined,
  claimed: readonly (Row | null)[],
): Row | null {
  const alike = rows.filter(
    (row) => !claimed.includes(row) && row.amount === told?.amount && isVague(row.name, told.name),
  )
  return alike.length === 1 ? (alike[0] ?? null) : null
}

import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Found } from '#advisor/understanding/amount-facts.ts'
import { latest } from './focus.ts'
import { isAboutRate, isOwnRate, ratesIn, type SaidRate } from './later-rates.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import { debtsMeant } from './rate-targets.ts'

/**
 * The interest of a debt that was named before: 'it's at 6.4%', 'both are 22 percent', 'Freedom's at 27.49'. `asked`:
 * the advisor has just asked for it, so a bare number answers.
 */
export function readRate(
  reading: Reading,
  focus: readonly Fact[],
  snapshot: Snapshot,
  asked: boolean,
  isNewDebt: (amount: Amount) => boolean = () => false,
): { found: Found[]; taken: Amount[] } {
  const debts = latest(focus).filter(({ change }) => change.kind === 'liability')
  const taken: Amount[] = []
  const found: Found[] = []
  if (debts.length === 0) return { found, taken }
  const isAbout = isAboutRate(reading) || asked
  const isLast = focus.find(({ change }) => 'name' in change)?.change.kind === 'liability'
  const rates = ratesIn(reading, debts, isAbout)
  const own = rates.filter((one) => isOwnRate(reading, one))
  for (const rate of own) {
    const targets = debtsMeant({ reading, rates, own, debts, isNewDebt }, rate, isAbout || isLast)
    for (const { change } of targets) {
      const changed = withRate(change, rate, snapshot)
      if (changed) found.push({ change: changed, amount: rate.amount, certainty: 1 })
    }
    if (targets.length > 0)
      taken.push(...[rate.amount, ...rate.parts].filter(({ kind }) => kind !== 'percent'))
  }
  return { found, taken }
}

/** The change of the rate alone; null when it is stored already. */
function withRate(change: Change, { value }: SaidRate, { liabilities }: Snapshot): Change | null {
  if (change.kind !== 'liability') return null
  const row = liabilities.find(({ id, name }) => id === change.id || name === change.name)
  if (row?.interestRate === value) return null
  return {
    kind: 'liability',
    id: row?.id ?? change.id,
    name: row?.name ?? change.name,
    category: row?.category ?? change.category,
    interestRate: value,
  }
}

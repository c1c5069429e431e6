import type { IncomeBasis } from '#finance/household.ts'

/** What must be said of an amount that rests on pay; empty where that is take-home pay. */
export function describeBasis(basis: IncomeBasis | null): string {
  if (basis === 'net') return ''
  return basis === 'gross' ? 'before tax' : 'may be before tax'
}

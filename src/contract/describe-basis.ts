import type { IncomeBasis } from '#finance/household.ts'

/** The note for an amount that depends on pay; empty where that is take-home pay. */
export function describeBasis(basis: IncomeBasis | null): string {
  if (basis === 'net') return ''
  return basis === 'gross' ? 'before tax' : 'may be before tax'
}

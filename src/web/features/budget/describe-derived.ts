import type { Derived } from './use-derived.ts'

/** What a sum that rests on pay of the profile must say of it; empty where it is take-home pay. */
export function describeBasis({ income, basis }: Pick<Derived, 'income' | 'basis'>): string {
  if (income.length === 0 || basis === 'net') return ''
  return basis === 'gross' ? 'before tax' : 'may be before tax'
}

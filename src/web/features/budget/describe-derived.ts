import { describeBasis } from '#contract/describe-basis.ts'
import type { Derived } from './use-derived.ts'

/** What a sum that rests on pay of the profile must say of it; empty where it is take-home pay. */
export const describeDerived = ({ income, basis }: Pick<Derived, 'income' | 'basis'>): string =>
  income.length === 0 ? '' : describeBasis(basis)

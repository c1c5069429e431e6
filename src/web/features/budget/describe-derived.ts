import { describeBasis } from '#contract/describe-basis.ts'
import type { Derived } from './use-derived.ts'

/** The note for a total that rests on pay from the profile; empty where that is take-home pay. */
export const describeDerived = ({ income, basis }: Pick<Derived, 'income' | 'basis'>): string =>
  income.length === 0 ? '' : describeBasis(basis)

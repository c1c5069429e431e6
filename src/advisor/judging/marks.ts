/** The usual marks for a share of pay or of a limit. Every percent that is said is a row of the rules. */
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { gradeAbove, gradeBelow, type Grade } from './judgement.ts'
import type { Subject } from './subjects.ts'

export interface Mark {
  /** The rule up to (or, where more is better, from) which a share is good. */
  good: string
  /** And still fair: a rule, or a percent that is never said. */
  fair: string | number
  isMoreBetter?: boolean
  /** A whole sentence; `{rule}` is filled in. */
  says: string
}

/** A share with everything that belongs to it: the car with insurance and gas, the home with tax. */
export const marks: Record<Subject, Mark> = {
  housing: {
    good: 'rent-share',
    fair: 'debt-share',
    says: 'The rule of thumb for housing is {housing-share} of gross pay, up to {rent-share} for rent.',
  },
  car: {
    good: 'car-all-low',
    fair: 'car-all-high',
    says: 'For a car all in, loan, insurance and gas, {car-all-low} to {car-all-high} of take-home pay is the usual mark.',
  },
  food: {
    good: 'food-high',
    fair: 20,
    says: 'For food, {food-low} to {food-high} of take-home pay is the usual mark.',
  },
  saving: {
    good: 'save-high',
    fair: 'save-low',
    isMoreBetter: true,
    says: 'The usual aim is {save-high} of pay for retirement, or {savings-share} with all other saving.',
  },
  credit: {
    good: 'utilization-good',
    fair: 50,
    says: 'Scores do well under {utilization-good} of the limit, and best under {utilization-best}.',
  },
  debt: {
    good: 'debt-share',
    fair: 43,
    says: 'By the 28/36 rule all debts together, the home included, get at most {debt-share} of gross pay.',
  },
}

/** Where nobody said what it is for. */
export const anything: Mark = {
  good: 'fun-share',
  fair: 'housing-share',
  says: 'By the 50/30/20 rule all needs together get {needs-share} of take-home pay.',
}

const valueOf = (mark: string | number) => (typeof mark === 'number' ? mark : (findRule(mark)?.value ?? 0))

export function gradeShare(percent: number, { good, fair, isMoreBetter = false }: Mark): Grade {
  const grade = isMoreBetter ? gradeAbove : gradeBelow
  return grade(percent, valueOf(good), valueOf(fair))
}
